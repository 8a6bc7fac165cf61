import { countIn, holds, type Arguments, type Effects, type Seat } from '@hoard/kernel';
import type { Card, CardId, Clause, Content } from '../content/content.ts';
import { ENCOUNTERS, SUPPLIES, THREATS, TYPES, type Window } from '../content/names.ts';
import type { Cost } from '../content/schema.ts';
import { EVERYBODY, type Board, type Hero, type Play } from '../state/board.ts';
import type { Declared, During } from '../state/cardFrames.ts';
import type { Cause } from '../state/choices.ts';
import { aimOf, mayAimAt, mayReach } from './aims.ts';
import { FAITH, VITALITY } from './bank.ts';
import { conditionsHold, foeOf } from './conditions.ts';
import { barToEncounter } from './encounters.ts';
import { isAtHand, ownedIn } from './owned.ts';
import { works } from './standing.ts';
import { isFree } from './stops.ts';
import { aidOf } from './durations.ts';
import { FELLOWSHIP } from '../state/keys.ts';

/** A moment in which cards may be played. */
export interface Occasion {
  readonly during: During;
  /** Who acts; who fights. */
  readonly actor: Seat;
  readonly concerned: Seat;
  readonly deed: Declared;
  /** The cards that lie in the chain. */
  readonly chain: readonly CardId[];
  /** W6: by seat, what would be lost, and why. */
  readonly losses: readonly number[];
  readonly cause: Cause;
}

export const playOf = (board: Board, card: CardId): Play | undefined => board.plays.find((play) => play.card === card);

/** What a card does by one of its clauses. */
export const clauseOf = (content: Content, card: CardId, place: number): Clause => content.cards[card]!.clauses[place]!;

/** HP-1.17: a cost is paid in full, and never the last gem of life. `besides` is the card that is played itself. */
export function canPay(content: Content, hero: Hero, { gems, gold, food, cards }: Cost, besides: CardId): boolean {
  if (hero.gold < gold || hero.food < food) return false;
  for (let attribute = 0; attribute < gems.length; attribute++) if (hero.gems[attribute]! < gems[attribute]!) return false;
  const life = gems[VITALITY]! + gems[FAITH]!;
  if (life > 0 && hero.gems[VITALITY]! + hero.gems[FAITH]! <= life) return false;
  for (let category = 0; category < cards.length; category++) {
    const due = cards[category]!;
    if (due > 0 && ownedIn(content, hero, category, besides).length < due) return false;
  }
  return true;
}

/** What a denial says of a cost that cannot be paid: how much it is, and how much the hero has of it. */
export function lackToPay(content: Content, hero: Hero, { gems, gold, food, cards }: Cost, besides: CardId): Arguments {
  if (hero.gold < gold) return { supply: SUPPLIES.indexOf('gold'), needs: gold, has: hero.gold };
  if (hero.food < food) return { supply: SUPPLIES.indexOf('food'), needs: food, has: hero.food };
  const attribute = gems.findIndex((n, row) => hero.gems[row]! < n);
  if (attribute >= 0) return { attribute, needs: gems[attribute]!, has: hero.gems[attribute]! };
  const category = cards.findIndex((n, row) => n > 0 && ownedIn(content, hero, row, besides).length < n);
  if (category >= 0) return { category, needs: cards[category]!, has: ownedIn(content, hero, category, besides).length };
  return canPay(content, hero, { gems, gold, food, cards }, besides) ? {} : { because: 'life' };
}

const isSpent = ({ spent }: Hero, card: CardId, clause: number): boolean => spent.some((use) => use.card === card && use.clause === clause);

/** A use counts against its limit; a card of multiple use works once per action of anybody in any case (HP-10.8). */
export function spend({ spent }: Hero, content: Content, card: CardId, clause: number): void {
  const { use, clauses } = content.cards[card]!;
  if (use === 'multi') spent.push({ card, clause, until: clauses[clause]!.limit ?? 'action' });
}

/** Whether the acting player may use a card that he has by one of its clauses. */
function canUse(board: Board, content: Content, seat: Seat, card: CardId, clause: number, occasion: Occasion): boolean {
  const hero = board.heroes[seat]!;
  return couldUse(board, content, seat, card, clause, occasion) && isAtHand(content, hero, card) && works(content, hero, card);
}

/** All that everybody can judge about it: everything but whether he has it and meets its needs. */
export function couldUse(board: Board, content: Content, seat: Seat, card: CardId, place: number, occasion: Occasion): boolean {
  const hero = board.heroes[seat]!;
  const row = content.cards[card]!;
  // HP-24.8, HP-24.11: what has been played is not played again in what springs from it.
  if (playOf(board, card) !== undefined || isSpent(hero, card, place)) return false;
  if (place === FELLOWSHIP)
    return row.dealsWithHeroes && board.options.competition === 'co-op' && occasion.during === 'w4' && isFreeToBurst(board, content, hero);
  const clause = row.clauses[place]!;
  if (!isTime(board, row, clause, seat, occasion) || !isTriggered(board, content, clause, seat, occasion)) return false;
  if (row.use === 'burst' && hero.battle !== null && !isFreeToBurst(board, content, hero)) return false;
  return (
    conditionsHold(content, hero, clause.if, foeOf(board, hero)) &&
    canPay(content, hero, clause.cost, card) &&
    hasAim(board, content, seat, clause.does, occasion)
  );
}

/** One burst in a battle; one that still lies in the chain is the one. */
const isFreeToBurst = ({ plays }: Board, { cards }: Content, { seat, battle }: Hero): boolean =>
  battle !== null &&
  !aidOf(battle).hasBurst &&
  !plays.some((play) => play.seat === seat && (cards[play.card]!.use === 'burst' || play.clause === FELLOWSHIP));

/** HP-10.3 to HP-10.5. In a battle of one's own the battle is the time (HP-28.19). */
function isTime({ inTurn }: Board, { time }: Card, { when }: Clause, seat: Seat, { during, actor }: Occasion): boolean {
  if (when === 'before' || when === 'after' || during === 'w6') return true;
  // HP-24.2: in W10 the acting hero counts as off turn.
  const isInTurn = holds(inTurn, seat) && !(during === 'w10' && seat === actor);
  return time === 'any time' || (time === 'in turn') === isInTurn;
}

/** HP-26.13: windows that Real Time does not have. What waits for them elsewhere is called at any moment there (HP-26.18). */
export const isMissing = (window: Window): boolean => window === 'w1' || window === 'w8' || window === 'w10';

const isOpen = (during: During): boolean => during === 'open' || during === 'travel' || during === 'rest' || during === 'visit';

function isTriggered(board: Board, content: Content, clause: Clause, seat: Seat, occasion: Occasion): boolean {
  const { during, actor, chain } = occasion;
  const { battle } = board.heroes[seat]!;
  switch (clause.when) {
    case 'use':
      if (isOpen(during)) return clause.windows.includes('open') || (isFree(board) && clause.windows.some(isMissing));
      // HP-24.3: "W4 own"; of a loss, only what it is about.
      if (during === 'w4') return battle !== null && clause.windows.includes('w4');
      if (during === 'w6') return clause.windows.includes('w6') && sparesFrom(content, clause, occasion.cause);
      return clause.windows.some((window) => window === during);
    case 'travel':
    case 'rest':
    case 'visit':
      return during === clause.when;
    case 'before':
      return during === 'w4' && battle !== null;
    case 'after':
      return during === 'w5' && battle !== null;
    case 'meddle':
      return during === 'w4' && battle === null && seat !== actor;
    case 'tie':
    case 'loss':
      return during === 'w6' && occasion.cause === clause.when && clause.windows.includes('w6');
    case 'fall':
      return during === 'w6' && wouldFall(board.heroes[seat]!, occasion.losses[seat]!);
    case 'hit':
      return isHit(board, content, clause, seat, occasion);
    case 'counter':
      return chain.some((card) => answers(board, content, clause, seat, card));
    case 'wings':
      return during === 'w8' || (isFree(board) && isOpen(during));
    case 'passive':
    case 'win':
    case 'draw':
      return false;
  }
}

const wouldFall = ({ gems }: Hero, loss: number): boolean => loss > 0 && gems[VITALITY]! + gems[FAITH]! <= loss;

const sparesFrom = (content: Content, { does }: Clause, cause: Cause): boolean =>
  does.some((place) => {
    const effect = content.effects[place]!;
    return effect.do === 'spare' && effect.from === cause;
  });

function isHit(board: Board, content: Content, clause: Clause, seat: Seat, { deed, concerned, chain }: Occasion): boolean {
  if (
    concerned === seat &&
    isWarded(
      content,
      clause.does,
      ENCOUNTERS.findIndex((kind) => kind === deed),
    )
  )
    return true;
  return chain.some((card) => answers(board, content, clause, seat, card));
}

/** Whether a guard among effects wards a threat off, by its place in THREATS. */
export const isWarded = (content: Content, effects: Effects, threat: number): boolean =>
  threat >= 0 &&
  effects.some((place) => {
    const effect = content.effects[place]!;
    return effect.do === 'guard' && effect.against.includes(threat);
  });

/** Which threat a card is that is aimed at a hero; a guard against everything knows no types (`all`). */
const threatOf = ({ type }: Card): number => THREATS.findIndex((threat) => threat === type);

/** Whether a clause cancels, wards off or turns back a card of the chain (`counter`, `hit`). */
export function answers(board: Board, content: Content, clause: Clause, seat: Seat, card: CardId): boolean {
  const play = playOf(board, card);
  if (play === undefined || play.seat === seat) return false;
  const row = content.cards[card]!;
  return clause.does.some((place) => {
    const effect = content.effects[place]!;
    if (effect.do === 'cancel') return effect.decks.includes(row.deck);
    if (play.target !== seat) return false;
    if (effect.do === 'mirror') return effect.types.includes(TYPES.indexOf(row.type));
    return effect.do === 'guard' && (effect.against.length === THREATS.length || effect.against.includes(threatOf(row)));
  });
}

/** HP-10.17: a card needs a legal target when it is played. */
function hasAim(board: Board, content: Content, seat: Seat, effects: Effects, { during, actor }: Occasion): boolean {
  const aim = aimOf(content, effects);
  if (aim === null) return true;
  if (aim.who === 'victim')
    return board.heroes.some((hero) => barToEncounter(board, content, seat, hero.seat, aim.kind, aim.within) === null);
  if (aim.who === 'opponent') {
    if (during === 'w4') return mayAimAt(board, content, seat, aim.within, actor);
    return board.heroes.some((hero) => mayAimAt(board, content, seat, aim.within, hero.seat));
  }
  return board.enemies.some((enemy) => mayReach(board, content, seat, aim.within, aim.who === 'exposed', enemy));
}

/** How often a card lies where everybody sees it. */
export function seenOpenly(board: Board, card: CardId): number {
  let count = countIn(board.discard, card) + countIn(board.removed, card) + countIn(board.inPlay, card);
  for (const row of board.display) count += countIn(row, card);
  for (const { worn, attached, shown } of board.heroes) count += countIn(worn, card) + countIn(attached, card) + countIn(shown, card);
  for (const { cards } of board.piles) for (const lies of cards) if (lies.card === card && lies.seenBy === EVERYBODY) count++;
  return count;
}

/** A clause of a card. */
export interface Use {
  readonly card: CardId;
  readonly clause: number;
}

/** What cards of multiple use do by themselves when something happens to their owner (`win`, `tie`, `loss`). */
export function automatic(content: Content, hero: Hero, when: 'win' | 'tie' | 'loss'): Use[] {
  const uses: Use[] = [];
  const look = (card: CardId): void => {
    if (card < 0 || content.cards[card]!.use !== 'multi') return;
    content.cards[card]!.clauses.forEach((clause, place) => {
      if (clause.when === when && !isSpent(hero, card, place) && isAtHand(content, hero, card) && works(content, hero, card))
        uses.push({ card, clause: place });
    });
  };
  hero.worn.forEach(look);
  hero.attached.forEach(look);
  hero.shown.forEach(look);
  for (const { card } of hero.hidden) look(card);
  return uses;
}

/** The clauses by which a card that he has may be used. */
export function clausesFor(board: Board, content: Content, seat: Seat, card: CardId, occasion: Occasion): number[] {
  const { clauses, dealsWithHeroes } = content.cards[card]!;
  const fitting: number[] = [];
  for (let place = 0; place < clauses.length; place++) if (canUse(board, content, seat, card, place, occasion)) fitting.push(place);
  if (dealsWithHeroes && canUse(board, content, seat, card, FELLOWSHIP, occasion)) fitting.push(FELLOWSHIP);
  return fitting;
}

export function isPlayable(board: Board, content: Content, seat: Seat, card: CardId, occasion: Occasion): boolean {
  const { clauses, dealsWithHeroes } = content.cards[card]!;
  for (let place = 0; place < clauses.length; place++) if (canUse(board, content, seat, card, place, occasion)) return true;
  return dealsWithHeroes && canUse(board, content, seat, card, FELLOWSHIP, occasion);
}

/** What is paid at once; cards are chosen one by one. */
export function payAtOnce(hero: Hero, { gems, gold, food }: Cost): void {
  hero.gold -= gold;
  hero.food -= food;
  for (let attribute = 0; attribute < gems.length; attribute++) hero.gems[attribute]! -= gems[attribute]!;
}

export const isWithoutCost = ({ gems, gold, food, cards }: Cost): boolean =>
  gold === 0 && food === 0 && gems.every((n) => n === 0) && cards.every((n) => n === 0);
