import { argumentOf, questionOf, type Asked, type Seat } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import { useEffect, useState } from 'preact/hooks';
import { covenant as content } from '../content/covenant.ts';
import type { CardId } from '../content/ids.ts';
import { turnOrder } from '../odds/order.ts';
import { setsFor } from '../odds/sets.ts';
import { SET_SIZES } from '../rules/sets.ts';
import { playerOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { burnInWords, cardInWords, effectsInWords } from '../telling/cards.ts';
import { actingUnit } from '../telling/frames.ts';
import { unitName } from '../telling/names.ts';
import type { Words } from '../words/words.ts';
import { answersOf, blowOf, openSkills, propose, type PlannedBlow } from './blow.ts';
import { Hand, Ribbon, Skills, type HandView, type SkillView, type TurnView } from './Dock.tsx';
import { faceOf, inHand } from './faces.ts';
import { faceOfSeat, heroKey, heroesOf } from './heroes.ts';
import { creatureOf } from './Portrait.tsx';
import { wordsIn } from './speech.ts';

type Props = BoardProps<EpicSevenArise>;

/** Who acts when, what the acting hero can do, and what one holds. */
export function BattleDock(props: Props) {
  const { view, asked, language, voices, onPlan } = props;
  const words = wordsIn(language);
  const board = view.sight;
  const blow = blowOf(props);
  const [picked, pick] = useState<readonly CardId[]>([]);
  useEffect(() => pick([]), [asked?.actions]);
  const seat = seatInHand(props);
  const place = placeInHand(board, seat);
  const { deck, secret } = playerOf(board, seat);

  const plan = (next: PlannedBlow | null): void => {
    if (next !== null && asked !== null) onPlan(answersOf(asked, next));
  };
  const toggle = (card: CardId): void => {
    if (asked === null) return;
    const isChosen = picked.includes(card) || (blow?.set.cards.includes(card) ?? false);
    const next = isChosen ? picked.filter((one) => one !== card) : [...picked, card];
    // Cards that make nothing together give way to the last that was touched.
    const fitting = fittingTo(asked, next, blow);
    pick(fitting === null ? [card] : next);
    plan(fitting ?? fittingTo(asked, [card], blow));
  };
  const take = (skill: number): void => {
    pick([]);
    if (asked !== null) plan(propose(asked, skill, blow?.foe ?? -1));
  };
  return (
    <div class="ea-dock">
      <Ribbon turns={turnsOf(words, props)} label={words.board.turns} />
      {place >= 0 && <Skills label={words.board.skills} skills={skillsOf(words, props, place, blow, take)} />}
      <Hand
        cards={handOf(words, props, seat, blow, toggle)}
        deck={String(deck.length + secret.length)}
        label={seat === (asked?.seat ?? view.viewer) ? words.board.hand : words.board.handOf(voices.nameOf(seat))}
      />
    </div>
  );
}

/** The blow that the picked cards make: of the skill that is chosen, else of the strongest that they fit. */
function fittingTo(asked: Asked<EpicSevenArise>, cards: readonly CardId[], now: PlannedBlow | null): PlannedBlow | null {
  const skills = openSkills(asked).toSorted((one, other) => Number(other === now?.skill) - Number(one === now?.skill) || other - one);
  for (const skill of skills) {
    const proposed = propose(asked, skill, now?.foe ?? -1, cards);
    if (proposed !== null) return { ...proposed, burn: now?.skill === skill && now.burn };
  }
  return null;
}

/** Whose hand lies at the lower edge: one's own; who only looks on sees that of whose turn it is. */
function seatInHand({ view, asked }: Props): Seat {
  const own = asked?.seat ?? view.viewer;
  const { sight } = view;
  return own >= 0 ? own : sight.turn === null ? sight.order[0]! : sight.heroes[sight.turn.hero]!.owner;
}

/** The hero whose skills are shown: who acts, else the first of that player. */
function placeInHand(board: Board, seat: Seat): number {
  const own = heroesOf(board, seat);
  return own.find((place) => place === board.turn?.hero) ?? own.find((place) => !board.heroes[place]!.acted) ?? own[0] ?? -1;
}

function turnsOf(words: Words, { view }: Props): TurnView[] {
  const board = view.sight;
  const now = actingUnit(view);
  return turnOrder(board, content).map(({ hero, unit, speed, state }) => {
    const monster = board.monsters.find((one) => one.unit === unit);
    return {
      key: hero >= 0 ? `hero-${hero}` : `foe-${unit}`,
      kind: hero >= 0 ? 'hero' : 'foe',
      picture: hero >= 0 ? heroKey(board.heroes[hero]!.id) : creatureOf(content.monsters[monster!.kind]!),
      name: hero >= 0 ? words.names.hero(board.heroes[hero]!.id) : unitName(words, board, unit),
      speed,
      state: unit >= 0 && unit === now ? 'now' : state,
    };
  });
}

/** What a set looks like before one is proposed. */
const NEEDS = [
  ['=', '='],
  ['1', '2', '3'],
  ['=', '=', '='],
] as const;

function skillsOf(words: Words, props: Props, place: number, blow: PlannedBlow | null, onPress: (skill: number) => void): SkillView[] {
  const { view, asked, denials, onWhy } = props;
  const board = view.sight;
  const isTurn = asked !== null && questionOf(asked) === 'heroTurn.act' && board.turn?.hero === place;
  const open = isTurn ? openSkills(asked) : [];
  return words.content.heroes[board.heroes[place]!.id]!.skills.map((skill, row) => {
    const isOpen = open.includes(row);
    const isOwn = isOpen && setsFor(board, content, place, row).some(({ loan }) => loan < 0);
    const isChosen = blow?.skill === row;
    const does = effectsInWords(words, board, skill.does);
    const shown = isChosen ? [...blow.set.cards, ...(blow.set.loan < 0 ? [] : [blow.set.loan])] : [];
    return {
      skill: row,
      name: skill.name,
      does,
      needs: shown.length === SET_SIZES[row] ? shown.map((card) => content.cards[card]!.numbers.join('/')) : NEEDS[row]!,
      burn: burnInWords(words, board, skill),
      state: isChosen ? 'chosen' : isOwn ? 'possible' : isOpen ? 'loan' : 'no',
      label: `${words.sheet.skill(row + 1, words.sets[row]!, skill.name)}: ${does}`,
      onPress: () => {
        const denial = denials.find(({ action }) => action === act.skill(row));
        if (isOpen) onPress(row);
        else if (denial !== undefined) onWhy(denial);
      },
    };
  });
}

function handOf(words: Words, props: Props, seat: Seat, blow: PlannedBlow | null, onToggle: (card: CardId) => void): HandView[] {
  const { view, asked, onChoose } = props;
  const board = view.sight;
  const isTurn = asked !== null && questionOf(asked) === 'heroTurn.act' && asked.seat === seat;
  const chosen = [...(blow?.set.cards ?? [])];
  const own = inHand(words, playerOf(board, seat).hand).map((card, index): HandView => {
    const place = chosen.indexOf(card);
    if (place >= 0) chosen.splice(place, 1);
    const answer = isTurn ? undefined : asked?.actions.find((action) => FROM_HAND.has(verbOf(action)) && argumentOf(action) === card);
    return {
      key: `${card}-${index}`,
      face: faceOf(words, card),
      isChosen: place >= 0,
      lender: null,
      label: cardLabel(words, board, card),
      onPress: isTurn ? () => onToggle(card) : answer === undefined ? null : () => onChoose(answer),
    };
  });
  if (blow === null || blow.set.loan < 0) return own;
  const { loan, lender } = blow.set;
  return [
    ...own,
    {
      key: 'loan',
      face: faceOf(words, loan),
      isChosen: true,
      lender: lender < 0 ? null : faceOfSeat(board, lender),
      label:
        lender < 0 ? words.board.echo(words.names.card(loan)) : words.board.borrowed(props.voices.nameOf(lender), words.names.card(loan)),
      onPress: null,
    },
  ];
}

/** Answers that name a card in hand. */
const FROM_HAND: ReadonlySet<EpicSevenArise['verb']> = new Set(['lay', 'discard', 'spend']);

function cardLabel(words: Words, board: Board, card: CardId): string {
  const does = cardInWords(words, board, card);
  return does === '' ? words.names.card(card) : `${words.names.card(card)}: ${does}`;
}
