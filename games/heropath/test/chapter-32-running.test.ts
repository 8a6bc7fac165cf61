import { Match, Random, SPECTATOR, listSeats, replay, viewOf } from '@hoard/kernel';
import { dice } from '@hoard/kernel/rehearsal';
import { simulate } from '@hoard/kernel/simulator';
import { expect, test } from 'vitest';
import { heropath } from '../game.ts';
import { fight, STRONG, walk } from './road.ts';
import { fromDawn } from './realTime.ts';
import { kind, table } from './table.ts';

// Chapter 32: running the game.

test('HP-32.3 a game is replayed exactly from its secret and its choices', () => {
  const options = heropath.readOptions({}, 1);
  const played = simulate(heropath, { options, seats: 1, games: 1, seed: 3, every: 1000 });
  expect([played.failure, played.unfinished]).toEqual([null, 0]);
});

test('HP-32.3 so is one of several, whatever was thrown, shuffled and drawn in it', () => {
  const options = heropath.readOptions({ style: 'mist' }, 2);
  const match = new Match(heropath, { options, seats: 2, secret: '8'.repeat(64) });
  const random = new Random(8, 1);
  for (let step = 0; step < 400 && match.state.outcome === null; step++) {
    const [seat] = listSeats(match.asked()) as [number];
    const { lane, token, actions } = match.questions(seat)[0]!;
    match.choose(seat, lane, token, heropath.keys.keyOf(random.pick(actions)));
  }
  expect(match.state.board.round).toBeGreaterThan(2);
  expect(replay(heropath, match.record()).state).toEqual(match.state);
});

test('HP-32.4 paces may be taken back until something is turned up', () => {
  const game = table({ enemies: [{ at: 'P12' }] });
  game.engine.sealed = null;
  game.choose('travel').choose('go:P18').choose('go:P12');
  expect(game.engine.sealed).toBeNull();
  game.choose('stop');
  game.draw(game.brings('troll'));
  expect(game.engine.sealed).not.toBeNull();
});

test('HP-32.4 nothing is taken back that was before dice were thrown, or somebody else has answered', () => {
  const battle = table({ heroes: [{ at: 'P18', gems: STRONG }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
  battle.engine.sealed = null;
  battle.choose('fight:0').draw(dice(1, 1));
  expect(battle.engine.sealed).not.toBeNull();
  const asked = table({ heroes: [{ at: 'P18' }, { at: 'P18', shown: 'MA15', gems: STRONG }] });
  asked.engine.sealed = null;
  asked.choose('rest').chooseAs(1, 'pass');
  expect(asked.engine.sealed).not.toBeNull();
  const bargain = table({ heroes: [{ at: 'P18', gold: 1 }, { at: 'P18' }] })
    .choose('rest')
    .choose('trade:2')
    .choose('give:gold');
  bargain.engine.sealed = null;
  expect(bargain.choose('offer').engine.sealed).not.toBeNull();
});

test('HP-32.5 who can neither go on nor do anything else on his way stops', () => {
  const game = table({ heroes: [{ at: 'P18' }, {}] }).choose('travel');
  for (const id of ['P12', 'P11', 'P09', 'P04']) game.choose(`go:${id}`);
  expect([game.at(0), game.frames, game.hero(0).actions]).toEqual(['P04', 'rounds.next turn.act', 3]);
});

test('HP-32.5 what leaves no choice is done without asking: rising, waking, burning', () => {
  const game = table({ heroes: [{ at: 'U05' }, { fallen: true, gems: { skills: 1 } }] }).choose('pass');
  expect([game.story, game.asked]).toEqual([['passed', 'lost', 'gearOpened', 'turnEnds', 'turnBegins', 'rose', 'gained'], [1]]);
});

test('HP-32.7 those who are summoned to a Ritual choose side by side', () => {
  const game = table({ heroes: [{ at: 'U05' }, {}, {}], options: { competition: 'co-op' } }).choose('ritual');
  expect(game.asked).toEqual([1, 2]);
  game.chooseAs(2, 'space:U05').chooseAs(1, 'space:U05');
  expect(game.frames).toContain('ritual.roll');
});

test('HP-32.13 onlookers see what is public', () => {
  const game = table({ heroes: [{ hidden: 'MA08', shown: 'MK01' }, {}], enemies: [{ at: 'P18' }] });
  const { heroes, enemies } = viewOf(heropath, game.state, SPECTATOR).sight;
  expect(heroes[0]!.hidden[0]!.card).toBeLessThan(0);
  expect([heroes[0]!.shown, enemies[0]!.kind]).toEqual([game.hero(0).shown, -1]);
});

test('HP-32.13 what only some have looked at they do not see', () => {
  const { state } = table({ enemies: [{ at: 'P18', kind: 'troll', seenBy: 1 }] });
  const seenBy = (seat: number) => viewOf(heropath, state, seat).sight.enemies[0]!.kind;
  expect([seenBy(0), seenBy(1), seenBy(SPECTATOR)]).toEqual([kind('troll'), -1, -1]);
});

test('HP-32.14 everything public is told in order', () => {
  const game = table({ heroes: [{ at: 'P18', gems: STRONG }, {}], enemies: [{ at: 'P18', kind: 'goblin' }] });
  fight(game, 'P18', [1, 1], [2], game.brings('FO39'));
  walk(game, 'P12');
  expect(game.story).toEqual(['battleBegins', 'rolled', 'foeRolled', 'battleWon', 'gained', 'drew', 'slain', 'scaleMoved', 'stepped']);
});

const removedIn = (competition: 'co-op' | 'competitive') =>
  table({ heroes: [{}, {}, {}], options: { competition } }).board.removed.map((row) => heropath.content.cards[row]!.id);

test('HP-28.4 in Co-op Encounter cards are out of the game', () => {
  expect(removedIn('co-op')).toEqual(expect.arrayContaining(['AB25', 'AB26', 'AB27', 'AB28', 'FO51', 'FO52']));
  expect(removedIn('competitive')).toEqual([]);
});

test('HP-28.5 weather reaches the heroes of Co-op as usual', () => {
  const heroes = [{ at: 'P18', gems: { ...STRONG, vitality: 3 } }, { gems: { vitality: 2, faith: 1 } }];
  const game = table({ heroes, enemies: [{ at: 'P18', kind: 'goblin' }], options: { competition: 'co-op' } });
  fight(game, 'P18', [1, 1], [2], game.brings('FO36'));
  expect([game.gems(0).vitality, game.gems(1).vitality]).toEqual([4, 3]);
});

const sealAfterRest = (competition: 'co-op' | 'competitive') => {
  const game = table({ heroes: [{ at: 'P18' }, {}], options: { competition } });
  game.engine.sealed = null;
  game.choose('rest').choose('end');
  return game.engine.sealed;
};

test('HP-28.32 in Co-op a completed action cannot be taken back', () => {
  expect([sealAfterRest('co-op'), sealAfterRest('competitive')]).toEqual(['HP-28.32', null]);
});

test('HP-28.33 in the W4 of a Ritual a card that deals with heroes adds 2 against the Dragon', () => {
  const heroes = [{ at: 'U05', gems: { vitality: 5, skills: 1 }, shown: 'AR31' }, { gems: { vitality: 5 } }];
  const game = table({ heroes, options: { competition: 'co-op' } })
    .choose('ritual')
    .chooseAs(1, 'space:U05');
  game.chooseAs(0, 'play:AR31');
  while (game.awaited === null) game.chooseAs(game.asked[0]!, 'pass');
  game.draw(dice(1, 1), dice(1, 1), dice(5, 5));
  expect([game.eventsOf('ritualLost')[0]!.total, game.discard]).toEqual([6 + 2 + 5 + 2 + 2, 'AR31']);
});

test('HP-32.16 it stays open until his next turn begins, and nobody waits for it', () => {
  const game = fromDawn({ heroes: [{ shown: 'AR01' }, { shown: 'AR02' }], options: { turns: 'turns' } }).chooseAs(0, 'pass');
  expect([listSeats(game.board.gearing), game.asked]).toEqual([[0], [0, 1]]);
  game.chooseAs(1, 'pass');
  expect([listSeats(game.board.gearing), game.board.round]).toEqual([[1], game.eventsOf('roundBegins').at(-1)!.round]);
});
