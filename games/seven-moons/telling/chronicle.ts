import type { Epilogue, EpilogueLine, Seat } from '@hoard/kernel';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Mode } from '../state/choices.ts';
import type { Words } from '../words/words.ts';

// The chronicle of a game with story tokens (SM-19.4 to SM-19.6): made of what was told, it never changes play.

/** What a chronicle is made of. */
interface Sources {
  readonly words: Words;
  readonly events: readonly Event[];
  readonly board: Board;
}

/** Its title, which the player with most tokens may choose, and its lines, each of which its claimer may rewrite (SM-19.5). */
export const chronicleOf = (words: Words, events: readonly Event[], board: Board): Epilogue => [
  { author: namerOf(events, board.mode), text: words.end.chronicle },
  ...linesOf({ words, events, board }),
];

/** SM-19.4: a line for each claim, and for what the whole Reach speaks of. */
const linesOf = (sources: Sources): EpilogueLine[] =>
  sources.events.flatMap((event) => {
    // Of horses only the first is worth a line.
    if (event.t === 'horse' && sources.events.find(({ t }) => t === 'horse') !== event) return [];
    const text = lineOf(event, sources);
    return text === null ? [] : [{ author: event.t === 'story' ? event.seat : -1, text }];
  });

function lineOf(event: Event, { words, events, board }: Sources): string | null {
  const { content, end, resources } = words;
  const { hexes, storyTokens, chronicle } = content;
  const cityOf = (seat: Seat): number => board.heroes[seat]!.city;
  const hero = (seat: Seat): string => content.characters[cityOf(seat)]!.portraits[0];
  switch (event.t) {
    case 'story': {
      // The price that is foretold follows the claim.
      const foretold = events.slice(events.indexOf(event)).find((later) => later.t === 'price');
      return fill(storyTokens[event.story]!.line, {
        hero: hero(event.seat),
        site: end.site(event.hex),
        round: String(event.round),
        resource: foretold && resources[foretold.kind],
      });
    }
    case 'horse':
    case 'dragon':
    case 'fled':
      return fill(chronicle[event.t], { hero: hero(event.seat) });
    case 'cityFell':
      return fill(chronicle.cityFell, { hero: hero(event.seat), city: hexes[content.cities[cityOf(event.seat)]!]!.name });
    case 'seventhMoon':
      return chronicle.seventhMoon;
    case 'ended':
      return chronicle[event.reason];
    default:
      return null;
  }
}

/** What is not known yet stays blank. */
const fill = (line: string, values: Readonly<Record<string, string | undefined>>): string =>
  line.replaceAll(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank);

/** SM-19.6: who names the chronicle: whoever has most tokens; among equals the winner, in co-op the last to claim. -1 is nobody. */
export function namerOf(events: readonly Event[], mode: Mode): Seat {
  const claims = events.flatMap((event) => (event.t === 'story' ? [event.seat] : []));
  const count = (seat: Seat): number => claims.filter((claimer) => claimer === seat).length;
  const most = Math.max(...claims.map(count));
  const leaders = [...new Set(claims)].filter((seat) => count(seat) === most);
  if (leaders.length === 1) return leaders[0]!;
  const ended = events.find((event) => event.t === 'ended');
  const winners = mode === 'competitive' ? (ended?.winners ?? []) : [];
  return winners.length === 1 ? winners[0]! : (claims.at(-1) ?? -1);
}
