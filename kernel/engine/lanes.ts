import type { Frame, Lane, State } from './state.ts';

// How lanes come and go. Whoever closes one is told whether lanes met: whether that let another go on.

export function openLane<B, F extends Frame>(state: State<B, F>, parent: number, frame: F): Lane<F> {
  const lane: Lane<F> = { id: state.nextLane++, parent, children: 0, held: 0, holds: [], stack: [frame] };
  state.lanes.push(lane);
  return lane;
}

/** Takes away a lane that has ended. */
export function closeLane<B, F extends Frame>({ lanes }: State<B, F>, ended: Lane<F>): boolean {
  const place = lanes.indexOf(ended);
  if (place < 0) return false;
  lanes.splice(place, 1);
  let met = false;
  for (const lane of lanes) {
    if (ended.holds.includes(lane.id)) {
      lane.held--;
      met = true;
    }
    if (lane.id === ended.parent && --lane.children === 0) met = true;
  }
  return met;
}

/** Ends every lane that was forked, however deep, from the one of that id. */
export function closeForkedFrom<B, F extends Frame>(state: State<B, F>, id: number): boolean {
  const forked = state.lanes.filter((lane) => lane.parent === id);
  for (const lane of forked) {
    closeForkedFrom(state, lane.id);
    lane.stack.length = 0;
    closeLane(state, lane);
  }
  return forked.length > 0;
}

/** The nearest lane that holds a frame of that kind: this one, then those that wait for it, then any. */
export function nearestLane<B, F extends Frame>({ lanes }: State<B, F>, from: Lane<F>, kind: F['k']): Lane<F> | undefined {
  const has = (lane: Lane<F>): boolean => lane.stack.some((frame) => frame.k === kind);
  let near: Lane<F> | undefined = from;
  while (near !== undefined && !has(near)) {
    const { parent }: Lane<F> = near;
    near = lanes.find((lane) => lane.id === parent);
  }
  return near ?? lanes.find(has);
}
