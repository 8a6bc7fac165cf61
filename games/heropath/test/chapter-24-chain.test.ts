import { dice } from '@hoard/kernel/rehearsal';
import { describe, expect, test } from 'vitest';
import { dragonRoarFiles } from '../content/dragonRoar.ts';
import { DRAGON } from '../content/names.ts';
import { readContent } from '../content/read.ts';
import { dragon, fight } from '../rules/turnFrames.ts';
import { openWindow } from '../rules/windowFrame.ts';
import { NOWHERE } from '../state/board.ts';
import type { WindowFrame } from '../state/cardFrames.ts';
import { aboutToLose, amid, inTurn, passAll, reacting, withCards } from './playing.ts';
import { fromDawn } from './realTime.ts';
import { STRONG } from './road.ts';
import { card, content, table, type HeroGiven, type Table } from './table.ts';

// Chapter 24: what works when, in which order answers are read, and what becomes of a chain.

const gems = { vitality: 3, faith: 3, wisdom: 3, skills: 3, experience: 3 };
const EMPTY = table().board;

/** A window of the first hero's turn; all stand side by side. */
const windowed = (window: WindowFrame['window'], heroes: readonly HeroGiven[], about: Parameters<typeof openWindow>[3] = {}): Table =>
  amid(0, [openWindow(EMPTY, window, 0, about)], { heroes: heroes.map((hero) => ({ at: 'P09', gems, ...hero })) });

/** Who has played the cards of the open window, in order. */
const players = (game: Table): number[] => {
  const frame = game.state.lanes.flatMap(({ stack }) => stack).findLast(({ k }) => k === 'window') as WindowFrame;
  return frame.chain.map(({ seat }) => seat);
};

/** The window that is open, who acts in it, and who is asked before him. */
function opened(game: Table): readonly [string, number, number] | undefined {
  const frame = game.state.lanes.flatMap(({ stack }) => stack).findLast(({ k }) => k === 'window') as WindowFrame | undefined;
  return frame && [frame.window, frame.seat, frame.concerned];
}

describe('when they open', () => {
  const ready: HeroGiven = { at: 'P18', gems: STRONG, shown: 'MK33' };
  const GOBLIN = [{ at: 'P18', kind: 'goblin' }];

  test('HP-24.2 W1 at the start of a turn, before enemies are exposed', () => {
    const game = fromDawn({ heroes: [ready, ready], enemies: [{ at: 'P18' }], options: { turns: 'turns' } });
    expect([opened(game), game.enemiesAt('P18')]).toEqual([['w1', 0, -1], ['?']]);
    expect(passAll(game).awaited).toBe('hp.enemy');
  });

  test('HP-24.2 W2 when a Visit or an Encounter is declared; the victim is the first to be asked', () => {
    const wise: HeroGiven = { at: 'P14', gems: STRONG, gold: 3, shown: 'MA15' };
    const heroes = [{ at: 'P14', gold: 3 }, wise];
    expect(opened(inTurn(0, { heroes, sites: { P14: 'PS01' } }).choose('visit'))).toEqual(['w2', 0, -1]);
    expect(opened(inTurn(0, { heroes }).choose('snatch:2-gold'))).toEqual(['w2', 0, 1]);
  });

  test('HP-24.2 W4 before the dice of a Fight, W5 when they lie on the table', () => {
    const heroes = [{ at: 'P18', gems: STRONG, shown: 'MA08 AB31' }, { at: 'F02' }];
    const game = amid(0, [fight(0, 0)], { heroes, enemies: GOBLIN });
    expect([opened(game), game.story.includes('rolled')]).toEqual([['w4', 0, -1], false]);
    passAll(game).draw(dice(1, 1), dice(2));
    expect([opened(game), game.story.includes('foeRolled'), game.story.includes('battleWon')]).toEqual([['w5', 0, -1], true, false]);
  });

  test('HP-24.2 so it is in a Ritual', () => {
    const heroes = [{ at: 'U05', gems: STRONG, shown: 'AR31 AB31' }, {}];
    const game = table({ heroes, options: { competition: 'co-op' } })
      .choose('ritual')
      .chooseAs(1, 'space:U05');
    expect(opened(game)).toEqual(['w4', 0, -1]);
    passAll(game).draw(dice(1, 1), dice(1, 1), dice(5, 5));
    expect(opened(game)).toEqual(['w5', 0, -1]);
  });

  test('HP-24.2 W8 when the Dragon has flown, before the flare', () => {
    const game = amid(0, [dragon(0)], { heroes: [ready, ready] }).choose('rock:i');
    expect([opened(game), passAll(game).awaited]).toEqual([['w8', 0, -1], 'hp.flare']);
  });
});

describe('which cards', () => {
  test('HP-24.1 between his turns a hero changes his gear, and plays no card', () => {
    const heroes = [{ at: 'P18', gold: 1, gems: STRONG, shown: 'MA28' }, { at: 'P18' }];
    const game = fromDawn({ heroes, options: { turns: 'turns' } });
    expect(game.keys(0)).toContain('play:MA28');
    game.chooseAs(0, 'pass');
    expect([game.asked, game.keys(0).filter((key) => key.startsWith('play'))]).toEqual([[0, 1], []]);
  });

  test('HP-24.3 one that names no window works in W1 and W10 only, or in open play where it is for the own turn', () => {
    const plain = dragonRoarFiles.market.map((row) => (row.id === 'MK34' ? { ...row, clauses: [{ when: 'use', does: [] }] } : row));
    const mine = readContent('mine', { ...dragonRoarFiles, market: plain });
    expect(mine.cards[card('MK34')]!.clauses[0]!.windows).toEqual(['w1', 'w10']);
    expect(mine.cards[card('MK36')]!.clauses[0]!.windows).toEqual(['open']);
  });

  test('HP-24.19 of a loss only cards that change it are played', () => {
    const game = aboutToLose([1, 0], 'loss', { heroes: [{ gems, hidden: 'AB33', shown: 'MK33 MA29' }, {}] });
    expect(game.keys(0)).toEqual(['pass', 'play:AB33']);
  });

  test.each([
    ['travel', 'P18'],
    ['rest', 'P18'],
    ['visit', 'P14'],
  ])('HP-24.20 while the acting player chooses how to go on in a %s, he may play a card as well, and W7 opens', (action, at) => {
    const heroes = [
      { at, gems, gold: 2, shown: 'MA22' },
      { at, gems, hidden: 'MA12' },
    ];
    const game = inTurn(0, { heroes, sites: { P14: 'PS01' } }).choose(action);
    passAll(game);
    game.choose('play:MA22');
    expect([reacting(game), players(game)]).toEqual([[1], [0]]);
    expect([passAll(game).gems(0).vitality, game.asked]).toEqual([5, [0]]);
  });
});

/** The first fights the Dragon; the second holds these, and only Hex of Doubt could be used there. */
const whileFighting = (hero: HeroGiven, discard = ''): number[] =>
  reacting(
    amid(0, [fight(0, DRAGON)], {
      heroes: [
        { at: 'U15', gems: { vitality: 4 } },
        { at: 'P09', gems: { ...gems, wisdom: 1 }, ...hero },
      ],
      discard,
    }),
  );

describe('who is asked', () => {
  test('HP-24.4 nobody for a card that is accounted for', () => {
    expect(whileFighting({ gems, hidden: 'MA12' })).toEqual([1]);
    expect(whileFighting({ gems, hidden: 'MA12' }, 'MA36')).toEqual([]);
  });

  test('HP-24.4 nobody whose gems do not meet its Needs, unless by help that he could have', () => {
    expect(whileFighting({ hidden: 'MA12' })).toEqual([]);
    expect(whileFighting({ hidden: 'MA12', shown: 'FO39' })).toEqual([1]);
  });
});

describe('the order', () => {
  test('HP-24.5 in W7 the card of who has opened it is read last', () => {
    const heroes = [
      { at: 'P09', gems, shown: 'MA22 MA24' },
      { at: 'P09', gems, shown: 'MA26' },
    ];
    const game = inTurn(0, { heroes }).choose('play:MA22').chooseAs(0, 'play:MA24').chooseAs(1, 'play:MA26');
    expect(players(game)).toEqual([0, 1]);
  });

  test('HP-24.5 in W7 the target is read first, and who has played the card after everybody else', () => {
    const heroes = [
      { at: 'P09', gems, shown: 'MA19' },
      { at: 'P09', gems, shown: 'MA24' },
      { at: 'P09', gems, shown: 'MA26' },
    ];
    const game = inTurn(0, { heroes }).choose('play:MA19').choose('aim:3').chooseAs(1, 'play:MA24').chooseAs(2, 'play:MA26');
    expect(players(game)).toEqual([0, 2]);
  });

  test('HP-24.5 the victim of an Encounter is read before the acting hero and all others', () => {
    const game = windowed('w2', [{ shown: 'MK12' }, { shown: 'MA21' }, { shown: 'MA15' }], { concerned: 2, deed: 'ambush' });
    expect(reacting(game)).toEqual([0, 1, 2]);
    game.chooseAs(0, 'play:MK12').chooseAs(1, 'play:MA21').chooseAs(2, 'play:MA15');
    expect(players(game)).toEqual([2]);
  });

  test('HP-24.7 after a card it is read from behind its player on', () => {
    const game = windowed('w1', [{ shown: 'MK33' }, { shown: 'MA22' }, { shown: 'FO41' }]);
    game.chooseAs(0, 'pass').chooseAs(1, 'play:MA22').chooseAs(2, 'pass');
    game.chooseAs(0, 'play:MK33').chooseAs(2, 'play:FO41');
    expect(players(game)).toEqual([1, 2]);
  });
});

/** A card does what another does: of each of them there is but one. */
const doubling = (id: string, like: string) => withCards({ [like]: { ...content.cards[card(id)]!, id: like } });

describe('the chain', () => {
  test('HP-24.9 from the last card back: a cancelled canceller cancels nothing', () => {
    const heroes = [
      { at: 'P09', gems, hidden: 'MA19' },
      { at: 'P04', gems, hidden: 'MA26' },
      { at: 'P04', gems, hidden: 'MA22' },
    ];
    const game = inTurn(0, { heroes }, doubling('MA26', 'MA22')).choose('play:MA19').choose('aim:2');
    game.chooseAs(1, 'play:MA26').chooseAs(2, 'pass').chooseAs(2, 'play:MA22').choose('choose:MA26');
    passAll(game);
    expect(game.board.lasting).toMatchObject([{ on: 1, by: 0, until: 'round' }]);
    expect(game.eventsOf('cardCancelled').map((event) => event.card)).toEqual([card('MA26')]);
  });

  test('HP-24.10 the later card is carried out later, and prevails where two contradict each other', () => {
    const heroes = [
      { at: 'P09', gems },
      { at: 'F02', gems, hidden: 'MA28' },
      { at: 'F10', gems, hidden: 'MA22' },
    ];
    const game = amid(0, [{ ...dragon(0), at: 'wings' }], { heroes, dragon: 2 }, doubling('MA28', 'MA22'));
    game.chooseAs(1, 'play:MA28').chooseAs(2, 'pass').chooseAs(2, 'play:MA22');
    passAll(game);
    expect(game.asked).toEqual([1]);
    game.choose('rock:i');
    expect(game.asked).toEqual([2]);
    expect(game.choose('rock:ii').board.dragon).toBe(1);
  });

  test('HP-24.22 what a hero had played counts although he has fallen since', () => {
    const game = windowed('w1', [{}, { shown: 'FO50' }, { shown: 'MK33' }]);
    game.chooseAs(1, 'play:FO50').chooseAs(2, 'pass').choose('aim:3');
    game.hero(1).at = NOWHERE;
    passAll(game);
    expect(game.board.lasting).toMatchObject([{ on: 2, by: 1, until: 'round' }]);
  });
});
