import { describe, expect, test } from 'vitest';
import { ANYWHERE, CATEGORIES, SUPPLIES } from '../content/names.ts';
import { mayAimAt } from '../rules/aims.ts';
import { flare } from '../rules/21-dragon.ts';
import { encounter } from '../rules/19-encounter.ts';
import { dawn, rounds, turn } from '../rules/turnFrames.ts';
import { card, content, table, type HeroGiven } from './table.ts';
import { encounters, gems, meeting } from './meeting.ts';
import { amid, passAll, reacting } from './playing.ts';

// Chapter 19: Encounter and the Goblin Prison.

describe('what is offered', () => {
  test('HP-19.1 three kinds against an opponent in the space, as one action', () => {
    const game = meeting({ shown: 'AR22', hidden: 'MA22' });
    expect(encounters(game)).toEqual(['ambush:2', 'snatch:2-food', 'snatch:2-gold', 'thieve:2-equipment', 'thieve:2-magic']);
    passAll(game.choose('ambush:2'));
    expect(game.hero(0).actions).toBe(3);
    expect(meeting({ at: 'P04' }).why('ambush:2')).toBe('HP-19.1');
  });

  test('HP-19.1 a Snatching is an action as well, and so is Thievery', () => {
    for (const kind of ['snatch:2-gold', 'thieve:2-equipment'])
      expect(passAll(meeting({ shown: 'AR22' }).choose(kind)).hero(0).actions, kind).toBe(3);
  });

  test('HP-19.1 a teammate is no opponent', () => {
    const heroes: HeroGiven[] = [{}, { at: 'F02' }, { at: 'P09' }, { at: 'F02' }];
    const game = meeting({}, { heroes, options: { competition: 'team' } });
    expect([encounters(game), game.why('ambush:3')]).toEqual([[], 'HP-27.3']);
  });

  test('HP-19.2 Ambush and Thievery on Road spaces, Snatching on Settlements too, nothing on Safe spaces', () => {
    expect(encounters(meeting({ shown: 'AR22' }, { at: 'P14' }))).toEqual(['snatch:2-food', 'snatch:2-gold']);
    expect(encounters(meeting({ shown: 'AR22' }, { at: 'P10' }))).toEqual([]);
    expect(meeting({}, { at: 'P10' }).denial('ambush:2')).toMatchObject({ rule: 'HP-19.2', args: { space: 'safe' } });
    expect(meeting({}, { at: 'P14' }).denial('ambush:2')).toMatchObject({ rule: 'HP-19.2', args: { space: 'settlement' } });
    // The starting space is a Road space with a rule of its own.
    expect(encounters(meeting({ shown: 'AR22' }, { at: 'P19' }))).toContain('thieve:2-equipment');
    expect(meeting({}, { at: 'P19', round: 1 }).why('snatch:2-gold')).toBe('HP-7.11');
  });

  test('HP-19.3 not while an enemy is about, hidden or exposed', () => {
    expect(meeting({}, { enemies: [{ at: 'P09' }] }).why('ambush:2')).toBe('HP-19.3');
  });

  test('HP-19.4 the same opponent once a turn, whatever the kind', () => {
    const game = meeting();
    passAll(game.choose('snatch:2-gold'));
    expect(game.why('snatch:2-food')).toBe('HP-19.4');
    expect(game.why('ambush:2')).toBe('HP-19.4');
  });

  test('HP-19.4 also where it has failed; but another opponent there is another', () => {
    const game = meeting({ hidden: 'AB28' }, { heroes: [{}, {}, { at: 'P09', gems, gold: 1 }] }).choose('snatch:2-gold');
    passAll(game.chooseAs(1, 'play:AB28'));
    expect([game.story.includes('encounterFailed'), game.why('ambush:2')]).toEqual([true, 'HP-19.4']);
    expect(encounters(game)).toContain('snatch:3-gold');
  });

  test('HP-19.4 in his next turn he may encounter him again', () => {
    const game = passAll(meeting({ gold: 2 }, { heroes: [{}, {}] }).choose('snatch:2-gold'));
    passAll(game.choose('pass'));
    passAll(game.choose('pass'));
    expect([game.asked, encounters(game)]).toEqual([[0], ['ambush:2', 'snatch:2-food', 'snatch:2-gold']]);
  });

  test('HP-19.11 nor can a card steal from who has nothing to steal', () => {
    const thief = { heroes: [{ shown: 'AB26' }, {}, { at: 'F02' }] };
    expect(meeting({ shown: 'AR22' }, thief).keys()).toContain('play:AB26');
    expect(meeting({ hidden: 'AB12' }, thief).keys()).not.toContain('play:AB26');
  });

  test('HP-19.11 nothing to take, nothing to name; Ambush always is', () => {
    const game = meeting({ gold: 0, food: 0, hidden: 'AB12' });
    expect(encounters(game)).toEqual(['ambush:2']);
    expect(game.why('snatch:2-gold')).toBe('HP-19.11');
    expect(game.why('thieve:2-magic')).toBe('HP-19.11');
  });

  test('HP-19.19 no Ambush in the prison itself; the other two against who is awake', () => {
    expect(encounters(meeting({ shown: 'AR22' }, { at: 'G06' }))).toEqual(['snatch:2-food', 'snatch:2-gold', 'thieve:2-equipment']);
  });

  test('HP-19.17 a sleeper cannot be encountered, is asked nothing and uses no cards', () => {
    const game = meeting({ asleep: true, hidden: 'AB28' }, { at: 'G06' });
    expect(encounters(game)).toEqual([]);
    expect(game.why('snatch:2-gold')).toBe('HP-19.17');
  });

  test('HP-19.17 in no window, at no trade, by no card, on no board of his own', () => {
    const sleeper: HeroGiven = { hidden: 'MA24', worn: 'AR02', gems };
    const beside = (asleep: boolean) => meeting({ ...sleeper, asleep }, { at: 'G06' });
    const isAsked = (asleep: boolean) => beside(asleep).choose('travel').asked.includes(1);
    expect([isAsked(false), isAsked(true)]).toEqual([true, false]);
    const rested = (asleep: boolean) => passAll(beside(asleep).choose('rest'));
    expect([rested(false).keys(0).includes('trade:2'), rested(true).why('trade:2', 0)]).toEqual([true, 'HP-16.9']);
    const isTarget = (asleep: boolean) => mayAimAt(beside(asleep).board, content, 0, ANYWHERE, 1);
    expect([isTarget(false), isTarget(true)]).toEqual([true, false]);
    const mayGear = (asleep: boolean) =>
      table({
        heroes: [{ ...sleeper, at: 'G06', asleep }, {}],
        stack: [{ k: 'aside', at: 'idle', seat: 0 }],
        board: (board) => (board.gearing = 0b01),
      }).asked;
    expect([mayGear(false), mayGear(true)]).toEqual([[0], []]);
  });

  test('HP-19.17 flares do not reach the cave', () => {
    for (let face = 0; face < 6; face++) {
      const game = meeting({}, { heroes: [{ at: 'P09' }, { at: 'G06', asleep: true }, { at: 'F02' }] });
      flare(game.board, face, game.engine);
      game.engine.resume(game.state);
      expect(game.gems(1).vitality).toBe(3);
    }
  });

  test('HP-19.21 fallen heroes are nowhere', () => {
    expect(meeting({ fallen: true }).why('ambush:2')).toBe('HP-19.21');
  });

  test('HP-7.11 not on the starting space in round 1, nor against who rose there', () => {
    expect(meeting({}, { at: 'P19', round: 1 }).why('ambush:2')).toBe('HP-7.11');
    expect(meeting({ hasRisen: true }, { at: 'P19' }).why('ambush:2')).toBe('HP-7.11');
    expect(encounters(meeting({}, { at: 'P19' }))).toContain('ambush:2');
  });
});

const announced = (key: string) => meeting({ shown: 'AR22 MA22', hidden: 'AB12' }).choose(key).events[0];

describe('what happens', () => {
  test('HP-19.5 no dice: it succeeds', () => {
    const game = meeting();
    game.choose('snatch:2-gold');
    expect(game.awaited).toBeNull();
    expect(passAll(game).hero(0).gold).toBe(1);
  });

  test('HP-19.5 unless a card prevents it', () => {
    const game = meeting({ hidden: 'AB28' }).choose('snatch:2-gold');
    passAll(game.chooseAs(1, 'play:AB28'));
    expect([game.story.includes('encounterFailed'), game.hero(0).gold, game.gems(1).vitality]).toEqual([true, 0, 3]);
  });

  test('HP-19.6 kind, opponent and what for are told before anybody reacts', () => {
    const [equipment, magic] = ['equipment' as const, 'magic' as const].map((category) => CATEGORIES.indexOf(category));
    const byFirst = { seat: 0, victim: 1, rule: 'HP-19.6' };
    expect(announced('thieve:2-equipment')).toMatchObject({ ...byFirst, t: 'thievery', what: equipment });
    expect(announced('thieve:2-magic')).toMatchObject({ ...byFirst, t: 'thievery', what: magic });
    expect(announced('snatch:2-food')).toMatchObject({ ...byFirst, t: 'snatching', what: SUPPLIES.indexOf('food') });
    expect(announced('snatch:2-gold')).toMatchObject({ ...byFirst, t: 'snatching', what: SUPPLIES.indexOf('gold') });
  });

  test('HP-19.6 it is announced, and the victim is asked first', () => {
    const game = meeting({ hidden: 'AB12' });
    game.choose('snatch:2-gold');
    expect(game.story[0]).toBe('snatching');
    expect(reacting(game)).toContain(1);
    expect(game.state.lanes[0]!.stack.at(-1)).toMatchObject({ k: 'window', window: 'w2', concerned: 1, deed: 'snatching' });
  });

  test('HP-19.7 HP-19.15 the victim of an Ambush is put into the prison at once, asleep', () => {
    const game = meeting();
    passAll(game.choose('ambush:2'));
    expect([game.at(1), game.hero(1).asleep]).toEqual(['G06', true]);
  });

  test('HP-19.8 of several cards of the category the victim chooses', () => {
    const game = meeting({ shown: 'AR22', worn: 'AR02' });
    passAll(game.choose('thieve:2-equipment'));
    expect([game.asked, game.keys(1)]).toEqual([[1], ['choose:AR02', 'choose:AR22']]);
    passAll(game.choose('choose:AR22'));
    expect([game.shown(0), game.shown(1)]).toEqual(['AR22', '']);
  });

  test('HP-19.8 equal cards are one choice, and nobody is asked for it alone', () => {
    const game = meeting({ shown: 'FO40 FO40 MA22' });
    passAll(game.choose('thieve:2-magic'));
    expect(game.keys(1)).toEqual(['choose:FO40', 'choose:MA22']);
    const alike = meeting({ shown: 'FO40 FO40' });
    passAll(alike.choose('thieve:2-magic'));
    expect([alike.shown(0), alike.shown(1)]).toEqual(['FO40', 'FO40']);
  });

  test('HP-19.9 worn or not, face up or face down, what is attached by its own category', () => {
    const game = meeting({ worn: 'AR02+MA01', hidden: 'MA22', gems: { ...gems, wisdom: 3 } });
    passAll(game.choose('thieve:2-magic'));
    expect(game.keys(1)).toEqual(['choose:MA01', 'choose:MA22']);
    passAll(game.choose('choose:MA01'));
    expect([game.shown(0), game.worn(1)]).toEqual(['MA01', 'AR02 - - - -']);
  });

  test('HP-19.9 a category of which he has no card cannot be named', () => {
    const game = meeting({ shown: 'AR22' });
    expect([encounters(game).filter((key) => key.startsWith('thieve')), game.why('thieve:2-magic')]).toEqual([
      ['thieve:2-equipment'],
      'HP-19.11',
    ]);
  });

  test('HP-19.10 only of what the victim has', () => {
    expect(encounters(meeting({ gold: 0, food: 2 }))).toEqual(['ambush:2', 'snatch:2-food']);
    expect(encounters(meeting({ gold: 2, food: 0 }))).toEqual(['ambush:2', 'snatch:2-gold']);
  });

  test('HP-19.10 one GOLD or one FOOD, as the attacker says', () => {
    const game = passAll(meeting().choose('snatch:2-food'));
    expect([game.hero(0).food, game.hero(1).food, game.hero(1).gold]).toEqual([1, 0, 1]);
  });

  test('HP-19.12 then the victim loses 1 VITALITY and the attacker gains 1, unless he has 5', () => {
    const game = passAll(meeting().choose('snatch:2-gold'));
    expect([game.gems(0).vitality, game.gems(1).vitality]).toEqual([4, 2]);
    const full = passAll(meeting({}, { heroes: [{ gems: { ...gems, vitality: 5 } }, {}, { at: 'F02' }] }).choose('snatch:2-gold'));
    expect(full.gems(0).vitality).toBe(5);
  });

  test('HP-19.13 what was taken from who falls by it is taken', () => {
    const game = passAll(meeting({ gems: { vitality: 1 } }).choose('snatch:2-gold'));
    expect([game.at(1), game.hero(0).gold]).toEqual(['-', 1]);
  });

  test('HP-19.14 a stolen card is known to both; to the others only if it lay face up', () => {
    const game = passAll(meeting({ hidden: 'MA22' }).choose('thieve:2-magic'));
    expect(game.hero(0).hidden).toEqual([{ card: card('MA22'), seenBy: 0b011 }]);
    const told = game.engine.told!.find(({ event }) => event.t === 'stole')!;
    expect([told.to, told.event, told.others]).toMatchObject([0b011, { card: card('MA22') }, { card: -1, deck: 3 }]);
    const open = passAll(meeting({ shown: 'MA22' }).choose('thieve:2-magic'));
    expect(open.engine.told!.find(({ event }) => event.t === 'stole')).toMatchObject({ event: { card: card('MA22') }, others: null });
    expect(open.shown(0)).toBe('MA22');
  });

  test('HP-19.16 at the start of his next turn he wakes and plays a normal turn from there', () => {
    const game = passAll(amid(1, [dawn(1)], { heroes: [{ at: 'F02' }, { at: 'G06', asleep: true }] }));
    expect([game.hero(1).asleep, game.at(1), game.hero(1).actions]).toEqual([false, 'G06', 4]);
  });

  test('HP-19.18 any number of heroes may be in the prison', () => {
    const heroes: HeroGiven[] = [{}, {}, { at: 'G06', asleep: true }, { at: 'G06', asleep: true }, { at: 'G06', asleep: true }];
    expect(passAll(meeting({}, { heroes }).choose('ambush:2')).at(1)).toBe('G06');
  });

  test('HP-19.20 enemies in the prison wait for the prisoner', () => {
    const game = passAll(meeting({}, { enemies: [{ at: 'G06' }] }).choose('ambush:2'));
    expect([game.at(1), game.enemiesAt('G06')]).toEqual(['G06', ['?']]);
    passAll(game.choose('pass'));
    expect([game.board.inTurn, game.awaited]).toEqual([0b010, 'hp.enemy']);
  });

  test('HP-19.22 power, gear and dice play no part', () => {
    const weak = meeting(
      { gems: { vitality: 5, faith: 5, skills: 5, wisdom: 5, experience: 5 }, worn: 'AR13 AR30' },
      {
        heroes: [{ gems: { vitality: 1 } }, {}, { at: 'F02' }],
      },
    );
    expect(passAll(weak.choose('ambush:2')).at(1)).toBe('G06');
  });
});

describe('examples', () => {
  test('EX-32 Thievery', () => {
    const victim: HeroGiven = { worn: 'AR02+MA01', shown: 'AR22', gems: { ...gems, wisdom: 3 } };
    const game = passAll(meeting(victim).choose('thieve:2-equipment'));
    expect(game.keys(1)).toEqual(['choose:AR02', 'choose:AR22']);
    passAll(game.choose('choose:AR02'));
    expect([game.shown(0), game.shown(1), game.worn(1)]).toEqual(['AR02', 'AR22 MA01', '- - - - -']);
    expect([game.gems(0).vitality, game.gems(1).vitality]).toEqual([4, 2]);
    const magic = passAll(meeting(victim).choose('thieve:2-magic'));
    expect([magic.shown(0), magic.worn(1)]).toEqual(['MA01', 'AR02 - - - -']);
  });

  test('EX-33 poor prey', () => {
    const poor: HeroGiven = { gold: 0, food: 0 };
    expect(encounters(meeting(poor))).toEqual(['ambush:2']);
    expect(encounters(meeting(poor, { at: 'P14' }))).toEqual([]);
  });

  test('EX-34 ambushed to death', () => {
    const victim: HeroGiven = { gems: { faith: 1, wisdom: 1 } };
    const game = passAll(meeting(victim).choose('ambush:2'));
    expect([game.at(1), game.gems(1).faith, game.gems(0).vitality]).toEqual(['-', 0, 4]);
    const silver = passAll(meeting(victim, { options: { morals: 'silver' } }).choose('ambush:2'));
    expect([silver.at(1), silver.gems(1).faith, silver.hero(1).asleep, silver.gems(0).vitality]).toEqual(['G06', 1, true, 4]);
  });

  test('EX-35 the slippery victim', () => {
    const game = meeting({ shown: 'AR22', hidden: 'MA15' });
    game.choose('thieve:2-equipment');
    game.chooseAs(1, 'play:MA15');
    passAll(game);
    game.choose('space:P10');
    expect([game.shown(1), game.gems(0).vitality, game.gems(1).vitality, game.hero(0).actions]).toEqual(['AR22', 3, 3, 3]);
    expect(game.why('ambush:2')).toBe('HP-19.4');
    expect(game.story).toContain('encounterFailed');
  });
});

test('HP-19.15 the victim is in the prison at once, and asleep until his next turn begins', () => {
  const game = passAll(meeting().choose('ambush:2'));
  expect([game.at(1), game.hero(1).asleep]).toEqual(['G06', true]);
  expect(game.story.indexOf('imprisoned')).toBeLessThan(game.story.indexOf('lost'));
  passAll(game.choose('pass'));
  expect([game.asked, game.at(1), game.hero(1).asleep]).toEqual([[1], 'G06', false]);
});

const take = (what: 'gold' | 'food') => {
  const game = passAll(meeting({ gold: 3, food: 3 }).choose(`snatch:2-${what}`));
  return [game.hero(0).gold, game.hero(0).food, game.hero(1).gold, game.hero(1).food];
};

test('HP-19.10 he takes one of what he named, and nothing else', () => {
  expect([take('gold'), take('food')]).toEqual([
    [1, 0, 2, 3],
    [0, 1, 3, 2],
  ]);
});

test('HP-19.13 who falls by an Ambush is not in the prison, and is no longer bound by it', () => {
  const game = passAll(meeting({ gems: { vitality: 0, faith: 1 } }).choose('ambush:2'));
  expect([game.at(1), game.hero(1).asleep, game.board.frozen]).toEqual(['-', false, 0]);
  const snatched = passAll(meeting({ gems: { faith: 1 }, gold: 2 }).choose('snatch:2-gold'));
  expect([snatched.at(1), snatched.hero(0).gold, snatched.hero(1).gold, snatched.board.frozen]).toEqual(['-', 1, 1, 0]);
});

/** What bars the way back to who has chosen what a thief takes. */
const sealedBy = (victim: HeroGiven): string | null => {
  const game = passAll(meeting(victim).choose('thieve:2-magic'));
  game.engine.sealed = null;
  game.choose('choose:MA22');
  return game.engine.sealed;
};

test('HP-19.14 a card that lay face down was seen by the thief: whoever chose it does not take that back', () => {
  expect([sealedBy({ hidden: 'MA12 MA22' }), sealedBy({ shown: 'MA12 MA22' })]).toEqual(['HP-19.14', null]);
});

test('HP-19.14 whoever else knew the stolen card still knows it', () => {
  const game = meeting({ hidden: 'MA22' });
  game.hero(1).hidden[0]!.seenBy = 0b110;
  passAll(game.choose('thieve:2-magic'));
  expect(game.hero(0).hidden).toEqual([{ card: card('MA22'), seenBy: 0b111 }]);
});

const meetingWith = (effect: number, on: number) =>
  passAll(
    meeting({}, { board: (board) => board.lasting.push({ effect, on, by: 1, until: 'round' }) }).choose('snatch:2-gold'),
  ).story.includes('encounterFailed');

test('HP-24.21 a ward counts for who has it, and against that kind; any other card on him does not', () => {
  const wards = content.effects.findIndex((effect) => effect.do === 'guard');
  const other = content.effects.findIndex((effect) => effect.do === 'cap');
  expect([meetingWith(wards, 2), meetingWith(other, 1)]).toEqual([false, false]);
});

test('HP-24.21 it fails when what was named is gone, and the opponent counts as encountered', () => {
  const game = meeting({ gold: 1, food: 1, hidden: 'AB28' }).choose('snatch:2-gold');
  game.hero(1).gold = 0;
  passAll(game);
  expect([game.story.includes('encounterFailed'), game.hero(1).food, game.hero(0).actions]).toEqual([true, 1, 3]);
  expect([game.why('snatch:2-food'), game.board.frozen]).toEqual(['HP-19.4', 0]);
});

test('HP-19.13 what was played for this Encounter alone is over with it', () => {
  const stack = [
    { ...rounds(), at: 'next', place: 1 } as const,
    { ...turn(0), at: 'ready' } as const,
    encounter(0, 1, 'snatching', 0, true),
  ];
  const game = table({
    heroes: [
      { at: 'P09', gems },
      { at: 'P09', gems, gold: 2 },
    ],
    stack,
    board: (board) => void board.lasting.push({ effect: 0, on: 2, by: 1, until: 'action' }),
  });
  expect([game.hero(1).gold, game.board.lasting, game.asked]).toEqual([1, [], [0]]);
});
