import type { SpaceId } from '../content/ids.ts';
import { CLOSED, Flood, OPEN } from '@hoard/kernel';
import { INK, inked, line, shadow, shape, type Look, type MapPlan, type Road } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';

// The kingdom of Silverado as a painter needs it.

/** What is built only here. */
export const glyphs: Readonly<Record<'gatehouse' | 'palace', string>> = {
  gatehouse:
    shadow(21, 4.4, 4) +
    inked('M-9 0V-16H9V0Z', '#8b8170') +
    inked('M-9-16V-19H-6V-16.6H-3V-19H0V-16.6H3V-19H6V-16.6H9V-13H-9Z', '#9c927f') +
    shape('M-5 0V-7A5 5 0 0 1 5-7V0Z', '#1c130b') +
    [-14, 14]
      .map(
        (x) =>
          inked(`M${x - 5.4} 0V-22H${x + 5.4}V0Z`, '#a89d88') +
          shape(`M${x - 4.6}-.6V-21.4H${x - 1.6}V-.6Z`, '#c9bfa9') +
          inked(`M${x - 6.4}-22V-26.4H${x - 3.6}V-24H${x - 1.2}V-26.4H${x + 1.2}V-24H${x + 3.6}V-26.4H${x + 6.4}V-22Z`, '#b8ad97') +
          shape(`M${x - 0.9}-11V-15.4a.9.9 0 0 1 1.8 0V-11Z`, '#241a10'),
      )
      .join(''),
  palace:
    shadow(33, 6, 5) +
    inked('M-30 0V-14H30V0Z', '#b3a68d') +
    inked(
      'M-30-14V-18H-26V-15H-22V-18H-18V-15H-14V-18H-10V-15H-6V-18H-2V-15H2V-18H6V-15H10V-18H14V-15H18V-18H22V-15H26V-18H30V-14Z',
      '#c5b99f',
    ) +
    inked('M-15-14V-34H15V-14Z', '#cfc3a8') +
    shape('M-14.2-14.6V-33.4H-7V-14.6Z', '#e9dfc6') +
    inked('M-18-34L0-48L18-34Z', '#7b3a2a') +
    shape('M-14-34.6L0-46L3-43.6L-6-34.6Z', '#a85538') +
    [-26, 26]
      .map(
        (x) =>
          inked(`M${x - 6} 0V-30H${x + 6}V0Z`, '#c2b69d') +
          shape(`M${x - 5.2}-.6V-29.4H${x - 1.8}V-.6Z`, '#e2d8bf') +
          inked(`M${x - 7.4}-30L${x}-45L${x + 7.4}-30Z`, '#6f3527') +
          shape(`M${x - 5.6}-30.6L${x}-42.6L${x + 0.6}-41L${x - 1.4}-30.6Z`, '#9d4f36') +
          shape(`M${x - 1.1}-17V-22a1.1 1.1 0 0 1 2.2 0V-17Z`, '#2a1d10'),
      )
      .join('') +
    shape('M-6 0V-8A6 6 0 0 1 6-8V0Z', '#2a1a0d') +
    line('M-3-1V-11M0-1V-13M3-1V-11M-6-5H6M-6-9H6', '#6b5a3c', 0.7) +
    [-8, 0, 8].map((x) => shape(`M${x - 1.3}-22V-27a1.3 1.3 0 0 1 2.6 0V-22Z`, '#f0c559', `stroke="${INK}" stroke-width=".5"`)).join('') +
    line('M0-48V-56', INK, 1) +
    inked('M0-56L9-53.6L0-51Z', '#d0a233', 0.6),
};

const looks: Readonly<Record<string, Look>> = {
  palace: { ground: '#a3976a', growth: [], count: 0, buildings: [['palace', 0, 16, 0.94]] },
  gatehouse: { ground: '#9a9259', growth: ['tuft'], count: 2, buildings: [['gatehouse', 0, 3, 0.92]] },
};

/** Where people come and go: roads lead from one to the next. */
const BUILT: ReadonlySet<string> = new Set(['palace', 'gatehouse', 'road', 'causeway', 'temple']);

/** Paved between neighbours that are built on; trodden from each village to the nearest place that a road leads to. */
function roads(): Road[] {
  const looksOf = content.spaces.map(({ look }) => look);
  const isBuilt = (space: SpaceId): boolean => BUILT.has(looksOf[space]!);
  const paved = content.neighbours.flatMap((around, from) =>
    around
      .filter((to) => to > from && isBuilt(from) && isBuilt(to) && looksOf[from] !== looksOf[to])
      .map((to): Road => ({ kind: 'paved', way: [from, to] })),
  );
  const ground = Uint8Array.from(content.spaces, ({ terrain }) => (terrain === 'sea' || terrain === 'river' ? CLOSED : OPEN));
  const flood = new Flood();
  const trodden = looksOf.flatMap((look, village): Road[] => {
    if (look !== 'village') return [];
    const { reached, count } = flood.from(village, content.spaces.length, content.neighbours, ground);
    const goal = Array.from(reached.subarray(0, count)).find(isBuilt);
    return goal === undefined ? [] : [{ kind: 'trodden', way: flood.wayTo(goal) }];
  });
  return [...paved, ...trodden];
}

export const plan: MapPlan = { spaces: content.spaces, looks, glyphs, roads: roads() };
