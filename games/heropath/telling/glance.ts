import { argumentOf, frameOf, percent, type Action, type Asked, type Seat, type Voices } from '@hoard/kernel';
import type { CardId, SpaceId } from '../content/ids.ts';
import { fightOdds } from '../odds/clash.ts';
import { chanceAgainst } from '../odds/danger.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { powersOf, withGear } from '../odds/power.ts';
import { chanceIn } from '../odds/throws.ts';
import { priceOf as wayPrice, wayTo } from '../odds/ways.ts';
import { payFor, priceOf } from '../rules/effects/goods.ts';
import { ownedIn } from '../rules/owned.ts';
import { distanceOf, findEnemy, heroOf, isOnMap, standOf } from '../rules/things.ts';
import { NONE, UNDECIDED, type Board, type Enemy } from '../state/board.ts';
import { cardWorn } from '../state/keys.ts';
import type { Heropath } from '../state/types.ts';
import { preyOf, verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { activityInWords, cardInWords } from './cards.ts';
import { lackingInWords } from './faces.ts';
import { isForHero } from './frames.ts';
import { enemyInWords } from './names.ts';
import { marksOf } from '../rules/durations.ts';

type Question = Asked<Heropath>;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** What waits at the end of an answer, in a few words; an empty string where nothing does. */
export function glanceOf(words: Words, asked: Question, action: Action, voices: Voices): string {
  const { content, language, glance: say } = words;
  const { view, seat } = asked;
  const board = view.sight;
  const hero = heroOf(board, seat);
  const frame = frameOf(asked);
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'hero':
      return gemsInWords(words, row);
    case 'fight':
      return say.chance(percent(chanceIn(fightOdds(board, content, seat, row)), language));
    case 'dragon':
    case 'ritual':
      return say.chance(percent(dragonOdds(board, content, seat).now, language));
    case 'rest':
      return marksOf(hero).rested || hero.gems[0]! >= content.numbers.gems ? '' : say.vitality(content.numbers.rest.vitality);
    case 'search':
      return say.search(FINDS.filter((kind) => content.dice.search.some((face) => face[kind] > 0)));
    case 'eat':
      return say.vitality(Math.min(content.numbers.rest.meal, content.numbers.gems - hero.gems[0]!));
    case 'go': {
      const price = wayPrice(content, wayTo(board, content, hero, frame, row));
      return joined(price === 0 ? '' : say.vitality(-price), waitingAt(words, asked, row));
    }
    case 'sail':
    case 'land':
      return waitingAt(words, asked, row);
    case 'space':
      if (frame?.k === 'shift' || frame?.k === 'place') return nearestTo(words, board, row, voices);
      return joined(
        isOnMap(hero) ? say.paces(distanceOf(content, hero.at, row)) : '',
        isForHero(frame) ? waitingAt(words, asked, row) : '',
      );
    case 'place':
      return nearestTo(words, board, row, voices);
    case 'enemy':
    case 'expose': {
      // That it is hidden, and where, the answer itself says.
      const enemy = findEnemy(board, row);
      return enemy?.kind === UNDECIDED
        ? say.chance(percent(chanceAgainst(board, content, seat, enemy), language))
        : enemyGlance(words, asked, row);
    }
    case 'rock':
      return say.fire(inFire(words, board, row), voices);
    case 'activity':
      return frame?.k === 'visit' ? activityInWords(words, frame.site, row) : '';
    case 'discard':
      return frame?.k === 'keep' ? say.forSeveral : cardGlance(words, asked, row);
    case 'keep':
    case 'choose':
    case 'play':
    case 'collect':
      return cardGlance(words, asked, row);
    case 'buy':
      return joined(goldFor(words, asked, action), cardGlance(words, asked, row));
    case 'sell':
      return goldFor(words, asked, action);
    case 'wear':
    case 'attach':
    case 'takeOff': {
      const [before, after] = [powersOf(content, hero), powersOf(content, withGear(content, hero, action))];
      const power = say.power(after.enemies - before.enemies, after.dragon - before.dragon);
      if (verbOf(action) === 'takeOff') return power;
      const lacks = lackingInWords(words, hero, cardWorn(row));
      // What gives no power at once does something else.
      return joined(power === '' && lacks === '' ? cardInWords(words, cardWorn(row)) : power, lacks === '' ? '' : say.needs(lacks));
    }
    case 'ambush':
      return say.prison;
    case 'thieve':
      return say.cards(ownedIn(content, heroOf(board, preyOf(row).seat), preyOf(row).what).length);
    case 'snatch': {
      const { gold, food } = heroOf(board, preyOf(row).seat);
      return say.has(gold, food);
    }
    case 'aim':
    case 'trade':
    case 'exchange': {
      const { gold, food } = heroOf(board, row);
      return say.has(gold, food);
    }
    case 'refresh':
      return say.price(content.numbers.display.refresh);
    default:
      return '';
  }
}

/** The gems of a hero that can be chosen: `V4 F3 E1 S1 W1, 1 GOLD, 1 FOOD`. */
function gemsInWords({ content, attributeSigns, sheet: say }: Words, id: number): string {
  const { gems, gold, food } = content.heroes[id]!;
  return joined(gems.map((count, attribute) => `${attributeSigns[attribute]}${count}`).join(' '), say.gold(gold), say.food(food));
}

/** What a card costs, or brings, where one buys and sells. */
export function goldFor({ content, glance: say }: Words, asked: Question, action: Action): string {
  const frame = frameOf(asked);
  const effect = frame?.k === 'effects' ? content.effects[frame.queue[0]!] : undefined;
  const card = argumentOf(action);
  const board = asked.view.sight;
  if (verbOf(action) === 'buy')
    return say.price(priceOf(board, content, heroOf(board, asked.seat), card, effect?.do === 'buy' ? effect.less : 0));
  return effect?.do === 'sell' && verbOf(action) === 'sell' ? say.pays(payFor(content, card, effect.gold)) : '';
}

/** What a card does, and what its owner lacks for it. */
function cardGlance(words: Words, { view: { sight }, seat }: Question, card: CardId): string {
  if (card < 0) return '';
  const lacks = sight.draft === null ? lackingInWords(words, heroOf(sight, seat), card) : words.needsOf(words.content.cards[card]!.needs);
  const does = cardInWords(words, card);
  // What it does are sentences: they follow as such.
  return lacks === '' ? does : `${sight.draft === null ? words.glance.needs(lacks) : words.face.needs(lacks)}. ${does}`;
}

/** Who and what waits in a space, with the chance to beat each. */
const waitingAt = (words: Words, asked: Question, space: SpaceId): string =>
  foundAt(words, asked.view.sight, space, ({ unit }) => enemyGlance(words, asked, unit));

/** Who and what is found in a space. */
export function foundAt(
  words: Words,
  sight: Board,
  space: SpaceId,
  enemyTold = (enemy: Enemy) => enemyInWords(words, sight, enemy),
): string {
  const { content, glance: say, here, names } = words;
  const site = sight.sites[space]!;
  const { kind } = content.map.spaces[space]!;
  return joined(
    ...sight.enemies.filter(({ at }) => at === space).map(enemyTold),
    site !== NONE ? names.site(site) : kind === 'settlement' ? say.discovers : kind === 'safe' ? here.kinds.safe : '',
  );
}

/** An enemy with the chance to beat it. */
function enemyGlance(words: Words, { view: { sight }, seat }: Question, unit: number): string {
  const { content, glance: say, language } = words;
  const enemy = findEnemy(sight, unit);
  if (enemy === undefined) return '';
  const chance = percent(chanceAgainst(sight, content, seat, enemy), language);
  return enemy.kind === UNDECIDED ? say.hidden(chance) : joined(enemyInWords(words, sight, enemy), say.chance(chance));
}

/** What the Search die may show, as it is told. */
const FINDS = ['gold', 'food', 'fortune', 'magic'] as const;

/** Who stands nearest to a space, and how far away. */
function nearestTo({ content, glance: say }: Words, board: Board, space: SpaceId, voices: Voices): string {
  const near = board.heroes
    .filter(({ isOff }) => !isOff)
    .map((hero) => ({ seat: hero.seat, paces: distanceOf(content, standOf(hero, content), space) }))
    .toSorted((one, other) => one.paces - other.paces);
  return near[0] === undefined ? '' : say.near(near[0].seat, near[0].paces, voices);
}

/** Who stands around a Dragon Rock. */
const inFire = ({ content }: Words, { heroes }: Board, rock: number): Seat[] =>
  heroes.flatMap((hero) => (isOnMap(hero) && content.map.spaces[hero.at]!.flare === rock ? [hero.seat] : []));
