import { useLater, type BoardProps } from '@hoard/paint';
import { useEffect, useState } from 'preact/hooks';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { HexMap } from './HexMap.tsx';
import { tilesOf, voteFor } from './mapView.ts';
import { wordsIn } from './speech.ts';

/** Held upright there is more room above than beside. */
const UPRIGHT = '(width < 60rem) and (orientation: portrait)';

function useUpright(): boolean {
  const [isUpright, turn] = useState(() => matchMedia(UPRIGHT).matches);
  useEffect(() => {
    const wish = matchMedia(UPRIGHT);
    const follow = (): void => turn(wish.matches);
    wish.addEventListener('change', follow);
    return () => wish.removeEventListener('change', follow);
  }, []);
  return isUpright;
}

/** The map: where the heroes are, what waits around them, and who votes for what. */
export function MapScene(props: BoardProps<EpicSevenArise>) {
  const { view, asked, considered, pointed, language, onConsider, onChoose } = props;
  const words = wordsIn(language);
  const isUpright = useUpright();
  const isBetween = asked !== null && view.sight.sheet.length > 0 && asked.actions.some((action) => verbOf(action) === 'onward');
  const between = useLater(isBetween, () => import('./ScoreSheet.tsx'));
  if (isBetween) return between === null ? null : <between.ScoreSheet {...props} />;
  return (
    <HexMap
      tiles={tilesOf(words, view, asked, considered ?? pointed)}
      title={words.board.map}
      isUpright={isUpright}
      of={words.board.of12}
      onPick={(position) => {
        const vote = voteFor(asked, position);
        if (vote === null) return;
        if (vote === considered) onChoose(vote);
        else onConsider(vote);
      }}
    />
  );
}
