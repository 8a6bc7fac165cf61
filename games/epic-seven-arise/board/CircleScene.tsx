import type { BoardProps } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { TERRAINS } from '../content/names.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { circlesOf } from './battleView.ts';
import { Ring } from './Ring.tsx';
import { TERRAIN_ART } from './scenePictures.ts';
import { wordsIn } from './speech.ts';

/** The tile that the heroes have come to: everybody chooses a circle. */
export function CircleScene(props: BoardProps<EpicSevenArise>) {
  const words = wordsIn(props.language);
  const board = props.view.sight;
  const tile = board.tiles[board.at]!;
  const name = words.names.tile(tile);
  return (
    <div class="ea-circles" style={{ '--ground-light': TERRAIN_ART[TERRAINS[content.tiles[tile]!.terrain]!]?.light }}>
      <Ring circles={circlesOf(words, props)} place={name} label={words.board.ring(name)} empty={words.board.empty} />
    </div>
  );
}
