import { questionOf } from '@hoard/kernel';
import { Mark, useLater, type BoardProps } from '@hoard/paint';
import type { ComponentType } from 'preact';
import type { EpicSevenArise } from '../state/types.ts';
import { outerFrame } from '../telling/frames.ts';
import { Backdrop } from './Backdrop.tsx';
import { BattleDock } from './BattleDock.tsx';
import { BattleScene } from './BattleScene.tsx';
import { CircleScene } from './CircleScene.tsx';
import { MapScene } from './MapScene.tsx';
import { Portraits } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import { StoryBar } from './StoryBar.tsx';
import './board.css';
import './theme.css';

type Props = BoardProps<EpicSevenArise>;

/** The story above, and under it what it has come to: the map, a battle, the Merchant, the choice of heroes. */
export function Board(props: Props) {
  const { view, language, playing, voices } = props;
  const words = wordsIn(language);
  const board = view.sight;
  const scene = sceneOf(props);
  const { Picture, Dock } = scenes[scene];
  // Parts that come when they are wanted: nobody waits for the Merchant, or for what is shown while something happens, to begin.
  const dramas = useLater(playing !== null, () => import('./Drama.tsx'));
  return (
    <div class={`board ea-board in-${scene}`}>
      {scene === 'battle' && <Mark of="ea-battle" />}
      <Portraits />
      <StoryBar words={words} board={board} />
      <div class="ea-scene">
        <Backdrop chapter={board.chapter} />
        <Picture {...props} />
        {playing !== null && dramas !== null && (
          <dramas.Drama key={playing.event} playing={playing} words={words} voices={voices} board={board} />
        )}
      </div>
      {Dock !== undefined && <Dock {...props} />}
    </div>
  );
}

type Scene = 'heroes' | 'merchant' | 'circles' | 'map' | 'battle';

/** What each scene is made of: the picture, and what lies below it. */
const scenes: { readonly [scene in Scene]: { readonly Picture: ComponentType<Props>; readonly Dock?: ComponentType<Props> } } = {
  heroes: { Picture: LaterGallery },
  merchant: { Picture: LaterMerchant },
  circles: { Picture: CircleScene },
  map: { Picture: MapScene },
  battle: { Picture: BattleScene, Dock: BattleDock },
};

function LaterGallery(props: Props) {
  const part = useLater(true, () => import('./Gallery.tsx'));
  return part === null ? null : <part.Gallery {...props} />;
}

function LaterMerchant(props: Props) {
  const part = useLater(true, () => import('./MerchantScene.tsx'));
  return part === null ? null : <part.MerchantScene {...props} />;
}

/** What is on the stage. */
function sceneOf({ view, asked }: Props): Scene {
  const { battle, heroes, party } = view.sight;
  if (battle !== null) return 'battle';
  if (heroes.length < party) return 'heroes';
  if (asked !== null && questionOf(asked) === 'circles.choose') return 'circles';
  if (outerFrame(view, 'circles') !== undefined) return 'circles';
  return outerFrame(view, 'merchant') === undefined ? 'map' : 'merchant';
}
