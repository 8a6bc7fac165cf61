import { Match, listSeats } from '@hoard/kernel';
import { face } from '@hoard/kernel/rehearsal';
import { expect, test } from 'vitest';
import { epicSevenArise } from '../game.ts';
import { recycle } from '../rules/cards.ts';
import { merchant, together } from '../rules/frames.ts';
import { neighboursOf } from '../rules/things.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbs } from '../state/verbs.ts';
import { card, fight, healthOf, playOn, prey, turn, type FightGiven } from './fight.ts';
import { content, keysOf, table, type PlayerGiven, type Table } from './table.ts';
import { won } from './won.ts';

// Chapter 1: general principles.

test('EA-1.1 all complete the story together, and one of them is Grand Champion', () => {
  const t = table({ players: [{ stones: [3, 0, 0] }, { stones: [1, 1, 1] }, {}, {}], over: 'completed' });
  expect(t.state.outcome).toMatchObject({ reason: 'completed', places: [2, 1, 3, 3] });
});

test('EA-1.2 deck, hand, Skystones, Souls, potions and points are a player’s, however many heroes they lead', () => {
  const t = turn('Ras', { players: [{ heroes: ['Ras', 'Mirelle'], hand: 'g2 g2', souls: 3 }, { heroes: ['Brannoch', 'Tovik'] }] });
  expect(t.board.players).toHaveLength(2);
  t.choose('skill:1').choose('plain').settle();
  // Mirelle's turn would be played with the same hand and Souls.
  expect([t.player(0).hand.length + t.player(0).deck.length, t.player(0).souls]).toEqual([2, 3]);
});

test('EA-1.3 health, circle, Shields, statuses and Equipment are a hero’s', () => {
  const t = turn('Brannoch', { players: [{ heroes: ['Brannoch', 'Mirelle'], hand: 'g2 g2' }, { heroes: ['Ras', 'Tovik'] }] }).choose(
    'skill:1',
  );
  expect([t.hero('Brannoch').shields, t.hero('Mirelle').shields]).toEqual([1, 0]);
});

test('EA-1.4 a card that contradicts the rules wins: a boss rolls two dice, as printed on it', () => {
  const t = fight({ monsters: [{ kind: 'grubmaw', at: 'A' }], tokens: { A: 'none' } });
  t.settle();
  expect(t.told('dice')[0]!.dice).toHaveLength(2);
});

test('EA-1.5 what forbids wins over what allows: who is silenced has the Souls and cannot burn', () => {
  const t = turn('Ras', { players: [{ hand: 'g2 g2 A21', souls: 9 }, {}, {}, {}], heroes: { Ras: { statuses: ['silence'] } } }).choose(
    'skill:1',
  );
  expect([t.told('burned'), healthOf(t)]).toEqual([[], 11]);
});

test('EA-1.6 an effect is done as far as it can be; a cost is paid in full or not at all', () => {
  // Tovik's Reckless Swing costs 1 health, and never the last.
  const t = turn('Tovik', {
    players: [{ heroes: ['Tovik'], hand: 'g2 g2 A21' }, { heroes: ['Ras'] }, { heroes: ['Mirelle'] }, { heroes: ['Ondra'] }],
    heroes: { Tovik: { health: 1 } },
  });
  t.choose('skill:1');
  expect([t.hero('Tovik').health, t.told('hit').length]).toEqual([1, 1]);
  const poor = turn('Ras', { players: [{ hand: 'g2 g2 A21', souls: 1 }, {}, {}, {}] }).choose('skill:1');
  // Nobody was asked whether to burn: the blow has fallen.
  expect([poor.told('burned'), poor.told('hit').length]).toEqual([[], 1]);
});

test('EA-1.7 effects at the same moment happen in friendship order, then in hero-card order, and nobody is asked', () => {
  const players = [{ heroes: ['Mirelle', 'Brannoch'] }, { heroes: ['Ras', 'Tovik'] }];
  const t = prey({ players, order: [1, 0], monsters: [{ kind: 'grubmaw', at: 'A' }] });
  // Stamp, twice: every hero is struck.
  t.draw(face(5), face(5));
  expect(
    t
      .told('struck')
      .map(({ hero }) => content.heroes[hero]!.name)
      .slice(0, 4),
  ).toEqual(['Ras', 'Tovik', 'Brannoch', 'Mirelle']);
});

/** What two pieces of Equipment that act at the start of a turn do, one after the other. */
const started = (equipment: string): string[] =>
  turn('Ras', {
    options: { mode: 'campaign' },
    players: [{ hand: 'A21' }, {}, {}, {}],
    heroes: { Ras: { health: 5, equipment } },
  }).story.filter((told) => told === 'shielded' || told === 'healed');

test('EA-1.7 Equipment acts in order of attachment', () => {
  expect([started('Q10 Q05'), started('Q05 Q10')]).toEqual([
    ['shielded', 'healed'],
    ['healed', 'shielded'],
  ]);
});

test('EA-1.8 two tiles are adjacent if their hexes share an edge', () => {
  for (const { positions, neighbours } of content.chapters) {
    positions.forEach((one, position) => {
      const near = positions.flatMap((other, row) => {
        const [dq, dr] = [other.q - one.q, other.r - one.r];
        return row !== position && Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1 ? [row] : [];
      });
      expect([...neighbours[position]!].toSorted((a, b) => a - b)).toEqual(near);
    });
  }
  const t = table();
  expect(neighboursOf(t.board, content, t.position('S')).map((position) => t.letter(position))).toEqual(['A', 'B', 'C']);
});

test('EA-1.9 the highest in friendship order is the player with the lowest score', () => {
  const t = won('A', {
    tokens: { A: 'none' },
    players: [{ stones: [5, 0, 0] }, {}, { hand: 'g1 g1', stones: [1, 0, 0] }, { stones: [9, 0, 0] }],
  });
  expect(t.board.order).toEqual([1, 2, 0, 3]);
});

test('EA-1.10 a discarded Skill Point card lies in the action area, gives nothing, and comes back into the deck', () => {
  const t = table({ players: [{ hand: 'r5 b2', deck: 'g7' }, {}, {}, {}], stack: [together('discard', 0b0001, 'punishment', 'EA-18.12')] });
  t.choose('discard:b2');
  expect([t.hand(0), keysOf(t.player(0).area), keysOf(t.player(0).deck), t.told('drew')]).toEqual(['r5', 'b2', 'g7', []]);
  recycle(t.board, 0, t.engine);
  expect([t.player(0).area, keysOf(t.player(0).deck), t.player(0).souls]).toEqual([[], 'b2 r5 g7', 0]);
  t.audit();
});

test('EA-1.11 an activated Artifact goes to the discard pile; Equipment leaves the game after the battle', () => {
  const t = turn('Ras', { players: [{ hand: 'A01 A21' }, {}, {}, {}] }).choose('use:A01');
  expect([keysOf(t.board.discards), t.hand(0)]).toEqual(['A01', 'A21']);
  const attached = turn('Ras', {
    players: [{ hand: 'Q03 g1 g1' }, {}, {}, {}],
    options: { mode: 'campaign' },
    monsters: [{ kind: 'husk', at: 'A', health: 1 }],
  });
  attached.choose('use:Q03');
  expect(keysOf(attached.hero('Ras').equipment)).toBe('Q03');
  playOn(attached.choose('skill:1'));
  expect([keysOf(attached.board.removed), attached.hero('Ras').equipment]).toEqual(['Q03', []]);
});

/** Ras dies of a Husk's blow and is revived. */
const revived = (own: PlayerGiven, given: FightGiven = {}): Table => {
  const t = prey({ ...given, players: [{ ...own, stones: [1, 0, 0] }, {}, {}, {}], heroes: { Ras: { health: 1 } } });
  return t.draw(face(1), card(t, 5)).choose('revive:white');
};

test('EA-1.11 of what is discarded from a hand, an Artifact goes to the pile and Equipment out of the game', () => {
  const { board } = revived({ hand: 'A01 Q03' }, { options: { mode: 'campaign' } });
  expect([keysOf(board.discards), keysOf(board.removed)]).toEqual(['A01', 'Q03']);
});

test('EA-1.12 a used potion goes back to its supply, and so does one that is lost', () => {
  const t = turn('Ras', { players: [{ hand: 'A21', potions: 2 }, {}, {}, {}], heroes: { Ras: { health: 1 } } });
  expect(t.board.potions).toBe(2);
  t.choose('potion:H1');
  expect([t.board.potions, t.player(0).potions]).toEqual([3, 1]);
  t.audit();
  const lost = revived({ potions: 2 });
  expect([lost.board.potions, lost.player(0)]).toMatchObject([4, { potions: 0, stones: [0, 0, 0] }]);
});

/** The verbs that are done to such a thing. */
const about = (thing: string): string[] => verbs.list.filter((verb) => verbs.table[verb] === thing);

test('EA-1.13 there are no gifts: no verb gives anything to another player', () => {
  // Whoever is asked names Skystones only to pay or give up their own, and somebody else's card only to borrow it.
  expect([about('stones'), about('loan')]).toEqual([['pay'], ['borrow']]);
});

const count = (kind: string): number => content.cards.reduce((sum, card) => sum + (card.kind === kind ? card.count : 0), 0);

test('EA-1.14 potions, Skill Point cards, Artifacts and Equipment are limited: 4, 60, 31 and 15', () => {
  expect([content.numbers.potions, count('skill'), count('artifact'), count('equipment')]).toEqual([4, 60, 31, 15]);
  const t = table({ players: [{ hand: 'b1 b1' }, {}, {}, {}] });
  t.board.players[1]!.hand.push(t.board.players[0]!.hand[0]!);
  expect(() => t.audit()).toThrow('3 of b1 instead of 2');
  const lost = table({ players: [{ hand: 'b1 b1' }, {}, {}, {}] });
  lost.board.players[0]!.hand.pop();
  expect(() => lost.audit()).toThrow('59 cards in the skill deck instead of 58');
});

test('EA-1.15 a dead hero takes no turns and is no target', () => {
  const t = fight({
    heroes: { Ras: { health: 0 }, Ysarre: { health: 0 } },
    players: [{ hand: 'g1 g1' }, { hand: 'g1 g1' }, { hand: 'g1 g1' }, { hand: 'g1 g1' }],
  });
  playOn(t, 8);
  expect(new Set(t.told('turn').map(({ hero }) => content.heroes[hero]!.name))).toEqual(new Set(['Mirelle', 'Brannoch']));
  // A card that points at the circle where Ras lies, and a quake that strikes everybody.
  const lying = { heroes: { Ras: { health: 0 } } };
  const aimed = prey(lying);
  aimed.draw(face(1), card(aimed, 5));
  expect([aimed.told('attack')[0]!.hero, aimed.told('struck')]).toEqual([-1, []]);
  const shaken = prey({ ...lying, monsters: [{ kind: 'grubmaw', at: 'A' }] }).draw(face(5), face(6));
  expect(shaken.told('struck').map(({ hero }) => content.heroes[hero]!.name)).toEqual(['Brannoch', 'Ysarre', 'Mirelle']);
});

/** Everybody else is dead, and the last one standing has Thorns. */
const LAST = { Ras: { health: 1, thorns: 1 }, Brannoch: { health: 0 }, Ysarre: { health: 0 }, Mirelle: { health: 0 } };

/** The boss strikes them all: with one point of health it dies of the Thorns. */
const shaken = (health: number, given: FightGiven = {}): Table =>
  prey({
    story: '4A',
    at: 'E',
    on: 'H',
    tokens: { H: 'none' },
    monsters: [{ kind: 'grubmaw', at: 'H', health }],
    heroes: LAST,
    ...given,
  }).draw(face(5), face(6));

test('EA-1.16 the last objective and a loss by the same effect: the players win', () => {
  const t = shaken(1).choose('colour:white').choose('colour:black');
  // Deaths and revival offers come first, then the story, then the loss.
  expect(t.question).toBe('revival.offer');
  playOn(t.choose('decline'));
  expect(t.story.filter((told) => ['slain', 'died', 'declined', 'completed', 'ended'].includes(told))).toEqual([
    'slain',
    'died',
    'declined',
    'completed',
    'ended',
  ]);
  expect(t.state.outcome).toMatchObject({ reason: 'completed', places: [1, 2, 2, 2] });
  expect(shaken(2).state.outcome).toMatchObject({ reason: 'dead' });
});

test('EA-1.16 an objective is completed as soon as an effect meets it, in the middle of a turn', () => {
  const t = turn('Ras', {
    chapter: 5,
    on: 'A',
    tokens: { A: 'none' },
    players: [{ hand: 'g2 g2 A21' }, {}, {}, {}],
    monsters: [
      { kind: 'sir-ashgrave', at: 'A', health: 1 },
      { kind: 'briarling', at: 'A' },
    ],
  });
  t.choose('skill:1').choose('foe:0');
  while (t.question === 'colour.choose') t.choose('colour:white');
  expect([t.question, t.told('completed').length, t.board.monsters.length]).toEqual(['heroTurn.act', 1, 1]);
});

test('EA-1.17 players may say anything: talk is no part of the game, and no question asks for it', () => {
  expect(verbs.list.filter((verb) => /say|talk|chat/.test(verb))).toEqual([]);
});

test('EA-1.18 a hero may always end the turn, a buyer pass, and a group choice has a tile', () => {
  expect(turn('Ras', { players: [{ hand: 'g1 g2 A21' }, {}, {}, {}] }).keys()).toContain('end');
  expect(table({ players: [{ stones: [2, 0, 0] }, {}, {}, {}], stack: [merchant()] }).keys()).toContain('pass');
  for (const { neighbours } of content.chapters) for (const near of neighbours) expect(near.length).toBeGreaterThan(0);
});

/** A game of these devices, in which the first thing that is offered is chosen so many times. */
function begun(secret: string): Match<EpicSevenArise> {
  const match = new Match(epicSevenArise, { options: epicSevenArise.readOptions({}, 2), seats: 2, secret: secret.padStart(64, '0') });
  for (let chosen = 0; chosen < 40; chosen++) {
    const [seat] = listSeats(match.asked());
    const { lane, token, actions } = match.questions(seat!)[0]!;
    match.choose(seat!, lane, token, epicSevenArise.keys.keyOf(actions[0]!));
  }
  return match;
}

test('EA-1.19 all chance comes from one secret: with it a game is played again exactly, with another it is another', () => {
  expect(begun('7').state).toEqual(begun('7').state);
  expect(begun('7').state).not.toEqual(begun('8').state);
});

test('EA-1.19 chance is fair: each card of a deck is as likely as any other, whoever knows it', () => {
  const t = turn('Ras', { players: [{ hand: 'A01 A21', deck: 'g4 b5', secret: 'r6' }, {}, {}, {}] });
  t.choose('use:A01', ({ purpose, outcomes, upTo }) => {
    expect([purpose, outcomes, upTo]).toEqual(['ea.card', 3, null]);
    return 0;
  });
  const fallen = prey().draw(({ purpose, outcomes, upTo }) => {
    expect([purpose, outcomes, upTo]).toEqual(['ea.monster-die', 6, null]);
    return 5;
  });
  expect([t.told('drew').length, fallen.told('dice')[0]!.dice]).toEqual([1, [6]]);
});
