import { Problem, type Seat } from '@hoard/kernel';
import type { Content } from './content/content.ts';
import type { Event, Mode } from './types.ts';

// The chronicle of a game with story tokens (SM-19.4 to SM-19.6): made of what was told, it never changes play.

export interface Line {
  /** Who claimed the token, and may put it into words of their own; -1 where nobody did. */
  readonly author: Seat;
  readonly text: string;
}

/** What heroes, places and goods are called in a sentence of the reader's language. */
export interface Names {
  hero(seat: Seat): string;
  city(seat: Seat): string;
  site(hex: number): string;
  resource(kind: number): string;
}

/** SM-19.5. */
const LONGEST = 140;

/** SM-19.4: a line for each claim, and for what the whole Reach speaks of. */
export const chronicleOf = (events: readonly Event[], content: Content, names: Names): Line[] =>
  events.flatMap((event) => {
    // Of horses only the first is worth a line.
    if (event.t === 'horse' && events.find(({ t }) => t === 'horse') !== event) return [];
    const text = lineOf(event, events, content, names);
    return text === null ? [] : [{ author: event.t === 'story' ? event.seat : -1, text }];
  });

function lineOf(event: Event, events: readonly Event[], { storyTokens, chronicle }: Content, names: Names): string | null {
  switch (event.t) {
    case 'story': {
      // The price that is foretold follows the claim.
      const foretold = events.slice(events.indexOf(event)).find((later) => later.t === 'price');
      return fill(storyTokens[event.story]!.line, {
        hero: names.hero(event.seat),
        site: names.site(event.hex),
        round: String(event.round),
        resource: foretold && names.resource(foretold.kind),
      });
    }
    case 'horse':
    case 'dragon':
    case 'fled':
      return fill(chronicle[event.t], { hero: names.hero(event.seat) });
    case 'cityFell':
      return fill(chronicle.cityFell, { hero: names.hero(event.seat), city: names.city(event.seat) });
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

/** SM-19.5: the claiming player puts a line into words of their own. */
export function rewrite(lines: readonly Line[], place: number, seat: Seat, words: string): Line[] {
  const author = lines[place]?.author ?? -1;
  if (author < 0 || author !== seat) throw new Problem(`Line ${place + 1} of the chronicle is not of seat ${seat} (SM-19.5)`);
  const text = words.trim();
  const { length } = Array.from(text);
  if (length === 0 || length > LONGEST) throw new Problem(`A line of ${length} characters; expected 1 to ${LONGEST} (SM-19.5)`);
  return lines.with(place, { author: seat, text });
}

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
