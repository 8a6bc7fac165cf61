import type { BoardProps } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { TERRAINS } from '../content/names.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { answersOf, blowOf, prospectOf } from './blow.ts';
import { attacksView, circlesOf, foesOf } from './battleView.ts';
import { Clocks } from './Clocks.tsx';
import { Foes } from './Foes.tsx';
import { Attacks, Ring } from './Ring.tsx';
import { TERRAIN_ART } from './scenePictures.ts';
import { wordsIn } from './speech.ts';
import { Spoils } from './Spoils.tsx';

type Props = BoardProps<EpicSevenArise>;

/** A battle: monsters and what they intend, the circles and who stands on them, and what one can do about it. */
export function BattleScene(props: Props) {
  const { view, asked, language, voices, onPlan } = props;
  const words = wordsIn(language);
  const board = view.sight;
  const blow = blowOf(props);
  const prospect = blow === null || board.turn === null ? null : prospectOf(board, board.turn.hero, blow);
  const tile = content.tiles[board.tiles[board.at]!]!;

  const aim = (unit: number): void => {
    if (asked !== null && blow !== null && blow.foe >= 0) onPlan(answersOf(asked, { ...blow, foe: unit }));
  };
  const foes = foesOf(words, props, prospect, blow === null ? null : aim);
  const place = words.names.tile(board.tiles[board.at]!);
  return (
    <div class="ea-battle" style={{ '--ground-light': TERRAIN_ART[TERRAINS[tile.terrain]!]?.light }}>
      <Clocks words={words} view={view} voices={voices} />
      {foes.length > 0 ? (
        <Foes foes={foes} acted={words.board.acted} label={words.board.foes} />
      ) : (
        <Spoils words={words} view={view} voices={voices} />
      )}
      <Attacks {...attacksView(words, board)} />
      <Ring circles={circlesOf(words, props)} place={place} label={words.board.ring(place)} empty={words.board.empty} />
    </div>
  );
}
