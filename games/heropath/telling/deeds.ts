import { percent, type Epilogue, type Seat, type ViewOf } from '@hoard/kernel';
import { DRAGON, type EnemyKindId } from '../content/content.ts';
import { NONE } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import { deeds as german } from '../words/de/deeds.ts';
import { deeds as english } from '../words/en/deeds.ts';
import type { Words } from '../words/words.ts';
import { boldestOf, foughtIn } from './fought.ts';

/** Its words come with it, in both languages: nobody needs them before the end. */
const sayingIn = ({ language }: Words): typeof english => (language === 'en' ? english : german);

/** What was done while the Scale stood at a level. */
interface Chapter {
  readonly level: number;
  /** The rounds of the first and of the last deed; none as long as nothing was done. */
  rounds: readonly number[];
  /** By seat: the kinds of enemies that were slain. */
  readonly kills: Map<Seat, EnemyKindId[]>;
  readonly deeds: string[];
}

/** The story of a game, level by level of the Scale: who slew, found, robbed and fell, and how the Dragon was met; and the victory that was least to be hoped for. */
export function deedsOf(words: Words, events: readonly Event[], { sight, outcome }: ViewOf<Heropath>): Epilogue | null {
  if (outcome === null) return null;
  const { names } = words;
  const say = sayingIn(words);
  const nameOf = (seat: Seat): string => names.hero(sight.heroes[seat]!.id);
  const chapters: Chapter[] = [{ level: 0, rounds: [], kills: new Map(), deeds: [] }];
  let round = 1;
  for (const event of events) {
    const now = chapters.at(-1)!;
    switch (event.t) {
      case 'roundBegins':
        round = event.round;
        continue;
      case 'scaleMoved':
        if (event.level > now.level) chapters.push({ level: event.level, rounds: [], kills: new Map(), deeds: [] });
        continue;
      case 'battleWon':
      case 'battleTied':
        if (event.kind === DRAGON) now.deeds.push(say.slewDragon(nameOf(event.seat), event.total, event.foeTotal));
        else now.kills.set(event.seat, [...(now.kills.get(event.seat) ?? []), event.kind]);
        break;
      case 'battleLost':
        if (event.kind === DRAGON) now.deeds.push(say.lostToDragon(nameOf(event.seat), event.total, event.foeTotal));
        break;
      case 'ritualWon':
      case 'ritualLost':
        now.deeds.push(say[event.t](event.total, event.foeTotal));
        break;
      case 'discovered':
        now.deeds.push(say.discovered(nameOf(event.seat), names.site(event.site)));
        break;
      case 'stole':
      case 'stoleSupply':
        now.deeds.push(say.robbed(nameOf(event.seat), nameOf(event.victim)));
        break;
      case 'imprisoned':
        now.deeds.push(say.imprisoned(nameOf(event.seat)));
        break;
      case 'fell':
        now.deeds.push(say.fell(nameOf(event.seat)));
        break;
      case 'gathered':
        now.deeds.push(say.gathered);
        break;
      default:
        continue;
    }
    // Only a deed comes so far.
    now.rounds = [now.rounds[0] ?? round, round];
  }
  const lines = chapters.flatMap((chapter) => {
    const kills = [...chapter.kills].map(([seat, kinds]) => say.slew(nameOf(seat), words.listOf(namedKinds(words, kinds))));
    const told = [...kills, ...chapter.deeds];
    return told.length === 0 ? [] : [say.chapter(chapter.level, chapter.rounds, told)];
  });
  const boldest = boldestOf(foughtIn(words.content, events, sight.heroes.length));
  if (boldest !== undefined) {
    const { seat, kind, chance } = boldest;
    const sides = [seat === NONE ? null : nameOf(seat), kind === DRAGON ? null : names.kind(kind), names.aFoe(kind)] as const;
    lines.push(say.boldest(...sides, boldest, percent(chance, words.language)));
  }
  return [say.head, ...lines].map((text) => ({ author: -1, text }));
}

/** `a Goblin, 2 Trolls`. */
const namedKinds = (words: Words, kinds: readonly EnemyKindId[]): string[] =>
  [...Map.groupBy(kinds, (kind) => kind)].map(([kind, same]) =>
    sayingIn(words).kinds(words.names.kind(kind), same.length, words.names.aFoe(kind)),
  );
