import type { Fact, Seat, Sheet, SheetItem, SheetPart, ViewOf, Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { CLASSES, type Counter } from '../content/schema.ts';
import { adventurerOf, rightHandOf, worthOf } from '../rules/01-things.ts';
import { turnIn } from '../rules/03-turn.ts';
import { diceOf } from '../rules/08-battle.ts';
import { homeWorth } from '../rules/14-end.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';
import type { Speech } from './speech.ts';

/** What every player has, in the order of the turns. */
export function sheetsOf({ game: { content }, words }: Speech, view: ViewOf<DragonAttack>, voices: Voices): Sheet[] {
  const { sight: board, lanes } = view;
  const onTurn = turnIn(lanes)?.seat ?? -1;
  const thrower = throwerIn(view);
  const { sheet: say, names } = words;
  return board.order.map((seat): Sheet => {
    const { hero, carried, home, resting } = adventurerOf(board, seat);
    const isOnTurn = seat === onTurn;
    return {
      seat,
      name: voices.nameOf(seat),
      notes: [
        names.colour(hero),
        ...(isOnTurn ? [say.onTurn] : []),
        ...(resting ? [say.rests] : []),
        ...(seat === thrower ? [say.rightHand] : []),
      ],
      isOnTurn,
      facts: factsOf(content, words, board, seat),
      parts: [
        partyOf(content, words, board, seat),
        thingsIn(content, words, 'carried', say.carried, carried),
        thingsIn(content, words, 'home', say.home, home),
      ],
    };
  });
}

/** Who throws the beaten is the player on their right (DA-12.1); it is marked while it matters. */
function throwerIn({ sight, lanes }: ViewOf<DragonAttack>): Seat {
  for (const { stack } of lanes) {
    const frame = stack.at(-1);
    if (frame?.k === 'thrown') return rightHandOf(sight, frame.victim);
  }
  return -1;
}

function factsOf(content: Content, { names, sheet: say }: Words, board: Board, seat: Seat): Fact[] {
  const { carried } = adventurerOf(board, seat);
  const isOfKind = (kind: Counter['kind']) => (row: number) => content.counters[row]!.kind === kind;
  const slayer = carried.find(isOfKind('dragonSlayer'));
  const dice = `${diceOf(board, content, seat)}${slayer === undefined ? '' : '+1'}`;
  const boats = carried.filter(isOfKind('boat')).length;
  const risk = worthOf(content, carried);
  const safe = homeWorth(board, content, seat);
  return [
    { sign: 'dice', value: dice, label: say.dice(dice), isBrief: true },
    ...(boats > 0 ? [{ sign: 'boat', value: boats > 1 ? String(boats) : '', label: say.boats(boats) }] : []),
    ...(slayer === undefined ? [] : [{ sign: 'slayer', value: '', label: names.bareCounter(slayer) }]),
    { sign: 'risk', value: String(risk), label: say.riskLong(risk), word: say.risk, isBrief: true },
    { sign: 'safe', value: String(safe), label: say.safeLong(safe), word: say.safe, isBrief: true },
  ];
}

/** The four places of a party; a missing class is seen at once. */
function partyOf(content: Content, { classes, names, sheet: say }: Words, board: Board, seat: Seat): SheetPart {
  const { hero, at, carried } = adventurerOf(board, seat);
  const items = CLASSES.map((letter, index): SheetItem => {
    const isOfClass = (bits: readonly number[]) => (row: number) => ((bits[row]! >> index) & 1) === 1;
    if (isOfClass(content.classOfHero)(hero)) return { sign: letter, name: classes[letter], does: names.hero(hero) };
    const companion = carried.find(isOfClass(content.classOfCounter));
    if (companion !== undefined) return { sign: letter, name: classes[letter], does: names.bareCounter(companion) };
    return { sign: letter, name: classes[letter], does: say.missing, isFree: true };
  });
  return { id: 'party', title: say.party, note: say.at(at), kind: 'slots', items };
}

const thingsIn = (content: Content, { names }: Words, id: string, title: string, rows: readonly number[]): SheetPart => ({
  id,
  title,
  note: '',
  kind: 'list',
  items: rows.map((row) => ({ sign: content.counters[row]!.id, name: names.counter(row), does: '' })),
  isOwned: true,
});
