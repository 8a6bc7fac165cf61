import { argumentOf, type Action, type Seat, type ViewOf } from '@hoard/kernel';
import { percent, type Language } from '@hoard/paint';
import { chanceOfAtLeast } from '../odds/chances.ts';
import { copyBoard } from '../state/copy.ts';
import { comingMatches } from '../bots/defence.ts';
import { fightOdds, survivalOdds, wayOdds, type WayOdds } from '../odds/odds.ts';
import { sevenMoons } from '../game.ts';
import { reach } from '../rules/03-journey.ts';
import { realmAttack, resultOf } from '../rules/14-shadow.ts';
import { nextStepOf } from '../rules/10-quests.ts';
import { defencesOf, heroOf, isLit, isWilderness, stands, sumOf, together } from '../rules/things.ts';
import { STRONGHOLD } from '../state/board.ts';
import type { WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { optionInWords } from './does.ts';
import { frameIn, waveIn } from './frames.ts';
import { contentIn, hexName } from './names.ts';
import { isPlace } from './places.ts';
import { wordsIn } from './words.ts';

const { content } = sevenMoons;

type View = ViewOf<SevenMoons>;

/** The hex that an action leads to, or -1. */
export function hexOf(action: Action): number {
  const verb = verbOf(action);
  return verb === 'go' || verb === 'jump' || verb === 'place' ? argumentOf(action) : -1;
}

/** The way to a hex that can be gone to now, and what bandits may do on it. */
export function wayOf(view: View, seat: Seat, action: Action): WayOdds | null {
  const frame = frameIn(view, seat);
  if (frame?.k !== 'journey' || verbOf(action) !== 'go') return null;
  return wayOdds(view.sight, content, seat, frame.points, argumentOf(action));
}

/** What calls the Shadow Army one moon nearer: an ally, or the third stronghold (SM-9.2). */
function wakes({ sight }: View, seat: Seat, action: Action): boolean {
  const verb = verbOf(action);
  const { strongholds } = heroOf(sight, seat);
  return (
    verb === 'hire' ||
    (verb === 'send' && builds(sight.heroes[seat]!.waiting, argumentOf(action)) && strongholds === content.numbers.strongholds - 1)
  );
}

/** Whether one more of a kind makes a stronghold (SM-7.4). */
const builds = (waiting: readonly number[], sent: number): boolean => waiting.every((count, kind) => count > 0 || kind === sent);

/** The fight that the next step of the quest is, or null. */
const fightAhead = ({ sight }: View, seat: Seat): number | null => nextStepOf(content, heroOf(sight, seat))?.fight?.target ?? null;

/** What calls the seventh moon, what may be lost, and where the way should be seen: these are looked at before they are done. */
export function confirms(view: View, seat: Seat, action: Action): boolean {
  switch (verbOf(action)) {
    case 'go':
    case 'jump':
    case 'place':
    case 'yield':
      return true;
    case 'hire':
    case 'send':
      return wakes(view, seat, action) && view.sight.moon === content.numbers.moons.last - 1;
    case 'errand':
      return fightAhead(view, seat) !== null;
    default:
      return false;
  }
}

/** The view with what an ally or a stronghold brings. */
function afterwards(view: View, seat: Seat, action: Action): View {
  const sight = copyBoard(view.sight);
  const hero = heroOf(sight, seat);
  if (verbOf(action) === 'hire') {
    hero.allies |= 1 << argumentOf(action);
    sight.allies[argumentOf(action)]!--;
  } else hero.strongholds++;
  return { ...view, sight };
}

/** So many sieges are tried; enough to tell a hope from a folly. */
const TRIED = 400;

/** What one should know before an action: exact odds, and what is at stake. */
export function odds(view: View, seat: Seat, action: Action, language: Language): string[] {
  const say = wordsIn(language);
  const board = view.sight;
  const hero = heroOf(board, seat);
  switch (verbOf(action)) {
    case 'go':
      return oddsOfWay(view, seat, action, language);
    case 'hire':
    case 'send': {
      if (!wakes(view, seat, action)) return [];
      const last = content.numbers.moons.last;
      if (board.moon + 1 < last) return [say.odds.moon(board.moon + 1, last)];
      const { games, cities, realm } = survivalOdds(sevenMoons, afterwards(view, seat, action), TRIED);
      return [say.odds.seventh, say.odds.survival(percent(cities[seat]!, language), percent(realm, language), games)];
    }
    case 'errand': {
      const target = fightAhead(view, seat);
      if (target === null) return [];
      const chances = fightOdds(content, board, seat, target);
      return [
        say.odds.fight(target, percent(chances[0]!, language)),
        ...chances.slice(1).map((chance, place) => say.odds.fightCrystals(place + 1, percent(chance, language))),
        say.odds.turnEnds,
      ];
    }
    case 'yield':
      return oddsOfLoss(view, seat, argumentOf(action), language);
    case 'eye':
    case 'facet':
    case 'aegis':
      return oddsOfTurning(view, seat, action, language);
    case 'stop':
      return hero.mount === 'dragon' && isWilderness(board, content, hero.at) ? [say.way.oddsFlee] : [];
    default:
      return [];
  }
}

function oddsOfWay(view: View, seat: Seat, action: Action, language: Language): string[] {
  const say = wordsIn(language).way;
  const frame = frameIn(view, seat);
  const odds = wayOf(view, seat, action);
  if (odds === null || frame?.k !== 'journey') return [];
  const board = view.sight;
  const hero = heroOf(board, seat);
  const to = argumentOf(action);
  const lines: string[] = [];
  if (hero.mount !== 'dragon') {
    lines.push(say.oddsSteps(odds.way.length, frame.points));
    if (odds.haste > 0) lines.push(say.oddsHaste(odds.haste, hero.gold - odds.haste));
    const lost = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(odds.lost);
    if (odds.rolls > 0) lines.push(say.oddsBandits(odds.rolls, percent(odds.robbed, language), lost));
    else lines.push(hero.gold + sumOf(hero.goods) === 0 ? say.oddsNothing : say.oddsSafe);
  } else if (isWilderness(board, content, to)) lines.push(say.oddsFlee);
  if (isLit(board, content, to)) lines.push(say.oddsFire);
  return lines;
}

/** Of those who have thrown their dice. */
const realmTotal = ({ sight }: View, wave: WaveFrame): number =>
  sumOf(wave.dice.map((dice, seat) => (dice.length > 0 && stands(sight, seat) ? resultOf(sight, content, wave, seat) : 0)));

/** How far the cities have got against a wave. */
export const realmOf = (view: View, wave: WaveFrame): { readonly total: number; readonly attack: number } => ({
  total: realmTotal(view, wave),
  attack: realmAttack(view.sight, content, wave),
});

function oddsOfTurning(view: View, seat: Seat, action: Action, language: Language): string[] {
  const say = wordsIn(language).odds;
  const wave = waveIn(view);
  if (wave === null) return [];
  const { total, attack } = realmOf(view, wave);
  const result = resultOf(view.sight, content, wave, seat);
  const city = content.shadowCards[wave.card]!.city;
  const shows = wave.dice[seat]![argumentOf(action)]!;
  const reaches = (now: number, needed: number): string =>
    percent(verbOf(action) === 'aegis' ? Number(now - shows + 6 >= needed) : chanceOfAtLeast(1, needed - now + shows), language);
  return [say.realmNow(total, attack), say.cityNow(result, city), say.reroll(reaches(total, attack), reaches(result, city))];
}

function oddsOfLoss(view: View, seat: Seat, piece: number, language: Language): string[] {
  const say = wordsIn(language).odds;
  const board = view.sight;
  const hero = heroOf(board, seat);
  const wave = waveIn(view);
  const { score, strongholds: most } = content.numbers;
  const lines: string[] = [];
  if (defencesOf(hero) === 1) return [say.falls];
  if (piece === STRONGHOLD && hero.strongholds === most) lines.push(say.ring);
  // Before its own walls are struck, what is given up to the realm may cost the bonus (SM-14.17).
  if (wave !== null && (wave.at === 'realmLost' || wave.at === 'realm')) {
    const { city } = content.shadowCards[wave.card]!;
    const result =
      resultOf(board, content, wave, seat) - (piece === STRONGHOLD && hero.strongholds === most ? content.numbers.bonus.strongholds : 0);
    lines.push(result >= city ? say.keeps(result, city) : say.breaks(result, city));
  }
  if (piece !== STRONGHOLD && board.shadow.length > 0)
    lines.push(say.shields(new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(comingMatches(board, content, piece))));
  if (!together(board.mode)) lines.push(say.worth(piece === STRONGHOLD ? score.stronghold : score.ally));
  return lines;
}

/** The places that so many steps lead to, the nearest first. */
function placesWithin({ sight }: View, seat: Seat, steps: number): number[] {
  const hero = heroOf(sight, seat);
  const { reached, count } = reach(sight, content, hero, steps);
  return [...reached.subarray(0, count)].filter((hex) => hex !== hero.at && isPlace(hex));
}

/** What waits at the end of an action, in a few words. */
export function glance(view: View, seat: Seat, action: Action, language: Language): string {
  const say = wordsIn(language);
  const board = view.sight;
  const hero = board.heroes[seat];
  if (hero === undefined) return '';
  const argument = argumentOf(action);
  const { moons, score, strongholds } = content.numbers;
  switch (verbOf(action)) {
    case 'go': {
      const odds = wayOf(view, seat, action);
      if (odds === null || hero.mount === 'dragon') return '';
      return [
        say.way.steps(odds.way.length),
        ...(odds.haste > 0 ? [say.way.gold(odds.haste)] : []),
        ...(odds.robbed > 0 ? [say.way.robbed(percent(odds.robbed, language))] : []),
      ].join(', ');
    }
    case 'pick': {
      const frame = frameIn(view, seat);
      const finds = argument === 1 && frame?.k === 'journey' && frame.dice[0] !== frame.dice[1];
      const farthest = placesWithin(view, seat, argument).slice(-2);
      return [
        ...(farthest.length > 0 ? [say.glance.reaches(farthest.map((hex) => hexName(hex, language)).join(', '))] : []),
        ...(finds ? [say.glance.find] : []),
      ].join(', ');
    }
    case 'sell':
      return say.glance.gold(board.prices[argument]!);
    case 'send':
    case 'hire':
      if (wakes(view, seat, action)) return board.moon + 1 < moons.last ? say.glance.moon(board.moon + 1, moons.last) : say.glance.seventh;
      return builds(hero.waiting, argument) && hero.strongholds < strongholds
        ? say.glance.builds
        : say.glance.waiting(hero.waiting[argument]!);
    case 'errand': {
      const target = fightAhead(view, seat);
      const name = contentIn(language).questCards[hero.quest]?.name ?? '';
      return target === null ? name : `${name}: ${say.glance.win(percent(fightOdds(content, board, seat, target)[0]!, language))}`;
    }
    case 'option': {
      const frame = frameIn(view, seat);
      return frame?.k === 'effects' ? optionInWords(frame.queue[0]!, argument, board, seat, language) : '';
    }
    case 'yield':
      return together(board.mode) ? '' : say.glance.worth(argument === STRONGHOLD ? score.stronghold : score.ally);
    default:
      return '';
  }
}
