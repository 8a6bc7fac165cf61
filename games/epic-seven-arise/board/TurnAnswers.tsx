import { type Action } from '@hoard/kernel';
import { AnswerButton, Mark, type AskedProps } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { epicSevenArise } from '../game.ts';
import type { CardId } from '../content/ids.ts';
import { BLUE, RED } from '../content/names.ts';
import type { Care } from '../odds/foresight.ts';
import { setsFor } from '../odds/sets.ts';
import { drawsFor } from '../rules/09-skills.ts';
import { dualPrice } from '../rules/10-dual.ts';
import { burnPrice } from '../rules/11-burn.ts';
import { canFill } from '../rules/sets.ts';
import { playerOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { verbOf } from '../state/verbs.ts';
import { effectsInWords } from '../telling/cards.ts';
import { unitName } from '../telling/names.ts';
import type { Words } from '../words/words.ts';
import { answersOf, blowOf, mayBurn, openSkills, prospectOf, type PlannedBlow } from './blow.ts';
import { MiniCard } from './Cards.tsx';
import { Rose } from './Rose.tsx';
import { faceOf } from './faces.ts';
import { faceOfSeat } from './heroes.ts';
import { Portrait } from './Portrait.tsx';
import { bestOf, type CardSet } from './sets.ts';
import { wordsIn } from './speech.ts';
import { EaSign } from './Tokens.tsx';
import type { EpicSevenArise } from '../state/types.ts';

/** What a hero can do now: the blow that is put together, with what it brings; and all the rest. */
export function TurnAnswers(props: AskedProps<EpicSevenArise>) {
  const { asked, language, onPlan, onChooseInTurn } = props;
  const words = wordsIn(language);
  const blow = blowOf(props);
  const answers = blow === null ? [] : answersOf(asked, blow);
  const others = asked.actions.filter((action) => verbOf(action) !== 'skill');
  const isNothing = openSkills(asked).length === 0;
  return (
    <div class="ea-turn">
      {blow !== null && (
        <div class="ea-strike">
          <Mark of="ea-answers" />
          <BurnSwitch props={props} words={words} blow={blow} />
          <Rose
            title={titleOf(words, asked.view.sight, blow)}
            line={lineOf(words, props, blow)}
            answers={answers.map((action) => epicSevenArise.keys.keyOf(action)).join(' ')}
            onPress={() => onChooseInTurn(answers)}
          />
        </div>
      )}
      {!isNothing && <Loans props={props} words={words} onPick={(next) => onPlan(answersOf(asked, next))} foe={blow?.foe ?? -1} />}
      <div class="ea-others">
        {others.map((action, index) => (
          <AnswerButton key={action} props={props} action={action} number={index + (blow === null ? 1 : 2)}>
            <DeedSign action={action} />
          </AnswerButton>
        ))}
      </div>
    </div>
  );
}

const SIGNS_OF = { use: 'magic', potion: 'potion', defer: 'swap', end: 'hourglass' } as const;

const DeedSign = ({ action }: { readonly action: Action }) => {
  const verb = verbOf(action);
  return verb in SIGNS_OF ? <EaSign sign={SIGNS_OF[verb as keyof typeof SIGNS_OF]} size="1.3em" /> : null;
};

/** What the button calls the blow: whom it fells, or for how much it strikes. */
function titleOf(words: Words, board: Board, { skill, foe, burn }: PlannedBlow): string {
  const place = board.turn?.hero ?? 0;
  const name = words.content.heroes[board.heroes[place]!.id]!.skills[skill]!.name;
  const hit = prospectOf(board, place, { skill, foe, burn }).foes.get(foe);
  const monster = board.monsters.find(({ unit }) => unit === foe);
  if (hit === undefined || monster === undefined) return name;
  const whom = unitName(words, board, foe);
  return hit.dealt >= monster.health ? words.board.fell(whom) : words.board.strike(whom, hit.numbers.join(' + '));
}

/** What comes of it besides: others that are hit, cards that are drawn, Souls that go and come. */
function lineOf(words: Words, { asked }: AskedProps<EpicSevenArise>, { skill, foe, set, burn }: PlannedBlow): string {
  const { board: say, content: named } = words;
  const board = asked.view.sight;
  const place = board.turn?.hero ?? 0;
  const player = playerOf(board, asked.seat);
  const prospect = prospectOf(board, place, { skill, foe, burn });
  const others = [...prospect.foes].filter(([unit]) => unit !== foe);
  const cards = [...set.cards, ...(set.loan < 0 ? [] : [set.loan])].map((card) => content.cards[card]!);
  const draws = drawsFor(content, set.cards) + (set.loan >= 0 && content.cards[set.loan]!.colour === BLUE ? 1 : 0);
  const price = (set.loan < 0 ? 0 : dualPrice(board, content, place)) + (burn ? burnPrice(board, content, { hero: place, skill }) : 0);
  const later = cards.filter(({ kind, colour }) => kind === 'skill' && colour === RED).length;
  return [
    named.heroes[board.heroes[place]!.id]!.skills[skill]!.name,
    ...(others.length > 0 ? [say.others(others.map(([, { dealt }]) => dealt).join(', '))] : []),
    ...caresOf(words, board, prospect.care),
    say.draws(draws),
    ...(price > 0 ? [say.souls(player.souls, player.souls - price)] : []),
    ...(later > 0 ? [say.soulsLater(later)] : []),
  ].join(' · ');
}

/** What heroes get; where all who live get the same, it is said once. */
function caresOf({ board: say, names }: Words, board: Board, care: readonly Care[]): string[] {
  const living = board.heroes.filter(({ health }) => health > 0).length;
  const alike = Map.groupBy(care, ({ healed, shields, extra }) => `${healed} ${shields} ${extra}`);
  return [...alike.values()].map((same) => {
    const { healed, shields, extra } = same[0]!;
    const whom =
      same.length === living && living > 1 ? say.everyHero : same.map(({ hero }) => names.hero(board.heroes[hero]!.id)).join(', ');
    return say.cares(whom, healed, shields, extra);
  });
}

interface PartProps {
  readonly props: AskedProps<EpicSevenArise>;
  readonly words: Words;
}

/** Soul Burn, yes or no, with what it costs and does. */
function BurnSwitch({ props, words, blow }: PartProps & { readonly blow: PlannedBlow }) {
  const { asked, onPlan } = props;
  const board = asked.view.sight;
  const { burn } = words.content.heroes[board.heroes[board.turn?.hero ?? 0]!.id]!.skills[blow.skill]!;
  const isOpen = mayBurn(asked, blow.skill);
  const does = words.board.burnFor(words.burnCost(burn), effectsInWords(words, board, burn.does));
  return (
    <button
      type="button"
      role="switch"
      class="ea-burn"
      aria-checked={blow.burn}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onPlan(answersOf(asked, { ...blow, burn: !blow.burn }))}
    >
      <b>{words.board.burn}</b>
      <i class="ea-switch" />
      <small>{does}</small>
    </button>
  );
}

interface Offered {
  readonly set: CardSet;
  readonly skill: number;
}

/** All that can be borrowed, best first: what it completes, what it costs, and what the lender loses by it. */
function Loans({ props, words, foe, onPick }: PartProps & { readonly foe: number; readonly onPick: (blow: PlannedBlow) => void }) {
  const { asked, voices } = props;
  const board = asked.view.sight;
  const place = board.turn?.hero ?? 0;
  const offered = loansIn(board, place, openSkills(asked));
  if (offered.length === 0) return null;
  const { board: say, content: named } = words;
  const { skills } = named.heroes[board.heroes[place]!.id]!;
  const price = dualPrice(board, content, place);
  return (
    <details class="ea-loans">
      <summary>
        <EaSign sign="swap" /> {say.borrow} <small>{say.price(price)}</small>
      </summary>
      <ul>
        {offered.map(({ set, skill }) => {
          const lender = set.lender < 0 ? null : faceOfSeat(board, set.lender);
          const loses = set.lender < 0 ? '' : lossOf(words, board, set.lender, set.loan);
          const name =
            set.lender < 0 ? say.echo(words.names.card(set.loan)) : say.borrowed(voices.nameOf(set.lender), words.names.card(set.loan));
          return (
            <li key={`${set.lender}-${set.loan}-${skill}`}>
              <button type="button" class="ea-loan" onClick={() => onPick({ skill, foe, set, burn: false })}>
                {lender !== null && <Portrait of={lender} />}
                <MiniCard face={faceOf(words, set.loan)} />
                <span>
                  <b>{name}</b>
                  <small>{[skills[skill]!.name, loses].filter((part) => part !== '').join(' · ')}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** So many are looked through at a glance. */
const MOST_LOANS = 8;

/** For each card that can be borrowed, the strongest skill that it completes; skills that need it first. */
function loansIn(board: Board, place: number, skills: readonly number[]): Offered[] {
  const all = skills.toReversed().flatMap((skill) => {
    const sets = setsFor(board, content, place, skill);
    const isOwn = sets.some(({ loan }) => loan < 0);
    const byLoan = Map.groupBy(
      sets.filter(({ loan }) => loan >= 0),
      ({ loan, lender }) => `${lender}-${loan}`,
    );
    return [...byLoan.values()].map((same) => ({ set: bestOf(same)!, skill, isOwn }));
  });
  const best = new Map<string, (typeof all)[number]>();
  for (const one of all.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn) || b.skill - a.skill)) {
    const key = `${one.set.lender}-${one.set.loan}`;
    if (!best.has(key)) best.set(key, one);
  }
  return [...best.values()].slice(0, MOST_LOANS);
}

/** The strongest set that a lender could play and cannot any more; empty where nothing is lost. */
function lossOf(words: Words, board: Board, lender: number, card: CardId): string {
  const { hand } = playerOf(board, lender);
  const rest = hand.toSpliced(hand.indexOf(card), 1);
  const lost = [2, 1, 0].find((skill) => canFill(content, skill, hand, 0) && !canFill(content, skill, rest, 0));
  return lost === undefined ? '' : words.board.loses(words.sets[lost]!);
}
