import type { Fact, Seat, Sheet, SheetItem, SheetPart, ViewOf, Voices } from '@hoard/kernel';
import { SKYSTONES, type Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { heroArmour, heroSpeed } from '../rules/combatants.ts';
import { isLiving, isSolo, mostHealthOf, placeOf, playerOf, scoreOf } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { inBits } from '../words/bits.ts';
import type { Words } from '../words/words.ts';
import { burnInWords, cardInWords, effectsInWords, numbersInWords } from './cards.ts';
import { activeSeat } from './frames.ts';
import { cardName } from './names.ts';

type View = ViewOf<EpicSevenArise>;

/** What every player has, in the order in which they sit. */
export const sheetsOf = (words: Words, view: View, voices: Voices): Sheet[] =>
  view.sight.players.map((_, seat) => ({
    seat,
    name: voices.nameOf(seat),
    notes: notesOf(words, view, seat),
    isOnTurn: activeSeat(view) === seat,
    leads: heroesOf(view.sight, seat).map(({ id }) => words.names.hero(id)),
    facts: factsOf(words, view.sight, seat),
    parts: [...heroParts(words, view.sight, seat), ...cardParts(words, view, seat)],
  }));

/** The heroes of a player. */
const heroesOf = ({ heroes }: Board, seat: Seat): Hero[] => heroes.filter(({ owner }) => owner === seat);

function notesOf({ sheet: say, names }: Words, view: View, seat: Seat): string[] {
  const { sight } = view;
  const player = playerOf(sight, seat);
  return [
    ...heroesOf(sight, seat).map(({ id }) => names.hero(id)),
    ...(activeSeat(view) === seat ? [say.onTurn] : []),
    ...(player.gone ? [say.gone] : []),
  ];
}

function factsOf({ content, sheet: say, colours, names }: Words, board: Board, seat: Seat): Fact[] {
  const player = playerOf(board, seat);
  const score = scoreOf(content, player);
  const { most } = content.numbers.souls;
  return [
    ...rankOf(content, say, board, seat),
    ...heroesOf(board, seat).map((hero) => ({
      sign: content.heroes[hero.id]!.id,
      value: `${hero.health}/${mostHealthOf(content, hero)}`,
      label: `${names.hero(hero.id)}: ${isLiving(hero) ? say.health(hero.health, mostHealthOf(content, hero)) : say.dead}`,
      isBrief: true as const,
    })),
    { sign: 'souls', value: String(player.souls), label: say.souls(player.souls, most), isBrief: true },
    { sign: 'potions', value: String(player.potions), label: say.potions(player.potions) },
    ...SKYSTONES.map((colour, row) => ({
      sign: colour,
      value: String(player.stones[row]),
      label: say.stones(colours[row]!, player.stones[row]!),
    })),
    ...(board.battle === null
      ? []
      : [{ sign: 'contribution', value: String(player.contribution), label: say.contribution(player.contribution) }]),
    { sign: 'points', value: String(score), label: say.score(score), word: say.scoreShort, isBrief: true },
  ];
}

/** EA-20.8: the rank, and what borrowing a card costs by it. */
function rankOf({ numbers }: Content, say: Words['sheet'], board: Board, seat: Seat): Fact[] {
  const place = placeOf(board, seat);
  if (isSolo(board) || place < 0) return [];
  return [{ sign: 'rank', value: String(place + 1), label: `${say.rank(place + 1)}; ${say.dual(numbers.dual[place]!)}` }];
}

const thing = (sign: string, name: string, does = ''): SheetItem => ({ sign, name, does });

/** Each hero as it is now, then its skills as printed. */
function heroParts(words: Words, board: Board, seat: Seat): SheetPart[] {
  const { content, sheet: say, names, sets } = words;
  return heroesOf(board, seat).flatMap((hero) => {
    const { id, skills, title } = content.heroes[hero.id]!;
    return [
      {
        id: `hero-${id}`,
        title: `${names.hero(hero.id)}, ${title}`,
        note: heroInWords(words, board, hero),
        kind: 'list',
        items: skills.map((skill, row) =>
          thing(
            `skill${row + 1}`,
            say.skill(row + 1, sets[row]!, skill.name),
            `${effectsInWords(words, board, skill.does)}. ${burnInWords(words, board, skill)}`,
          ),
        ),
      },
      ...(hero.equipment.length === 0
        ? []
        : [
            {
              id: `equipment-${id}`,
              title: say.equipment,
              note: '',
              kind: 'list' as const,
              items: hero.equipment.map((card) => cardItem(words, board, card)),
            },
          ]),
    ] satisfies SheetPart[];
  });
}

/** A hero's values as they are now: `8 of 10 health, armour 1, speed 6, 1 Shield, Silence`. */
export function heroInWords({ content, sheet: say, statuses }: Words, board: Board, hero: Hero): string {
  const numbers = content.tiles[board.tiles[board.at] ?? -1]?.circles[hero.circle]?.join(' ');
  return [
    isLiving(hero) ? say.health(hero.health, mostHealthOf(content, hero)) : say.dead,
    say.armour(heroArmour(content, hero)),
    say.speed(heroSpeed(board, content, hero)),
    ...(hero.shields > 0 ? [say.shields(hero.shields)] : []),
    ...(hero.extra > 0 ? [say.extra(hero.extra)] : []),
    ...inBits(hero.statuses).map((status) => statuses[status]),
    ...(hero.taunt ? [say.taunt] : []),
    ...(hero.thorns > 0 ? [say.thorns(hero.thorns)] : []),
    ...(numbers === undefined ? [] : [say.circle(numbers)]),
  ].join(', ');
}

const signOf = ({ content }: Words, card: CardId): string => (card < 0 ? 'unknown' : content.cards[card]!.id);

function cardItem(words: Words, board: Board, card: CardId): SheetItem {
  const does = [numbersInWords(words, card), cardInWords(words, board, card)].filter((part) => part !== '');
  return thing(signOf(words, card), cardName(words, card), does.join('; '));
}

/** Hand, what was played, and what is known of the deck. */
function cardParts(words: Words, { sight }: View, seat: Seat): SheetPart[] {
  const { sheet: say } = words;
  const { hand, area, deck, secret } = playerOf(sight, seat);
  const list = (id: string, title: string, cards: readonly CardId[], note = '') => ({
    id,
    title,
    note,
    kind: 'list' as const,
    items: cards.map((card) => cardItem(words, sight, card)),
  });
  const known = [...deck, ...secret.filter((card) => card >= 0)].toSorted((one, other) => one - other);
  const unseen = say.decks.flatMap((name, row) => {
    const count = secret.filter((card) => card === -1 - row).length;
    return count === 0 ? [] : [say.unseen(count, name)];
  });
  return [
    { ...list('hand', say.hand, hand), isOwned: true },
    ...(area.length === 0 ? [] : [list('area', say.area, area)]),
    list('deck', say.deck, known, [say.inDeck(deck.length + secret.length), ...unseen].join('; ')),
  ];
}
