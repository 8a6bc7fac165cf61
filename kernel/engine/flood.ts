/** How a space can be used on the way. */
export const OPEN = 0;
/** May be entered, but not passed. */
export const STOP = 1;
export const CLOSED = 2;

/** How far everything is from a space on a map. One flood is used again and again, so that movement allocates nothing. */
export class Flood {
  /** By space: steps from the start, or -1 where it was not reached. Good until the next flood. */
  distance = new Int16Array(0);
  /** The spaces reached, nearest first; read up to `count`. */
  reached = new Int16Array(0);
  count = 0;
  #neighbours: readonly (readonly number[])[] = [];
  #ground: Uint8Array = new Uint8Array(0);

  /** Floods up to `limit` steps from `start`, which can always be left. `ground` says by space OPEN, STOP or CLOSED. */
  from(start: number, limit: number, neighbours: readonly (readonly number[])[], ground: Uint8Array): this {
    if (this.distance.length !== neighbours.length) {
      this.distance = new Int16Array(neighbours.length);
      this.reached = new Int16Array(neighbours.length);
    }
    const { distance, reached } = this;
    this.#neighbours = neighbours;
    this.#ground = ground;
    distance.fill(-1);
    distance[start] = 0;
    reached[0] = start;
    let end = 1;
    for (let i = 0; i < end; i++) {
      const space = reached[i]!;
      const next = distance[space]! + 1;
      if (next > limit) break;
      if (i > 0 && ground[space] === STOP) continue;
      for (const neighbour of neighbours[space]!) {
        if (distance[neighbour] !== -1 || ground[neighbour] === CLOSED) continue;
        distance[neighbour] = next;
        reached[end++] = neighbour;
      }
    }
    this.count = end;
    return this;
  }

  /** A shortest way to a reached space, from the start to it. */
  wayTo(space: number): number[] {
    const way = [space];
    for (let here = space; this.distance[here]! > 0;) {
      here = this.#neighbours[here]!.find(
        (back) => this.distance[back] === this.distance[here]! - 1 && (this.distance[back] === 0 || this.#ground[back] === OPEN),
      )!;
      way.unshift(here);
    }
    return way;
  }
}
