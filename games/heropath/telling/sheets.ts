import { percent, type Fact, type Seat, type Sheet, type SheetItem, type SheetPart, type ViewOf, type Voices } from '@hoard/kernel';
import { ATTRIBUTES, CATEGORIES, DECKS } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { asKnown } from '../odds/clash.ts';
import { dragonOdds, threatOf } from '../odds/dragon.ts';
import { powersOf } from '../odds/power.ts';
import { limitOf } from '../rules/11-board.ts';
import { isUnknown } from '../rules/cards.ts';
import { works } from '../rules/standing.ts';
import { isFallen } from '../rules/things.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { cardInWords, doesInWords } from './cards.ts';
import { lackingInWords } from './faces.ts';
import { isOnTurn } from './frames.ts';
import { doingOf } from './lanes.ts';

type View = ViewOf<Heropath>;

/** What every player has, in the order in which they sit. Of others only what is known of them. */
export const sheetsOf = (words: Words, view: View, voices: Voices): Sheet[] =>
  view.sight.heroes.map((hero) => ({
    seat: hero.seat,
    name: voices.nameOf(hero.seat),
    notes: notesOf(words, view, hero, voices),
    isOnTurn: isOnTurn(view, hero.seat),
    leads: hero.id === NONE ? [] : [words.names.hero(hero.id)],
    facts: hero.id === NONE ? [] : [...laneFacts(words, view, hero), ...factsOf(words, view.sight, hero)],
    parts: hero.id === NONE ? [] : partsOf(words, view.sight, asKnown(hero), hero),
  }));

function notesOf(words: Words, view: View, hero: Hero, voices: Voices): string[] {
  const { content, sheet: say, names } = words;
  const board = view.sight;
  const isOther = hero.seat !== (voices.you >= 0 ? voices.you : view.viewer);
  return [
    ...(hero.id === NONE ? [] : [names.hero(hero.id)]),
    ...(board.options.competition === 'team' ? [say.team(hero.team + 1)] : []),
    // In Real Time all are.
    ...(board.realTime === null && isOnTurn(view, hero.seat) ? [say.onTurn] : []),
    ...(hero.isOff ? [say.gone] : isFallen(hero) ? [say.fallen] : [say.at(names.space(hero.at))]),
    ...(hero.asleep ? [say.asleep] : []),
    ...(hero.id !== NONE && hero.gems[0] === 0 && !isFallen(hero) ? [say.wounded] : []),
    ...(isOther && hero.id !== NONE && board.options.competition === 'competitive' && board.round > 0 && !hero.isOff
      ? [say.challenge(threatOf(board, content, hero.seat).turns)]
      : []),
  ];
}

const brief = { isBrief: true } as const;

/** In Real Time: what he is doing, and how many actions he still has (HP-26.2). */
function laneFacts({ sheet: say }: Words, view: View, { seat, actions, bonus }: Hero): Fact[] {
  const { realTime, round } = view.sight;
  if (realTime === null || round === 0) return [];
  const left = actions + bonus.reduce((sum, more) => sum + more, 0);
  const doing = doingOf(view, seat);
  return [
    { sign: 'doing', value: say.doing[doing], label: say.doing[doing], ...brief },
    { sign: 'embers', value: String(left), label: say.actions(left), ...brief },
  ];
}

function factsOf(words: Words, board: Board, hero: Hero): Fact[] {
  const { content, sheet: say, attributes, language } = words;
  const { enemies, dragon } = powersOf(content, hero);
  const { now, later, turnsLeft } = dragonOdds(board, content, hero.seat);
  // In Real Time what everybody is doing stands there instead. Alone there is room for all that one has; powers stand above the map.
  const isAlone = board.heroes.length === 1;
  const byTurn = board.realTime === null && !isAlone ? brief : {};
  const alone = isAlone ? brief : {};
  return [
    { sign: 'power', value: String(dragon), label: say.power(enemies, dragon), word: say.powerShort, ...byTurn },
    {
      sign: 'dragon',
      value: percent(now, language),
      label: say.dragon(percent(now, language), percent(later, language)),
      word: say.dragonShort,
      ...byTurn,
    },
    ...(turnsLeft >= 0 ? [{ sign: 'turns', value: String(turnsLeft), label: say.turnsLeft(turnsLeft) }] : []),
    ...ATTRIBUTES.map((attribute, row) => ({
      sign: attribute,
      value: String(hero.gems[row]),
      label: say.gems(attributes[row]!, hero.gems[row]!),
      // What is lost first, and what comes after it.
      ...(row < 2 && byTurn),
      ...alone,
    })),
    { sign: 'gold', value: String(hero.gold), label: say.gold(hero.gold), ...alone },
    { sign: 'food', value: String(hero.food), label: say.food(hero.food), ...alone },
    ...(hero.leeches === 0 ? [] : [{ sign: 'leeches', value: String(hero.leeches), label: say.leeches(hero.leeches) }]),
    ...(hero.actions === 0 || board.realTime !== null
      ? []
      : [{ sign: 'actions', value: String(hero.actions), label: say.actions(hero.actions) }]),
  ];
}

const thing = (sign: string, name: string, does = ''): SheetItem => ({ sign, name, does });

/** `known` is the hero without the cards of which only the backs are seen. */
const partsOf = (words: Words, board: Board, known: Hero, hero: Hero): SheetPart[] => [
  armament(words, known),
  ...CATEGORIES.flatMap((_, category) => resources(words, known, category)),
  ...faceDown(words, hero),
  ...lasting(words, board, hero.seat),
];

/** What a card does; one that asks for gems that its owner lacks does nothing. */
function doesOf(words: Words, hero: Hero, card: CardId): string {
  const lacks = works(words.content, hero, card) ? '' : lackingInWords(words, hero, card);
  return lacks === '' ? cardInWords(words, card) : `${words.sheet.missing(lacks)}; ${cardInWords(words, card)}`;
}

/** The five squares, with what lies on them. */
function armament(words: Words, hero: Hero): SheetPart {
  const { content, sheet: say, squares, names } = words;
  return {
    id: 'armament',
    title: say.armament,
    note: '',
    kind: 'slots',
    isOwned: true,
    items: SQUARES.map((_, square) => {
      const [card, attached] = [hero.worn[square]!, hero.attached[square]!];
      if (card === NONE) return { ...thing('', `${squares[square]}: ${say.free}`), isFree: true };
      const name = attached === NONE ? names.card(card) : say.with(names.card(card), names.card(attached));
      return thing(content.cards[card]!.id, name, doesOf(words, hero, card));
    }),
  };
}

/** The cards of a category that he holds (HP-11.17), against its limit. */
function resources(words: Words, hero: Hero, category: number): SheetPart[] {
  const { content, sheet: say, categories, names } = words;
  const isOf = (card: CardId): boolean => content.cards[card]!.category === category;
  const open = hero.shown.filter(isOf).map((card) => thing(content.cards[card]!.id, names.card(card), doesOf(words, hero, card)));
  const hidden = hero.hidden
    .filter(({ card }) => isOf(card))
    .map(({ card }) => thing(content.cards[card]!.id, `${names.card(card)} (${say.faceDown})`, doesOf(words, hero, card)));
  const items = [...open, ...hidden];
  if (items.length === 0) return [];
  const note = say.limit(items.length, limitOf(content, hero, category));
  return [{ id: CATEGORIES[category]!, title: categories[category]!, note, kind: 'list', items, isOwned: true }];
}

/** Of cards that lie face down with another only the backs. */
function faceDown({ sheet: say, decks }: Words, { hidden }: Hero): SheetPart[] {
  const items = DECKS.flatMap((deck, row) => {
    const count = hidden.filter(({ card }) => isUnknown(card) && -2 - card === row).length;
    return count === 0 ? [] : [thing(deck, say.hidden(count, decks[row]!))];
  });
  return items.length === 0 ? [] : [{ id: 'hidden', title: say.hiddenCards, note: '', kind: 'list', items, isOwned: true }];
}

/** What cards do to him for a while. */
function lasting(words: Words, board: Board, seat: Seat): SheetPart[] {
  const effects = board.lasting.filter(({ on }) => on === seat).map(({ effect }) => thing('lasting', doesInWords(words, [effect])));
  return effects.length === 0 ? [] : [{ id: 'lasting', title: words.sheet.lasting, note: '', kind: 'list', items: effects }];
}
