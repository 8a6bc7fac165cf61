import { useLater, type BoardProps } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { DragonBar } from './DragonBar.tsx';
import { HeroStrip } from './HeroStrip.tsx';
import { Panels } from './Panels.tsx';
import { WorldMap } from './WorldMap.tsx';
import './board.css';
import './theme.css';

/** The land, with everything that must always be in sight around it. */
export function Board(props: BoardProps<Heropath>) {
  const { view, playing } = props;
  // What is shown while something happens comes when it first does.
  const isRealTime = view.sight.realTime !== null;
  const lanes = useLater(isRealTime, () => import('./laterLanes.ts'));
  const dramas = useLater(playing !== null, () => import('./dramas.ts'));
  return (
    <div class="board hp-board">
      <DragonBar {...props} />
      {isRealTime && lanes !== null && view.sight.round > 0 && <lanes.StopBar {...props} />}
      <div class="hp-middle">
        <WorldMap
          props={props}
          overlay={
            <>
              {isRealTime && lanes !== null && <lanes.StopVeil {...props} />}
              {dramas !== null && (
                <>
                  <dramas.Shout {...props} />
                  <dramas.Fight {...props} />
                </>
              )}
            </>
          }
          drama={playing !== null && dramas !== null && <dramas.MapDrama key={playing.event} playing={playing} board={view.sight} />}
        />
        <Panels {...props} />
      </div>
      <HeroStrip {...props} />
    </div>
  );
}
