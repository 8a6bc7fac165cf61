import { useLater, type BoardProps } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { DragonBar } from './DragonBar.tsx';
import { HeroStrip } from './HeroStrip.tsx';
import { Panels } from './Panels.tsx';
import { Shout } from './Shout.tsx';
import { WorldMap } from './WorldMap.tsx';
import './board.css';
import './theme.css';

/** The land, with everything that must always be in sight around it. */
export function Board(props: BoardProps<Heropath>) {
  const { view, playing } = props;
  // What is shown while something happens comes when it first does.
  const dramas = useLater(playing !== null, () => import('./MapDrama.tsx'));
  return (
    <div class="board hp-board">
      <DragonBar {...props} />
      <div class="hp-middle">
        <WorldMap
          props={props}
          overlay={<Shout {...props} />}
          drama={playing !== null && dramas !== null && <dramas.MapDrama key={playing.event} playing={playing} board={view.sight} />}
        />
        <Panels {...props} />
      </div>
      <HeroStrip {...props} />
    </div>
  );
}
