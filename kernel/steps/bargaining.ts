import { argumentOf, type Action } from '../engine/actions.ts';
import type { Offer } from '../engine/offer.ts';
import type { Seat } from '../engine/seats.ts';
import type { Flow, Table, Types } from '../game/game.ts';
import { emptyBargain, givenBy, partnerOf, type Bargain, type Talk } from './talk.ts';

/**
 * Bargaining between two. Whose word it is lays things into a draft, their own and the other's, and proposes it; then it is the other's
 * word, who accepts what stands, drafts a proposal in its place, or says what else the game allows: refuses, fights, leaves.
 */
export interface Bargaining<T extends Types, F extends Talk> {
  /** Offers to lay down what one of the two has left: the speaker gives their own and asks for the other's. */
  offerThings(board: T['board'], frame: F, owner: Seat, out: Offer, table: Table<T>): void;
  /** Offers to propose the draft, unless a rule bars that; returns the rule. */
  offerProposal(board: T['board'], frame: F, out: Offer, table: Table<T>): string | null;
  /** Offers to accept what stands, unless a rule bars that; returns the rule. */
  offerAcceptance(board: T['board'], frame: F, out: Offer, table: Table<T>): string | null;
  /** Lays, proposes or accepts. False where the action does none of these: it is the game's own. */
  choose(board: T['board'], frame: F, seat: Seat, action: Action, flow: Flow<T>): boolean;
}

/** The words for it that every game has among its own. */
export interface BargainActs {
  readonly give: (thing: number) => Action;
  readonly ask: (thing: number) => Action;
  readonly offer: () => Action;
  readonly accept: () => Action;
}

/** What a game says of its bargains. */
export interface BargainTerms<T extends Types, F extends Talk> {
  readonly act: BargainActs;
  /**
   * Allows to `lay` each thing of which an owner has more than is drafted already. Where the other's things are not all in sight, only
   * those that the speaker may know.
   */
  offerThings(
    board: T['board'],
    frame: F,
    owner: Seat,
    drafted: readonly number[],
    lay: (thing: number) => Action,
    out: Offer,
    table: Table<T>,
  ): void;
  /** Lays a thing on one side of the draft. Absent where that is one of it. */
  lay?(side: number[], thing: number, table: Table<T>): void;
  /** The rule that bars the speaker from proposing the draft, or null. */
  barProposal(board: T['board'], frame: F, table: Table<T>): string | null;
  /** The rule by which nothing can be accepted before it is proposed. */
  readonly nothingStands: string;
  /** The rule that bars the speaker from accepting the offer that stands, or null. Absent where nothing ever does. */
  barAcceptance?(board: T['board'], frame: F, offer: Bargain, table: Table<T>): string | null;
  /** A seat has proposed the offer that stands now. */
  proposed(board: T['board'], frame: F, offer: Bargain, seat: Seat, flow: Flow<T>): void;
  /** A seat has accepted the offer that stands: things change hands, and the game goes on from there. */
  agreed(board: T['board'], frame: F, offer: Bargain, seat: Seat, flow: Flow<T>): void;
}

export function bargaining<T extends Types, F extends Talk>(terms: BargainTerms<T, F>): Bargaining<T, F> {
  const { act } = terms;
  const [giving, asking, proposing, accepting] = [act.give(0), act.ask(0), act.offer(), act.accept()];
  return {
    offerThings(board, frame, owner, out, table) {
      const lay = owner === frame.speaker ? act.give : act.ask;
      terms.offerThings(board, frame, owner, givenBy(frame, owner, frame.draft), lay, out, table);
    },
    offerProposal: (board, frame, out, table) => unlessBarred(proposing, terms.barProposal(board, frame, table), out),
    offerAcceptance(board, frame, out, table) {
      const bar = frame.offer === null ? terms.nothingStands : (terms.barAcceptance?.(board, frame, frame.offer, table) ?? null);
      return unlessBarred(accepting, bar, out);
    },
    choose(board, frame, seat, action, flow) {
      const thing = argumentOf(action);
      const verb = action - thing;
      if (verb === giving || verb === asking) {
        const side = givenBy(frame, verb === giving ? seat : partnerOf(frame, seat), frame.draft);
        if (terms.lay === undefined) side.push(thing);
        else terms.lay(side, thing, flow);
      } else if (verb === proposing) {
        const offer = frame.draft;
        frame.offer = offer;
        frame.draft = emptyBargain();
        frame.speaker = partnerOf(frame, seat);
        terms.proposed(board, frame, offer, seat, flow);
      } else if (verb === accepting) terms.agreed(board, frame, frame.offer!, seat, flow);
      else return false;
      return true;
    },
  };
}

function unlessBarred(action: Action, rule: string | null, out: Offer): string | null {
  if (rule === null) out.allow(action);
  else out.deny(action, rule);
  return rule;
}
