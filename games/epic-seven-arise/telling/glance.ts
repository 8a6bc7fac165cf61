import { argumentOf, frameOf, percent, type Action, type Asked, type Voices } from '@hoard/kernel';
import { ATTACK_NUMBERS } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { hitChances } from '../odds/dangers.ts';
import { inStock, priceOf } from '../rules/05-merchant.ts';
import { dualPrice } from '../rules/10-dual.ts';
import { ARTIFACT, SKILL } from '../rules/cards.ts';
import { isCasting } from '../rules/24-votes.ts';
import { mostHealthOf, placeOfHero } from '../rules/things.ts';
import { FACE_DOWN, type Board } from '../state/board.ts';
import { loanIn } from '../state/keys.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { blowsInWords } from './blows.ts';
import { cardInWords, effectsInWords, numbersInWords } from './cards.ts';
import { monsterName } from './names.ts';
import { leastHits, positionIn } from './places.ts';
import { spendingInWords } from './spending.ts';
import { goalOf } from './story.ts';

type Question = Asked<EpicSevenArise>;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** What waits at the end of an answer, in a few words; an empty string where nothing does. */
export function glanceOf(words: Words, asked: Question, action: Action, voices: Voices): string {
  const { content, glance: say } = words;
  const { view, seat } = asked;
  const board = view.sight;
  const row = argumentOf(action);
  const spending = spendingInWords(words, board, seat, action);
  switch (verbOf(action)) {
    case 'vote':
      return tileGlance(words, asked, action, voices);
    case 'hero':
      return frameOf(asked)?.k === 'setUp' ? heroGlance(words, row) : healthGlance(words, board, row);
    case 'potion':
      return say.heals(missingHealth(words, board, row));
    case 'skill': {
      const hero = board.heroes[board.turn?.hero ?? -1];
      return hero === undefined ? '' : joined(words.sets[row]!, effectsInWords(words, board, content.heroes[hero.id]!.skills[row]!.does));
    }
    case 'foe':
      return blowsInWords(words, asked, row);
    case 'use':
    case 'keep':
    case 'top':
      return joined(numbersInWords(words, row), cardInWords(words, board, row));
    case 'lay':
      return colourGlance(words, row);
    case 'echo':
      return joined(priceOfLoan(words, asked), colourGlance(words, row));
    case 'borrow':
      return joined(priceOfLoan(words, asked), colourGlance(words, loanIn(content, row)));
    case 'burn': {
      const frame = frameOf(asked);
      if (frame?.k !== 'skill') return '';
      const { burn } = content.heroes[board.heroes[frame.hero]!.id]!.skills[frame.skill]!;
      return effectsInWords(words, board, burn.does);
    }
    case 'circle':
      return circleGlance(words, board, row);
    case 'potions':
      return joined(say.price(row * priceOf(board, content, 0)), spending);
    case 'skillCard':
      return joined(say.price(priceOf(board, content, 1)), say.stock(inStock(board, SKILL)), spending);
    case 'artifact':
      return joined(say.price(priceOf(board, content, 2)), say.stock(inStock(board, ARTIFACT)), spending);
    case 'side':
    case 'onward':
      return joined(spending, votesInWords(words, board, row, voices));
    default:
      return spending;
  }
}

/** Who has voted for something, and whose vote decides where no side has more than half (EA-24.5). */
function votesInWords({ glance: say }: Words, board: Board, option: number, voices: Voices): string {
  const names = board.order.flatMap((seat) =>
    board.votes[seat] === option ? [isCasting(board, seat) ? say.casting(voices.nameOf(seat)) : voices.nameOf(seat)] : [],
  );
  return names.length === 0 ? '' : say.votes(names);
}

/** Who or what waits on a tile, how dangerous it is to stand there, and who has voted for it. */
function tileGlance(words: Words, { view: { sight } }: Question, action: Action, voices: Voices): string {
  const { content, glance: say, names } = words;
  const position = positionIn(sight, content, action);
  const token = sight.tokens[position]!;
  return joined(
    ...sight.monsters.flatMap((monster) => (monster.at === position ? [monsterName(words, sight, monster)] : [])),
    token === FACE_DOWN ? say.faceDown : token >= 0 ? names.token(token) : '',
    goalOf(sight, content) === position ? say.goal : '',
    say.hitBy(leastHits(content, sight, position), ATTACK_NUMBERS),
    votesInWords(words, sight, position, voices),
  );
}

/** A hero that can be chosen: role and values. */
function heroGlance({ content, sheet: say }: Words, hero: number): string {
  const { role, health, armour, speed } = content.heroes[hero]!;
  return joined(role, say.mostHealth(health), say.armour(armour), say.speed(speed));
}

function missingHealth({ content }: Words, board: Board, id: number): number {
  const hero = board.heroes[placeOfHero(board, id)];
  return hero === undefined ? 0 : mostHealthOf(content, hero) - hero.health;
}

function healthGlance({ content, sheet: say }: Words, board: Board, id: number): string {
  const hero = board.heroes[placeOfHero(board, id)];
  return hero === undefined ? '' : say.health(hero.health, mostHealthOf(content, hero));
}

/** What the colour of a card brings when it is played. */
const colourGlance = (words: Words, card: CardId): string => {
  const { kind, colour } = words.content.cards[card]!;
  return kind === 'skill' ? words.colourProspects[colour]! : numbersInWords(words, card);
};

/** EA-10.3: what a borrowed card costs. */
function priceOfLoan({ content, glance: say }: Words, asked: Question): string {
  const frame = frameOf(asked);
  return frame?.k === 'skill' ? say.souls(dualPrice(asked.view.sight, content, frame.hero)) : '';
}

/** How likely the next attack card points at a circle. */
function circleGlance({ content, language, glance: say }: Words, board: Board, circle: number): string {
  const numbers = content.tiles[board.tiles[board.at] ?? -1]?.circles[circle];
  if (numbers === undefined) return '';
  return say.chance(percent(hitChances(board, content)[circle] ?? 0, language));
}
