import { Match, Random, SPECTATOR, viewOf } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { greedyPlayer, searchPlayer } from '@hoard/players';
import { expect, test } from 'vitest';
import { judgementOf } from '../bots/judgement.ts';
import { PRIZES } from '../content/names.ts';
import { epicSevenArise } from '../game.ts';
import { ARTIFACT } from '../rules/cards.ts';
import { newBattle } from '../rules/07-battle.ts';
import { draft } from '../rules/battleFrames.ts';
import { circles, colour, discard, merchant, pick, poll, redraw } from '../rules/frames.ts';
import { QUESTIONS } from '../rules/questions.ts';
import { card, prey } from './fight.ts';
import { content, table, type Given, type Table } from './table.ts';

// Chapter 24: group decisions, clocks and open information.

/** The answer that the rulebook gives for a seat whose time has run out, as a key. */
function late(t: Table, seat = t.asked[0]!): string | null {
  const asked = t.askedOf(seat);
  const row = QUESTIONS[t.question as keyof typeof QUESTIONS];
  const action = row.defaultAnswer?.(asked, { content, seats: t.board.players.length }) ?? null;
  return action === null ? null : epicSevenArise.keys.keyOf(action);
}

test('EA-24.1 the group decides on exploration, battle, movement and Story cards, all at once', () => {
  expect(table({ phase: 'explore' }).asked).toEqual([0, 1, 2, 3]);
  expect(table({ phase: 'move' }).asked).toEqual([0, 1, 2, 3]);
  const monsters = [
    { kind: 'hound', at: 'A' },
    { kind: 'hound', at: 'B' },
  ];
  expect(table({ phase: 'fight', monsters }).keys(2)).toEqual(['abstain', 'vote:A', 'vote:B']);
  const toll = table({ chapter: 2, stack: [poll('story', [0, 1])] });
  expect([toll.asked, toll.keys(3)]).toEqual([
    [0, 1, 2, 3],
    ['abstain', 'side:pay', 'side:refuse'],
  ]);
});

/** Votes in the order of seats; a dash does not vote. */
function voted(votes: string, given: Given = {}): Table {
  const t = table(given);
  votes.split('').forEach((letter, seat) => t.asked.includes(seat) && t.chooseAs(seat, letter === '-' ? 'abstain' : `vote:${letter}`));
  return t;
}

const chosen = (t: Table): unknown[] => t.told('chosen').map(({ option, by, seat }) => [t.letter(option), by, seat]);

test('EA-24.2 where they do not agree the highest in friendship order decides', () => {
  expect(chosen(voted('ABCA', { order: [2, 0, 1, 3] }))).toEqual([['C', 'rank', 2]]);
  expect(chosen(voted('ABCA', { order: [1, 2, 0, 3] }))).toEqual([['B', 'rank', 1]]);
});

test('EA-24.3 everybody has one vote, open, and may take it back until the vote closes', () => {
  const options = epicSevenArise.readOptions({}, 2);
  const match = new Match(epicSevenArise, { options, seats: 2, secret: '7'.padStart(64, '0') });
  const say = (seat: number, key: string): boolean => {
    const [question] = match.questions(seat);
    return match.choose(seat, question!.lane, question!.token, key).ok;
  };
  const first = (seat: number): string => epicSevenArise.keys.keyOf(match.questions(seat)[0]!.actions[0]!);
  const isVoting = (): boolean => match.questions(0).some(({ rules }) => rules.includes('EA-24.3'));
  for (let seat = 0; !isVoting(); seat = 1 - seat) if (match.questions(seat).length > 0) say(seat, first(seat));
  expect(say(0, 'vote:B')).toBe(true);
  expect([match.view(1).sight.votes, match.view(SPECTATOR).sight.votes]).toEqual([
    [2, -1],
    [2, -1],
  ]);
  const undo = match.undo(0);
  expect(undo.bar === null && match.choose(0, undo.lane, undo.token, 'undo').ok).toBe(true);
  expect(match.state.board.votes).toEqual([-1, -1]);
  expect([say(0, 'vote:A'), match.state.board.votes]).toEqual([true, [1, -1]]);
});

test('EA-24.4 the vote closes when one option has more than half of all players, or all have voted', () => {
  const t = table().chooseAs(0, 'vote:A').chooseAs(3, 'vote:A');
  expect(t.asked).toEqual([1, 2]);
  t.chooseAs(1, 'vote:A');
  expect([chosen(t), t.awaited]).toEqual([[['A', 'majority', -1]], 'ea.enemy-card']);
  expect(chosen(voted('A--B'))).toEqual([['A', 'rank', 0]]);
});

test('EA-24.5 example 30: more than half of the votes cast wins, else the highest rank who voted', () => {
  // A, B, C and D are seats 0 to 3; tiles E and F are A and B here.
  expect(chosen(voted('ABB-'))).toEqual([['B', 'majority', -1]]);
  expect(chosen(voted('AB--'))).toEqual([['A', 'rank', 0]]);
  expect(chosen(voted('-AB-'))).toEqual([['A', 'rank', 1]]);
});

test('EA-24.6 if nobody votes the first option is taken, in the order of the Setting table or of the card', () => {
  expect(chosen(voted('----', { at: 'E' }))).toEqual([['B', 'nobody', -1]]);
  const t = table({ chapter: 2, stack: [poll('story', [0, 1])] });
  for (const seat of [0, 1, 2, 3]) t.chooseAs(seat, 'abstain');
  expect([t.board.choice, t.board.side]).toEqual([0, 0]);
});

test('EA-24.7 a single option is taken without a vote', () => {
  const t = table({ phase: 'fight', monsters: [{ kind: 'hound', at: 'B' }] });
  expect(chosen(t)).toEqual([['B', 'single', -1]]);
});

test('EA-24.8 every question has a clock: a default answer, but for the choice of heroes before the game', () => {
  const without = Object.entries(QUESTIONS).flatMap(([name, { defaultAnswer }]) => (defaultAnswer === null ? [name] : []));
  expect(without).toEqual(['setUp.hero']);
});

test('EA-24.9 who is late ends the turn, passes, stands safest, keeps, declines and takes the first', () => {
  const four = [0, 1, 2, 3].map(() => ({ stones: [2, 1, 0] as const }));
  expect(late(table({ players: four, stack: [merchant()] }))).toBe('pass');
  const standing = table({ stack: [circles()], board: (board) => board.heroes.forEach((hero) => (hero.circle = -1)) });
  // T01: c has one number, then b, d and e two, a three.
  expect(late(standing)).toBe('circle:c');
  expect(late(standing.choose('circle:c'))).toBe('circle:b');
  expect(late(table({ stack: [discard(0, 'EA-18.12')], players: [{ hand: 'g7 r3 b5 A01' }, {}, {}, {}] }))).toBe('discard:r3');
  const three = table({ stack: [pick(0, ARTIFACT, 'EA-4.11')] });
  expect(late(three.draw(...three.all('A09 A02 A05')))).toBe('keep:A02');
  expect(late(table({ players: four, stack: [colour(0, 1, 'kill', 'EA-13.8')] }))).toBe('colour:green');
  expect(late(table())).toBe('abstain');
  const battle = table({
    phase: 'battle',
    players: [{}, {}, { hand: 'g1 g1' }, {}],
    monsters: [{ kind: 'husk', at: 'B' }],
    tokens: { B: 'none' },
    board: (board) => (board.choice = 2),
  });
  expect([battle.question, late(battle)]).toEqual(['heroTurn.act', 'end']);
  expect(late(table({ players: four, stack: [redraw(0)] }))).toBe('keepCards');
  // A revival is declined, unless nobody else lives.
  const fallen = (health: number): Table => {
    const dying = prey({ players: four, heroes: { Ras: { health: 1 }, Brannoch: { health }, Ysarre: { health }, Mirelle: { health } } });
    return dying.draw(face(1), card(dying, 5));
  };
  expect([fallen(3).question, late(fallen(3)), late(fallen(0))]).toEqual(['revival.offer', 'decline', 'revive:white']);
  // Green completes a set: of what lies there it gives the most points.
  const drafting = table({
    players: [{ stones: [1, 1, 0] }, {}, {}, {}],
    stack: [draft([0, 1])],
    board: (board) =>
      (board.battle = { ...newBattle(board, 1), bounty: ['skillcard', 'white', 'green'].map((prize) => PRIZES.indexOf(prize as 'white')) }),
  });
  expect([drafting.question, late(drafting)]).toEqual(['draft.take', 'take:green']);
});

/** All four offered to give up; chapter, seats and votes as they come. */
const conceding = (t: Table): Table => t.chooseAs(1, 'surrender');

test('EA-24.12 all together may give up; one who plays on is enough to go on', () => {
  const t = conceding(table());
  expect([t.told('conceding'), t.asked, t.keys(0)]).toEqual([
    [{ t: 'conceding', rule: 'EA-24.12', seat: 1 }],
    [0, 1, 2, 3],
    ['agree', 'refuse'],
  ]);
  for (const seat of [0, 1, 2, 3]) t.chooseAs(seat, 'agree');
  expect([t.told('ended'), t.state.outcome]).toMatchObject([[{ reason: 'surrendered' }], { reason: 'surrendered', places: [0, 0, 0, 0] }]);
  const on = conceding(table()).chooseAs(0, 'agree').chooseAs(2, 'refuse');
  // The vote begins anew, and giving up is not put to it twice.
  expect([on.asked, on.keys(1)]).toEqual([
    [0, 1, 2, 3],
    ['abstain', 'vote:A', 'vote:B', 'vote:C'],
  ]);
});

test('EA-24.12 only people decide it: computer players agree, so that a person among them can give up', () => {
  const judgement = judgementOf(epicSevenArise);
  for (const player of [
    greedyPlayer(epicSevenArise, judgement, new Random(24)),
    searchPlayer(epicSevenArise, judgement, { iterations: 40, milliseconds: Infinity }, new Random(12)),
  ]) {
    const t = conceding(table()).chooseAs(1, 'agree');
    for (const seat of [0, 2, 3]) t.chooseAs(seat, epicSevenArise.keys.keyOf(player.choose(t.askedOf(seat))));
    expect(t.state.outcome?.reason).toBe('surrendered');
    // They never ask for it themselves.
    expect(epicSevenArise.keys.keyOf(player.choose(table().askedOf(0)))).toMatch(/^vote:/);
  }
});

test('EA-24.11 who has left has no vote, agrees to nothing, and is placed after everybody else', () => {
  const t = table({ players: [{ stones: [9, 0, 0] }, {}, {}, {}] }).leave(0);
  expect([t.told('left'), t.player(0).gone]).toMatchObject([[{ seat: 0 }], true]);
  const after = table({ board: (board) => (board.players[0]!.gone = true) });
  expect([after.asked, after.board.votes[0]]).toEqual([[1, 2, 3], -2]);
  after.chooseAs(1, 'surrender');
  for (const seat of [1, 2, 3]) after.chooseAs(seat, 'agree');
  expect(after.state.outcome?.reason).toBe('surrendered');
});

test('EA-24.10 an automatic player sits in and the game goes on; who returns finds everything as it is', () => {
  const options = epicSevenArise.readOptions({}, 2);
  const match = new Match(epicSevenArise, { options, seats: 2, secret: '8'.padStart(64, '0') });
  expect(match.enter({ seat: 0, now: 'away', player: 'random' }).ok).toBe(true);
  const asked = match.asked();
  expect(match.enter({ seat: 0, now: 'back' }).ok).toBe(true);
  expect([match.asked(), match.state.board.players[0]!.gone]).toEqual([asked, false]);
});

test('EA-24.13 hands and action areas are open; decks are face-down for all but their owner', () => {
  const t = table({ players: [{ hand: 'r4 A01', area: 'g2', deck: 'b1', secret: 'g5 A02' }, {}, {}, {}] });
  for (const viewer of [SPECTATOR, 1]) {
    const { hand, area, deck, secret } = viewOf(epicSevenArise, t.state, viewer).sight.players[0]!;
    expect([hand, area, deck, secret]).toEqual([t.player(0).hand, t.player(0).area, t.player(0).deck, [-1, -2]]);
  }
  expect(viewOf(epicSevenArise, t.state, 0).sight.players[0]!.secret).toEqual(t.player(0).secret);
});

test('EA-24.14 what revealed something or used chance cannot be taken back', () => {
  const t = table({ players: [{ stones: [2, 0, 0] }, {}, {}, {}], stack: [merchant()] });
  t.engine.sealed = null;
  t.choose('skillCard');
  t.settle();
  expect(t.engine.sealed).toBe('EA-24.14');
  const known = table({
    stack: [pick(0, ARTIFACT, 'EA-4.11')],
    board(board) {
      // Only two Artifacts are left, and both lie on top: no die is thrown.
      const artifacts = content.cards.flatMap(({ kind }, card) => (kind === 'artifact' ? [card] : []));
      board.players[1]!.deck = artifacts.slice(2);
      board.tops[ARTIFACT] = artifacts.slice(0, 2).map((card) => ({ card, seenBy: 1 }));
      board.stock[ARTIFACT] = 0;
    },
  });
  expect([known.question, known.engine.sealed]).toEqual(['pick.keep', 'EA-24.14']);
});
