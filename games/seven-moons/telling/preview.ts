import { argumentOf, frameOf, percent, type Action, type Asked, type Effects, type Game, type Seat, type ViewOf } from '@hoard/kernel';
import { comingMatches } from '../bots/defence.ts';
import type { Effect } from '../rules/effects/index.ts';
import { fightOdds, survivalOdds } from '../odds/odds.ts';
import { mayFlee } from '../rules/04-mounts.ts';
import { nextStepOf } from '../rules/10-quests.ts';
import { realmAttack, resultOf } from '../rules/14-shadow.ts';
import { wakes } from '../rules/questions.ts';
import { defencesOf, heroOf, isLit, isWilderness, sumOf, together } from '../rules/things.ts';
import { STRONGHOLD, type Board } from '../state/board.ts';
import { copyBoard } from '../state/copy.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { effectsInWords, effectsOrNothing, optionIn } from './cards.ts';
import { waveIn } from './frames.ts';
import { heldBy, heldWith, standOf } from './siege.ts';
import { pointsIn, wayOddsOf } from './way.ts';

type Question = Asked<SevenMoons>;

/** So many sieges are tried; enough to tell a hope from a folly. */
const TRIED = 400;

/** What one should know before an answer: exact odds, and what is at stake. */
export function previewOf(game: Game<SevenMoons>, words: Words, asked: Question, action: Action): string[] {
  const { content, language, odds: say, way } = words;
  const { view, seat } = asked;
  const board = view.sight;
  switch (verbOf(action)) {
    case 'go':
      return wayAhead(words, asked, action);
    case 'visit':
      return [say.faerie(percent((7 - content.numbers.die.faerieFrom) / 6, language))];
    case 'hire':
    case 'send':
      return wakes(board, content, seat, action) ? awakening(game, words, asked, action) : [];
    case 'sell':
    case 'close':
      return [say.prices(board.prices.map((price, kind) => words.market.price(words.resources[kind]!, price)).join(', '))];
    case 'errand': {
      const fight = nextStepOf(content, heroOf(board, seat))?.fight;
      return fight ? [...fightAhead(words, board, seat, fight.target), ...lost(words, board, seat, fight.lost), say.turnEnds] : [];
    }
    case 'option': {
      const frame = frameOf(asked);
      const option = frame?.k === 'effects' ? optionIn(words, frame.queue[0]!, argumentOf(action)) : undefined;
      return (option?.does ?? []).flatMap((row) => effectAhead(words, board, seat, content.effects[row]!));
    }
    case 'yield':
      return losing(words, view, seat, argumentOf(action));
    case 'gem':
      return oneMoreDie(words, asked);
    case 'eye':
    case 'facet':
    case 'aegis':
      return turning(words, asked, action);
    case 'stop':
    case 'end':
      return mayFlee(board, content, seat) ? [way.oddsFlee] : [];
    default:
      return [];
  }
}

/** At most one digit behind the point. */
const roughly = (number: number, { language }: Words): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);

function wayAhead(words: Words, asked: Question, action: Action): string[] {
  const { content, way: say } = words;
  const points = pointsIn(asked);
  const odds = wayOddsOf(content, asked, action);
  if (odds === null || points === null) return [];
  const board = asked.view.sight;
  const hero = heroOf(board, asked.seat);
  const to = argumentOf(action);
  const lines: string[] = [];
  if (hero.mount !== 'dragon') {
    lines.push(say.oddsSteps(odds.way.length, points));
    if (odds.haste > 0) lines.push(say.oddsHaste(odds.haste, hero.gold - odds.haste));
    if (odds.rolls > 0) lines.push(say.oddsBandits(odds.rolls, percent(odds.robbed, words.language), roughly(odds.lost, words)));
    else lines.push(hero.gold + sumOf(hero.goods) === 0 ? say.oddsNothing : say.oddsSafe);
  } else if (isWilderness(board, content, to)) lines.push(say.oddsFlee);
  if (isLit(board, content, to)) lines.push(say.oddsFire);
  return lines;
}

/** What it means that the Shadow Army comes one moon nearer. */
function awakening(game: Game<SevenMoons>, words: Words, { view, seat }: Question, action: Action): string[] {
  const { content, language, odds: say } = words;
  const { last } = content.numbers.moons;
  const { moon } = view.sight;
  if (moon + 1 < last) return [say.moon(moon + 1, last)];
  const { games, cities, realm } = survivalOdds(game, afterwards(view, seat, action), TRIED);
  return [say.seventh, say.survival(percent(cities[seat]!, language), percent(realm, language), games)];
}

/** The view with what an ally or a stronghold brings. */
function afterwards(view: ViewOf<SevenMoons>, seat: Seat, action: Action): ViewOf<SevenMoons> {
  const sight = copyBoard(view.sight);
  const hero = heroOf(sight, seat);
  if (verbOf(action) === 'hire') {
    hero.allies |= 1 << argumentOf(action);
    sight.allies[argumentOf(action)]!--;
  } else hero.strongholds++;
  return { ...view, sight };
}

function fightAhead({ content, language, odds: say }: Words, board: Board, seat: Seat, target: number): string[] {
  const [alone, ...withCrystals] = fightOdds(content, board, seat, target);
  return [
    say.fight(target, percent(alone!, language)),
    ...withCrystals.map((chance, index) => say.fightCrystals(index + 1, percent(chance, language))),
  ];
}

const lost = (words: Words, board: Board, seat: Seat, effects: Effects): string[] => {
  const does = effectsInWords(words, board, seat, effects);
  return does === '' ? [] : [words.odds.lost(does)];
};

/** What chance makes of an effect; nothing where it has no part in it. */
function effectAhead(words: Words, board: Board, seat: Seat, effect: Effect): string[] {
  const { language, odds: say } = words;
  const inWords = (does: Effects): string => effectsOrNothing(words, board, seat, does);
  if (effect.do === 'fight')
    return [...fightAhead(words, board, seat, effect.target), say.won(inWords(effect.won)), say.lost(inWords(effect.lost))];
  if (effect.do !== 'roll') return [];
  return effect.bands.map(({ upTo, does }, index) => {
    const before = effect.bands[index - 1]?.upTo ?? 0;
    return say.band(before + 1, upTo, percent((upTo - before) / 6, language), inWords(does));
  });
}

function oneMoreDie({ content, language, odds: say }: Words, asked: Question): string[] {
  const frame = frameOf(asked);
  if (frame?.k !== 'wave') return [];
  const { view, seat } = asked;
  const [without, withIt] = [heldWith(view.sight, content, frame, seat, 0), heldWith(view.sight, content, frame, seat, 1)];
  return [
    say.gemRealm(realmAttack(view.sight, content, frame), percent(without.realm, language), percent(withIt.realm, language)),
    say.gemCity(content.shadowCards[frame.card]!.city, percent(without.city, language), percent(withIt.city, language)),
  ];
}

function turning({ content, language, odds: say }: Words, asked: Question, action: Action): string[] {
  const frame = frameOf(asked);
  if (frame?.k !== 'wave') return [];
  const { view, seat } = asked;
  const { total, realm, result, city } = standOf(view.sight, content, frame, seat);
  const held = heldBy(view.sight, content, frame, seat, action);
  return [say.realmNow(total, realm), say.cityNow(result, city), say.reroll(percent(held.realm, language), percent(held.city, language))];
}

function losing(words: Words, view: ViewOf<SevenMoons>, seat: Seat, piece: number): string[] {
  const { content, odds: say } = words;
  const board = view.sight;
  const hero = heroOf(board, seat);
  const { score, strongholds: most, bonus } = content.numbers;
  if (defencesOf(hero) === 1) return [say.falls];
  const breaksRing = piece === STRONGHOLD && hero.strongholds === most;
  const lines = breaksRing ? [say.ring] : [];
  // Before its own walls are struck, what is given up to the realm may cost the bonus (SM-14.17).
  const wave = waveIn(view);
  if (wave !== null && (wave.at === 'realmLost' || wave.at === 'realm')) {
    const { city } = content.shadowCards[wave.card]!;
    const result = resultOf(board, content, wave, seat) - (breaksRing ? bonus.strongholds : 0);
    lines.push(result >= city ? say.keeps(result, city) : say.breaks(result, city));
  }
  if (piece !== STRONGHOLD && board.shadow.length > 0) lines.push(say.shields(roughly(comingMatches(board, content, piece), words)));
  if (!together(board.mode)) lines.push(say.worth(piece === STRONGHOLD ? score.stronghold : score.ally));
  return lines;
}
