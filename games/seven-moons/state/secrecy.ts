import { holds, isTalker, only, open, privateTalk, type Random, type Seat, type Secrecy, type ViewOf } from '@hoard/kernel';
import { copyBoard } from './copy.ts';
import { rowsIn } from '../rules/things.ts';
import { STRONGHOLD, type Board, type ShadowCard } from './board.ts';
import type { SevenMoons } from './types.ts';

// What a seat may know (the table "Hidden information" of the rulebook), and what it can imagine.

/** In place of what somebody else gives up in this wave: it is chosen, and sealed. */
const SEALED = -2;

/** Cards that were not seen stay unknown, and nobody knows what others have seen. */
const shadowCard = ({ card, owner, seenBy }: ShadowCard, viewer: Seat): ShadowCard =>
  holds(seenBy, viewer) ? { card, owner, seenBy: only(viewer) } : { card: -1, owner, seenBy: 0 };

function shadowRow(row: readonly ShadowCard[], viewer: Seat): ShadowCard[] {
  const seen = row.map((card) => shadowCard(card, viewer));
  // The row of the Shadow Phase is in no order that could be known.
  return row.every(({ owner }) => owner < 0) ? seen.toSorted((one, other) => one.card - other.card) : seen;
}

export const secrecy: Secrecy<SevenMoons> = {
  board: {
    mode: open,
    difficulty: open,
    faerieFolk: open,
    storyTokens: open,
    latePurse: open,
    longWatch: open,
    realmAttack: open,
    heroes: [
      {
        city: open,
        at: open,
        mount: open,
        gold: open,
        goods: open,
        waiting: open,
        strongholds: open,
        allies: open,
        crystals: open,
        artefacts: open,
        quest: open,
        step: open,
        steppedAt: open,
        done: open,
        faerie: open,
        stories: open,
        gems: open,
        song: open,
        gone: open,
      },
    ],
    first: open,
    turns: open,
    round: open,
    did: open,
    refused: (refused, viewer, { talkers }) => (holds(talkers, viewer) ? refused : 0),
    talks: open,
    talkers: (talkers, viewer) => (holds(talkers, viewer) ? talkers : 0),
    moon: open,
    quiet: open,
    prices: open,
    pool: open,
    allies: open,
    crystals: open,
    artefacts: open,
    faeries: open,
    wilderness: open,
    wildernessGone: open,
    quests: open,
    questsGone: open,
    fires: open,
    stories: open,
    sites: open,
    shadow: shadowRow,
    waves: open,
    aegisSpent: open,
    losses: (losses, viewer) => losses.map((piece, seat) => (piece >= 0 && seat !== viewer ? SEALED : piece)),
  },
  frames: {
    setUp: { at: open, next: open },
    turn: { at: open, seat: open, die: open },
    journey: { at: open, seat: open, dice: open, die: open, points: open, way: open },
    encounter: { at: open, seat: open, card: open },
    effects: {
      at: open,
      seat: open,
      rule: open,
      queue: open,
      left: open,
      owner: open,
      // Which cards are looked at is told to who may know it; when it is told, others look on.
      looked: () => 0,
      place: () => -1,
    },
    fight: { at: open, seat: open, target: open, total: open, won: open, lost: open, quest: open, rule: open },
    errand: { at: open, seat: open },
    // SM-12.11: what is proposed, and who speaks, is for the two who talk.
    trade: { at: (at, viewer, frame) => (isTalker(frame, viewer) ? at : 'draft'), ...privateTalk },
    drop: { at: open, seat: open },
    shadow: { at: open },
    wave: {
      at: open,
      card: open,
      cities: open,
      place: open,
      dice: open,
      changed: open,
      used: open,
      die: open,
      by: open,
    },
    loss: { at: open, seat: open },
  },
};

/** Cards that were not seen are drawn when they are needed; what is sealed may be anything. */
export function imagineBoard({ sight }: ViewOf<SevenMoons>, random: Random): Board {
  const board = copyBoard(sight);
  board.losses.forEach((piece, seat) => {
    if (piece !== SEALED) return;
    const { allies, strongholds } = board.heroes[seat]!;
    board.losses[seat] = random.pick(strongholds > 0 ? [...rowsIn(allies), STRONGHOLD] : rowsIn(allies));
  });
  return board;
}
