import { describe, expect, test } from 'vitest';
import { dice, face } from '@hoard/kernel/rehearsal';
import { TYPES } from '../content/names.ts';
import { instant } from '../rules/10-cards.ts';
import { openWindow } from '../rules/windowFrame.ts';
import { fight, travel } from '../rules/turnFrames.ts';
import { card, cards, content, kind, table, type Given, type HeroGiven, type Table } from './table.ts';
import { basicPower, meetsNeeds } from '../rules/standing.ts';
import { aboutToLose, amid, inTurn, passAll, reacting, withCards } from './playing.ts';
import { newBattle } from '../rules/18-fight.ts';
import { DRAGON } from '../content/content.ts';

// Chapter 10: how cards are used.

const gems = { vitality: 3, faith: 3, wisdom: 3, skills: 3, experience: 3 };
const EMPTY = table().board;
const plays = (game: Table, seat = 0): string[] => game.keys(seat).filter((key) => key.startsWith('play'));

const turnOf = (owner: HeroGiven, given: Given = {}): Table =>
  inTurn(0, { ...given, heroes: [{ at: 'P09', gems, ...owner }, ...(given.heroes ?? [{ at: 'P04', gems }])] });

const searching = (): Table => inTurn(0, { heroes: [{ at: 'P18', gold: 0, food: 0 }, { at: 'F02' }] }).choose('rest');

describe('when', () => {
  test('HP-10.2 twelve types, all in use', () => {
    expect(new Set(content.cards.map(({ type }) => type))).toEqual(new Set(TYPES));
    expect(TYPES.length).toBe(12);
  });

  test('HP-10.3 In turn: whenever the owner has the say in his own turn, between paces too', () => {
    expect(plays(turnOf({ hidden: 'MA18' }))).toEqual(['play:MA18']);
    const walking = amid(0, [{ ...travel(0), at: 'step' }], { heroes: [{ at: 'P09', gems, hidden: 'MA18' }, { at: 'F02' }] });
    expect(plays(walking)).toEqual(['play:MA18']);
    const others = amid(1, [openWindow(EMPTY, 'w1', 1)], { heroes: [{ at: 'P09', gems, shown: 'MA18 MK33' }, { at: 'F02' }] });
    expect(plays(others)).toEqual(['play:MK33']);
  });

  test('HP-10.4 Any time: in turn, and out of turn in the windows', () => {
    expect(plays(turnOf({ shown: 'MK33' }))).toEqual(['play:MK33']);
    expect(plays(amid(1, [openWindow(EMPTY, 'w10', 1)], { heroes: [{ gems, shown: 'MK33' }, {}] }))).toEqual(['play:MK33']);
  });

  test("HP-10.5 Off turn: only outside the owner's turn, from the window at its end on", () => {
    const near: Given = {
      heroes: [
        { at: 'P09', gems, shown: 'MA20' },
        { at: 'P04', gems },
      ],
    };
    expect(plays(inTurn(0, near))).toEqual([]);
    expect(plays(amid(0, [openWindow(EMPTY, 'w10', 0)], near))).toEqual(['play:MA20']);
    expect(plays(amid(1, [openWindow(EMPTY, 'w1', 1)], near))).toEqual(['play:MA20']);
    expect(reacting(amid(0, [openWindow(EMPTY, 'w1', 0)], near))).toEqual([]);
  });

  test('HP-10.6 an Instant is carried out at once and discarded', () => {
    const game = amid(0, [instant(0, card('FO01'))], {
      heroes: [{ at: 'P09', gems, gold: 0 }, { at: 'F02' }],
      board: (board) => board.inPlay.push(card('FO01')),
    });
    passAll(game);
    expect([game.hero(0).gold, game.discard]).toEqual([2, 'FO01']);
  });

  test('HP-10.6 an Instant that is drawn is carried out before anything else', () => {
    const game = searching().choose('search', face(1));
    game.draw(game.brings('FO01'));
    expect([game.hero(0).gold, game.shown(0), game.hidden(0), game.discard]).toEqual([2, '', '', 'FO01']);
  });

  test('HP-10.6 an Instant that is taken from among several is carried out, and not kept', () => {
    const game = searching().choose('search', face(1));
    game.draw(game.brings('FO15'));
    for (const id of ['FO39', 'FO01', 'FO02']) game.draw(game.brings(id));
    game.choose('choose:FO01');
    expect([game.hero(0).gold, game.shown(0), game.hidden(0)]).toEqual([2, '', '']);
  });

  test('HP-10.11 a card that is drawn and can be kept goes to the Resources', () => {
    const game = searching().choose('search', face(1));
    game.draw(game.brings('FO39'));
    expect([game.shown(0), game.discard]).toEqual(['FO39', '']);
  });

  test('HP-10.9 a card that asks for gems is used only by who has them', () => {
    expect(plays(turnOf({ hidden: 'MA18', gems: { ...gems, wisdom: 2 } }))).toEqual(['play:MA18']);
    const poor = turnOf({ hidden: 'MA18', gems: { ...gems, wisdom: 1 } });
    expect([plays(poor), poor.why('play:MA18')]).toEqual([[], 'HP-10.9']);
  });

  test('HP-10.13 MAGIC may be used in the middle of an action', () => {
    expect(plays(passAll(turnOf({ hidden: 'MA22' }).choose('rest')))).toEqual(['play:MA22']);
  });

  test('HP-10.13 MAGIC is no action and costs nothing beyond what it says', () => {
    const game = turnOf({ hidden: 'MA22', gems: { ...gems, vitality: 1 } });
    passAll(game.choose('play:MA22'));
    expect([game.hero(0).actions, game.hero(0).gold, game.gems(0).vitality]).toEqual([4, 1, 4]);
  });

  test('HP-10.20 who is fallen or asleep uses no cards', () => {
    const asleep = amid(1, [openWindow(EMPTY, 'w1', 1)], { heroes: [{ at: 'G06', asleep: true, gems, shown: 'MK33' }, {}] });
    expect(reacting(asleep)).toEqual([]);
    const fallen = amid(1, [openWindow(EMPTY, 'w1', 1)], { heroes: [{ fallen: true, gems: { skills: 3 }, shown: 'MK33' }, {}] });
    expect(reacting(fallen)).toEqual([]);
    const awake = amid(1, [openWindow(EMPTY, 'w1', 1)], { heroes: [{ gems, shown: 'MK33' }, {}] });
    expect(reacting(awake)).toEqual([0]);
  });
});

const scene = (owner: HeroGiven): Table =>
  amid(0, [fight(0, 0)], { heroes: [{ at: 'P09', gems, ...owner }, { at: 'F02' }], enemies: [{ at: 'P09', kind: 'goblin' }] });

/** Whether Lightning Bolt may follow the roll of who wears this, and has thrown it if he can. */
const rolled = (worn: string) => {
  const game = amid(0, [fight(0, 0)], {
    heroes: [{ at: 'P09', gems: { ...gems, wisdom: 3 }, worn, shown: 'MA09' }, { at: 'F02' }],
    enemies: [{ at: 'P09', kind: 'goblin' }],
  });
  if (worn !== '') game.choose('play:AR11');
  game.draw(dice(1, 1), dice(2));
  return game.awaited === null && game.keys().includes('play:MA09');
};

describe('how', () => {
  test('HP-11.12 gear is used in battle only where it is worn', () => {
    expect([reacting(scene({ shown: 'AR11' })), reacting(scene({ worn: 'AR11' }))]).toEqual([[], [0]]);
  });

  test('HP-11.12 a lantern names a square, and gives light only there', () => {
    const enemies = [{ at: 'P10' }];
    expect([plays(turnOf({ shown: 'MK32' }, { enemies })), plays(turnOf({ worn: 'MK32' }, { enemies }))]).toEqual([[], ['play:MK32']]);
  });

  test('HP-10.7 a card without the round arrow is discarded after its use', () => {
    const game = passAll(turnOf({ shown: 'MK33' }).choose('play:MK33'));
    expect([game.shown(0), game.discard]).toEqual(['', 'MK33']);
    game.audit();
  });

  test('HP-10.8 a card with the round arrow that names no limit is used once per action', () => {
    const [clause] = content.cards[card('MA31')]!.clauses;
    const unlimited = withCards({ MA31: { clauses: [{ ...clause!, limit: undefined }] } });
    const game = inTurn(0, { heroes: [{ at: 'P18', gems, hidden: 'MA31', food: 3 }, { at: 'F02' }] }, unlimited);
    passAll(game.choose('play:MA31'));
    expect(plays(game)).toEqual([]);
    game.choose('rest').choose('end');
    expect(plays(game)).toEqual(['play:MA31']);
  });

  test('HP-10.8 a card with the round arrow stays, and works as often as its limit says', () => {
    const game = turnOf({ shown: 'MA31', food: 2, gold: 0 });
    passAll(game.choose('play:MA31'));
    expect([game.hero(0).gold, game.shown(0), plays(game)]).toEqual([2, 'MA31', []]);
  });

  test('HP-10.14 moved by a card a hero evades nothing', () => {
    const game = turnOf({ hidden: 'MA15' }, { enemies: [{ at: 'P09', kind: 'troll' }] });
    passAll(game.choose('play:MA15')).choose('space:P10');
    expect([game.at(0), game.gems(0).vitality, game.hero(0).actions]).toEqual(['P10', 3, 4]);
    expect(game.story).not.toContain('evaded');
  });

  test('HP-10.14 nor do those who change places by a card', () => {
    const enemies = [
      { at: 'P09', kind: 'troll' },
      { at: 'P04', kind: 'goblin' },
    ];
    const game = passAll(turnOf({ shown: 'MA34' }, { enemies }).choose('play:MA34'));
    expect([0, 1].map((seat) => [game.at(seat), game.gems(seat).vitality])).toEqual([
      ['P04', 3],
      ['P09', 3],
    ]);
  });

  test('HP-10.15 of two that contradict each other the one played last prevails', () => {
    const game = turnOf({ hidden: 'MA21' }, { heroes: [{ at: 'P04', gems, hidden: 'MA27' }] });
    game.choose('play:MA21').chooseAs(1, 'play:MA27');
    passAll(game);
    expect([game.hero(0).leeches, game.hero(1).leeches]).toEqual([1, 0]);
  });

  test('HP-10.16 a card does what its text says, whatever its symbol is', () => {
    const healed = TYPES.map((type) => {
      const game = inTurn(0, { heroes: [{ at: 'P09', gems, shown: 'MK33' }, { at: 'F02' }] }, withCards({ MK33: { type } }));
      return passAll(game.choose('play:MK33')).gems(0).vitality;
    });
    expect(healed).toEqual(TYPES.map(() => 5));
  });

  test('HP-10.17 a card needs a legal target when it is played', () => {
    expect(plays(turnOf({ hidden: 'MA21' }))).toEqual(['play:MA21']);
    expect(plays(turnOf({ hidden: 'MA21' }, { heroes: [{ at: 'F02', gems }] }))).toEqual([]);
    expect(plays(turnOf({ hidden: 'MA21' }, { heroes: [{ at: 'P10', gems }] }))).toEqual([]);
  });

  test('HP-10.17 a target that has become illegal is lost, and the card is used up', () => {
    const game = amid(0, [openWindow(EMPTY, 'w1', 0)], {
      heroes: [
        { at: 'F02', gems },
        { at: 'P09', gems, shown: 'MA15' },
        { at: 'P04', gems, shown: 'MA21' },
      ],
    });
    game.chooseAs(1, 'play:MA15').chooseAs(2, 'pass').chooseAs(2, 'play:MA21');
    passAll(game).choose('space:P10');
    expect([game.at(1), game.hero(1).leeches, game.discard]).toEqual(['P10', 0, 'MA15 MA21']);
  });

  test('HP-10.18 an enemy that a card removes lies beside the Scale and brings nothing; one that it defeats counts as a kill', () => {
    const away = turnOf({ hidden: 'MA13' }, { enemies: [{ at: 'P04', kind: 'troll' }] });
    passAll(away.choose('play:MA13'));
    expect([away.enemiesAt('P04'), away.board.scale.level, away.gems(0).experience]).toEqual([[], 0, 3]);
    expect(away.board.scale.dead[0]!.reduce((sum, n) => sum + n, 0)).toBe(1);
    const slain = turnOf({ hidden: 'MA14', gems: { ...gems, wisdom: 4 } }, { enemies: [{ at: 'P09', kind: 'troll' }] });
    passAll(slain.choose('play:MA14')).draw(slain.brings('FO01'));
    passAll(slain);
    expect([slain.board.scale.level, slain.gems(0).experience]).toEqual([1, 4]);
  });

  test('HP-10.18 an enemy that a card takes captive after the battle lies beside the Scale', () => {
    const game = amid(0, [fight(0, 0)], {
      heroes: [{ at: 'P09', gems: { ...gems, skills: 5 }, shown: 'FO54' }, { at: 'F02' }],
      enemies: [{ at: 'P09', kind: 'goblin' }],
    });
    passAll(game).draw(dice(3, 3), dice(2));
    passAll(game).choose('play:FO54').draw(game.brings('FO39'));
    expect([game.board.scale.level, game.board.scale.dead[0]![kind('goblin')], game.enemiesAt('P09')]).toEqual([0, 1, []]);
  });

  test('HP-10.19 further actions belong to the same turn', () => {
    const game = turnOf({ hidden: 'MA18', actions: 1 });
    passAll(game.choose('play:MA18'));
    expect([game.hero(0).actions, game.asked]).toEqual([2, [0]]);
  });

  test('HP-10.19 a further action does not lift what is limited in a turn', () => {
    const game = passAll(turnOf({ at: 'P18', hidden: 'MA18', gems: { ...gems, vitality: 2 } }).choose('rest')).choose('end');
    passAll(game.choose('play:MA18')).choose('rest');
    expect([game.gems(0).vitality, game.hero(0).actions]).toEqual([3, 3]);
  });

  test('HP-1.17 a cost is paid in full, and never the last gem of life', () => {
    expect(plays(scene({ shown: 'MK14', gold: 1 }))).toEqual(['play:MK14']);
    expect(reacting(scene({ shown: 'MK14', gold: 0 }))).toEqual([]);
    expect(reacting(scene({ shown: 'AB30', gems: { vitality: 1 } }))).toEqual([]);
    expect(reacting(scene({ shown: 'AB30', gems: { vitality: 1, faith: 1 } }))).toEqual([0]);
  });

  test('HP-18.6 one burst in a battle', () => {
    const game = amid(0, [fight(0, 0)], {
      heroes: [{ at: 'P09', gems, worn: 'AR11 AR32' }, { at: 'F02' }],
      enemies: [{ at: 'P09', kind: 'goblin' }],
    });
    expect(game.keys()).toEqual(['pass', 'play:AR11', 'play:AR32']);
    game.choose('play:AR11');
    expect([game.awaited, game.worn(0), game.hero(0).battle?.aid]).toMatchObject(['hp.hero-dice', '- - - - AR32', { hasBurst: true }]);
  });

  test('HP-18.6 nor a second one after the roll', () => {
    expect([rolled(''), rolled('AR11')]).toEqual([true, false]);
  });
});

test('HP-10.21 a hidden card whose standing help counts in a total is shown; one that does not count stays hidden', () => {
  const game = amid(0, [fight(0, 0)], {
    heroes: [{ at: 'P09', gems, hidden: 'AB07 AB08' }, { at: 'F02' }],
    enemies: [{ at: 'P09', kind: 'goblin' }],
  });
  passAll(game).draw(dice(1, 1), dice(2));
  passAll(game);
  expect([game.shown(0), game.hidden(0)]).toEqual(['AB07', 'AB08']);
  expect(game.eventsOf('battleWon')).toMatchObject([{ total: 19 }]);
});

test('HP-10.21 a hidden card that is played and stays lies open from then on', () => {
  const game = passAll(turnOf({ hidden: 'MA31', food: 1 }).choose('play:MA31'));
  expect([game.shown(0), game.hidden(0)]).toEqual(['MA31', '']);
});

test('HP-10.21 a hidden card that makes a price lower is shown when it is paid', () => {
  const game = turnOf({ at: 'P18', hidden: 'AB20 AB19', shown: 'MK11', gold: 9 });
  passAll(game.choose('play:MK11').choose('clause:0'));
  game.choose(game.keys().find((key) => key.startsWith('buy:'))!);
  expect([game.hidden(0), game.shown(0).split(' ').includes('AB20')]).toEqual(['AB19', true]);
});

test('HP-24.20 of two equal cards, one open and one face down, one is offered', () => {
  const game = turnOf({ shown: 'MA18 MA22', hidden: 'MA18' });
  expect(plays(game)).toEqual(['play:MA18', 'play:MA22']);
});

test('HP-28.33 in a Ritual a card marked H is a burst with +2', () => {
  const marked = content.cards.flatMap(({ dealsWithHeroes, id }) => (dealsWithHeroes ? [id] : []));
  expect(cards(marked.join(' ')).length).toBeGreaterThan(10);
  const game = amid(0, [openWindow(EMPTY, 'w4', 0)], {
    heroes: [
      { at: 'U15', gems, hidden: 'MA21' },
      { at: 'U14', gems },
    ],
    options: { competition: 'co-op' },
    board(board) {
      board.heroes[0]!.battle = newBattle(DRAGON);
    },
  });
  game.chooseAs(0, 'play:MA21');
  passAll(game);
  expect(game.hero(0).battle?.aid).toMatchObject({ power: 2, hasBurst: true });
});

/** Whether a hero meets the 1 SKILLS that a Leech Blowpipe needs. */
const helped = (hero: HeroGiven): boolean =>
  meetsNeeds(content, table({ heroes: [{ gems: { vitality: 4, wisdom: 3 }, ...hero }, {}] }).hero(0), card('AR31'));

test('HP-10.10 help counts from whatever lies open or hidden without a square, or is worn; a card that needs help itself gives none', () => {
  expect([helped({}), helped({ shown: 'AB23' }), helped({ hidden: 'AB23' }), helped({ worn: 'MA07' })]).toEqual([false, true, true, true]);
  // The Circlet has a square: only on the head it helps, and only with 3 WISDOM that are his own.
  expect([helped({ shown: 'MA07' }), helped({ worn: 'MA07', gems: { vitality: 4, wisdom: 2 } })]).toEqual([false, false]);
  expect(helped({ worn: 'MA07', shown: 'MK09', gems: { vitality: 4, wisdom: 2 } })).toBe(false);
});

test.each([
  ['SKILLS', 'AR02', 'skills'],
  ['WISDOM', 'MA18', 'wisdom'],
  ['FAITH', 'MK16', 'faith'],
  ['EXPERIENCE', 'AR29', 'experience'],
] as const)('HP-10.10 the Mirror counts as one more %s', (_name, id, attribute) => {
  const meets = (shown: string): boolean =>
    meetsNeeds(content, table({ heroes: [{ gems: { vitality: 4, [attribute]: 1 }, shown }, {}] }).hero(0), card(id));
  expect([meets('MK01'), meets('FO39')]).toEqual([false, true]);
});

test('HP-10.10 help keeps nobody alive and adds nothing to his power', () => {
  const game = aboutToLose([1, 0], 'card', { heroes: [{ gems: { vitality: 1 }, shown: 'FO39' }, {}] });
  expect([game.at(0), basicPower(game.hero(0))]).toEqual(['-', 0]);
});
