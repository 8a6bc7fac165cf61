import { questionOf } from '@hoard/kernel';
import { useLater, type BoardProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { NONE } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { Rungs, weighedSeat } from './DragonBar.tsx';
import { openPanel, useOpened, type Panel } from './opened.ts';
import { Overlay } from './Overlay.tsx';
import { wordsIn } from './speech.ts';

/** What lies over the map: what is chosen before the game, one's gear, cards for sale, the Index, the Scale. One at a time. */
export function Panels(props: BoardProps<Heropath>) {
  const { asked, view, language } = props;
  const { panels: say } = wordsIn(language);
  const opened = useOpened();
  const question = asked === null ? '' : questionOf(asked);
  const gear = useLater(view.sight.round > 0 || question === 'gear.change', () => import('./GearSheet.tsx'));
  const parts = useLater(opened === 'display' || opened === 'index', () => import('./laterPanels.ts'));
  const before = useLater(view.sight.round === 0, () => import('./beforeTheGame.ts'));
  // Whoever turns to something else has closed it.
  useEffect(() => () => openPanel(null), []);
  const over = (name: string, title: string, children: ComponentChildren, isClosed = true) => (
    <Overlay name={name} title={title} close={say.close} onClose={isClosed ? () => openPanel(null) : null}>
      {children}
    </Overlay>
  );

  if (question === 'setUp.hero') return over('heroes', say.heroes, before !== null && <before.HeroGallery {...props} />, false);
  if (question === 'keep.choose') return over('draft', say.pack, before !== null && <before.Draft {...props} />, false);
  const seat = weighedSeat(props);
  const hero = view.sight.heroes[seat];
  if (hero === undefined || hero.id === NONE || gear === null) return null;
  if (question === 'gear.change') return over('gear', say.gear, <gear.GearSheet props={props} seat={asked!.seat} />, false);
  const shown: { readonly [panel in Panel]: () => ComponentChildren } = {
    gear: () => over('gear', say.gear, <gear.GearSheet props={props} seat={seat} />),
    display: () => over('display', say.forSale, parts !== null && <parts.Display {...props} />),
    index: () => over('index', say.index, parts !== null && <parts.IndexSearch {...props} />),
    scale: () =>
      over(
        'scale',
        say.scale,
        <Rungs words={wordsIn(language)} board={view.sight} odds={dragonOdds(view.sight, content, seat)} isLadder />,
      ),
  };
  return <>{opened === null ? null : shown[opened]()}</>;
}
