import { SPECTATOR, viewOf } from '@hoard/kernel';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../content/names.ts';
import { heropath } from '../game.ts';
import { pouchOf } from '../rules/03-setup.ts';
import { arriveAt } from '../rules/arrival.ts';
import { found, visit } from '../rules/turnFrames.ts';
import { EVERYBODY, NONE } from '../state/board.ts';
import { amid, inTurn, passAll } from './playing.ts';
import { put, spacesFor, walk } from './road.ts';
import { content, site, space, table, type Given, type HeroGiven, type Table } from './table.ts';
import { marking } from '../rules/durations.ts';

// Chapter 17: Place-Sites and Visit.

const at = (id: string, ps: string, hero: NonNullable<Given['heroes']>[number] = {}, given: Given = {}) =>
  table({ heroes: [{ at: id, ...hero }, {}], sites: { [id]: ps }, ...given });

test('HP-17.1 a Settlement keeps its Place-Site', () => {
  const game = walk(table({ sites: { P14: 'PS09' } }), 'P14');
  expect([game.awaited, game.board.sites[space('P14')]]).toEqual([null, site('PS09')]);
});

test('HP-17.1 none is founded where there is one already', () => {
  const { settlements, distance, start, spaces } = content.map;
  const far = settlements.filter((row) => distance[start]![row]! >= 7).map((row) => spaces[row]!.id);
  const [taken, ...empty] = far;
  const game = amid(0, [found(0, 7, false)], { heroes: [{}, {}], sites: { [taken!]: 'PS09' } });
  game.draw(game.brings('PS18'));
  expect(spacesFor(game, 'space')).toEqual(empty.toSorted());
});

test('HP-17.2 who ends a Travel on a Settlement without one draws it, even with his last action', () => {
  const game = walk(table({ heroes: [{ actions: 1 }, {}] }), 'P14');
  game.draw(game.brings('PS09'));
  expect(game.board.sites[space('P14')]).toBe(site('PS09'));
  // Neither on the road nor on a Safe space.
  expect([walk(table(), 'P18').awaited, walk(table({ heroes: [{ at: 'P09' }, {}] }), 'P10').awaited]).toEqual([null, null]);
});

test('HP-17.3 who is carried there in his turn draws at once, and off turn at the start of his own', () => {
  const carried = table().choose('rest');
  put(carried, 0, 'P14');
  arriveAt(carried.board, 0, 'HP-12.8', carried.engine);
  expect(carried.frames).toContain('discover.draw');
  const later = table({ heroes: [{ actions: 1 }, { at: 'P14' }] }).choose('pass');
  expect(later.awaited).toBe('hp.place-site');
});

test('HP-17.3 two change places by a card: who plays draws at once, the other when his turn begins', () => {
  const heroes = [{ at: 'P14', shown: 'MA34', gems: { vitality: 5, wisdom: 2 } }, { at: 'P02' }];
  const game = passAll(inTurn(0, { heroes }).choose('play:MA34'));
  expect([game.at(0), game.at(1), game.awaited]).toEqual(['P02', 'P14', 'hp.place-site']);
  game.draw(game.brings('PS09'));
  expect([game.board.sites[space('P02')], game.board.sites[space('P14')], game.asked]).toEqual([site('PS09'), NONE, [0]]);
  expect(passAll(game.choose('pass')).awaited).toBe('hp.place-site');
});

test('HP-17.4 passing reveals nothing', () => {
  const game = walk(table(), 'P14', 'P09');
  expect([game.awaited, game.board.sites[space('P14')]]).toEqual([null, NONE]);
});

test('HP-17.5 with an empty pouch the Settlement stays without one', () => {
  const sites = Object.fromEntries(content.map.settlements.map((row, place) => [content.map.spaces[row]!.id, content.sites[place]!.id]));
  const game = table({ sites });
  const moved = game.board.sites[space('P14')]!;
  game.board.sites[space('P14')] = NONE;
  game.board.sites[space('P19')] = moved;
  expect(walk(game, 'P14').awaited).toBeNull();
});

test('HP-17.6 an enemy there is exposed first', () => {
  const game = walk(table({ enemies: [{ at: 'P14' }] }), 'P14');
  expect(game.awaited).toBe('hp.enemy');
  expect(game.draw(game.brings('troll')).awaited).toBe('hp.place-site');
});

test('HP-17.7 a hero visits the Place-Site of his space', () => {
  // The last one looks at hidden enemies: somewhere there must be one.
  const game = at('P14', 'PS09', { gold: 2 }, { enemies: [{ at: 'D05' }] }).choose('visit');
  expect(game.keys().filter((key) => key.startsWith('activity'))).toHaveLength(3);
  expect(game.keys()).toContain('end');
  expect(table().why('visit')).toBe('HP-17.7');
  expect(at('P14', 'PS09', {}, { enemies: [{ at: 'P14', kind: 'troll' }] }).why('visit')).toBe('HP-12.12');
});

test('HP-17.8 all activities belong to one action', () => {
  const game = at('P14', 'PS15', { food: 0 }).choose('visit');
  const activity = game.keys().find((key) => key.startsWith('activity'))!;
  expect(game.choose(activity).choose('end').hero(0).actions).toBe(3);
  const idle = at('P14', 'PS15').choose('visit').choose('end');
  expect(idle.hero(0).actions).toBe(3);
  const busy = at('P14', 'PS10', { gems: { vitality: 0, faith: 2 }, food: 3 }).choose('visit');
  for (let times = 0; times < 2; times++) busy.choose(busy.keys().find((key) => key.startsWith('activity'))!);
  expect(busy.choose('end').hero(0).actions).toBe(3);
});

test('HP-17.9 the same Place-Site once in a turn', () => {
  const game = at('P14', 'PS09').choose('visit').choose('end');
  expect(game.why('visit')).toBe('HP-17.9');
  put(game, 0, 'P02');
  game.board.sites[space('P02')] = site('PS02');
  expect(game.keys()).toContain('visit');
  put(game, 0, 'P14');
  expect(game.why('visit')).toBe('HP-17.9');
  marking(game.hero(0)).again = 1;
  expect(game.keys()).toContain('visit');
});

test('HP-17.10 each activity as often as its entry says', () => {
  const game = at('P14', 'PS10', { gems: { vitality: 0, faith: 2 }, food: 3, gold: 0 }).choose('visit');
  const offered = () => game.keys().filter((key) => key.startsWith('activity'));
  const [herbs, poultice] = offered();
  game.choose(herbs!);
  expect(offered()).not.toContain(herbs);
  game.choose(poultice!);
  expect(offered()).toContain(poultice);
});

const prays = (faith: number) =>
  at('P14', 'PS08', { gems: { vitality: 3, faith } })
    .choose('visit')
    .keys()
    .includes('activity:0');

test('HP-17.10 an activity may ask for something besides its price', () => {
  expect([prays(2), prays(3)]).toEqual([true, false]);
});

test('HP-17.10 who keeps a card that lets him look at others, keeps of those and then goes on with the rest', () => {
  const game = at('P14', 'PS16', { gold: 1 }).choose('visit').choose('activity:0');
  for (const id of ['FO15', 'FO44', 'FO45']) game.draw(game.brings(id));
  game.choose('choose:FO15');
  for (const id of ['FO47', 'FO48', 'FO49']) game.draw(game.brings(id));
  expect(game.keys()).toEqual(['choose:FO47', 'choose:FO48', 'choose:FO49']);
  expect(game.choose('choose:FO48').keys()).toEqual(['choose:FO44', 'choose:FO45']);
  game.choose('choose:FO45');
  expect([game.shown(0), game.board.looks]).toEqual(['FO45 FO48', []]);
});

test('HP-17.11 what cannot be paid cannot be had', () => {
  const poor = at('P14', 'PS09', { gold: 0, gems: { vitality: 1, faith: 1 } }).choose('visit');
  const rich = at('P14', 'PS09', { gold: 1, gems: { vitality: 1, faith: 1 } }).choose('visit');
  const count = (game: typeof poor) => game.keys().filter((key) => key.startsWith('activity')).length;
  expect(count(rich)).toBeGreaterThan(count(poor));
  const bed = rich.keys().find((key) => key.startsWith('activity'))!;
  expect([rich.choose(bed).gems(0).vitality, rich.hero(0).gold]).toEqual([4, 0]);
});

const lackAt = (hero: HeroGiven, id: string, activity: number) => at('P14', id, hero).choose('visit').denial(`activity:${activity}`)?.args;

test('HP-17.11 a denial says what is missing', () => {
  expect(lackAt({ gold: 2 }, 'PS21', 0)).toEqual({ supply: 0, needs: 6, has: 2 });
  expect(lackAt({ food: 0 }, 'PS20', 2)).toEqual({ supply: 1, needs: 1, has: 0 });
  expect(lackAt({}, 'PS19', 1)).toEqual({ category: CATEGORIES.indexOf('magic'), needs: 1, has: 0 });
  expect(lackAt({ gems: { vitality: 1 } }, 'PS06', 0)).toEqual({ because: 'life' });
  expect(lackAt({ gems: { vitality: 5, faith: 5 } }, 'PS19', 2)).toEqual({});
});

test('HP-17.11 a face-down card that pays is seen by all, and is not taken back', () => {
  const game = at('P14', 'PS19', { hidden: 'MA08' }).choose('visit').choose('pass');
  game.engine.sealed = null;
  game.choose('activity:1');
  expect([game.discard, game.engine.sealed]).toEqual(['MA08', 'HP-17.11']);
});

test('HP-17.12 gear cannot be put on during a Visit', () => {
  const game = at('P14', 'PS01', { shown: 'AR22', gold: 9 }, { display: { arms: 'AR01 AR26' } }).choose('visit');
  const isGearOffered = () => game.keys().some((key) => key.startsWith('wear') || key === 'gear');
  expect(isGearOffered()).toBe(false);
  game.choose('activity:0').choose('buy:AR26').drawOn();
  while (!game.keys().includes('end')) game.choose('done').drawOn();
  expect([game.shown(0), game.worn(0), isGearOffered()]).toEqual(['AR22 AR26', '- - - - -', false]);
});

test('HP-17.13 several heroes visit in their own turns', () => {
  const game = table({ heroes: [{ at: 'P14' }, { at: 'P14' }], sites: { P14: 'PS09' } })
    .choose('visit')
    .choose('end')
    .choose('pass');
  expect(game.keys()).toContain('visit');
});

test('HP-17.14 a Visit is legal even if nothing can be used', () => {
  const game = at('P14', 'PS02', { gems: { vitality: 5, faith: 5, experience: 0 }, gold: 0, food: 0 }).choose('visit');
  expect([game.story, game.keys().filter((key) => key.startsWith('activity')), game.keys().includes('end')]).toEqual([
    ['visited'],
    [],
    true,
  ]);
});

test('HP-17.15 a Visit in the fire burns', () => {
  const game = at('U10', 'PS09', { gems: { vitality: 3, faith: 1 } })
    .choose('visit')
    .choose('end');
  expect(game.gems(0).vitality).toBe(2);
});

test('EX-13 shopping in the fire costs 1 at the end of the Visit', () => {
  const game = at('U10', 'PS01', { gems: { vitality: 3, faith: 1 } }).choose('visit');
  expect(game.gems(0).vitality).toBe(3);
  expect(game.choose('end').gems(0).vitality).toBe(2);
});

test('HP-17.16 what a Place-Site offers can be read by all, drawn or not', () => {
  expect(content.sites).toHaveLength(22);
  for (const { activities } of content.sites) expect(activities.length).toBeGreaterThan(0);
  const game = table({ sites: { [content.map.spaces[content.map.settlements[0]!]!.id]: 'PS18' } });
  const pouch = pouchOf(game.board, content);
  expect([pouch.length, pouch.includes(site('PS18'))]).toEqual([21, false]);
  for (const viewer of [0, 1, SPECTATOR]) expect(pouchOf(viewOf(heropath, game.state, viewer).sight, content)).toEqual(pouch);
});

test('HP-21.17 whether to draw is decided before, and the drawn one is shown before it is placed', () => {
  const game = table();
  game.state.lanes[0]!.stack.push(found(0, 7, true));
  game.engine.resume(game.state);
  expect(game.keys()).toEqual(['no', 'yes']);
  game.choose('yes');
  game.draw(game.brings('PS18'));
  expect(game.eventsOf('siteDrawn')[0]).toMatchObject({ site: site('PS18') });
  const [first] = spacesFor(game, 'space');
  game.choose(`space:${first}`);
  expect(game.board.sites[space(first!)]).toBe(site('PS18'));
  expect(game.board.discoveries).toBe(0);
});

/** Whether a Visit that was declared takes place. */
const visits = (hero: HeroGiven, given: Given = {}): boolean =>
  amid(0, [visit(0, site('PS02'), 3)], { heroes: [{ at: 'P14', ...hero }, {}], sites: { P14: 'PS02' }, ...given }).story.includes(
    'visited',
  );

test('HP-14.16 a Visit that a card has spoilt lapses: asleep, elsewhere, another Place-Site, an enemy', () => {
  expect(visits({})).toBe(true);
  expect([
    visits({ asleep: true }),
    visits({ at: 'P18' }),
    visits({}, { sites: { P14: 'PS03' } }),
    visits({}, { enemies: [{ at: 'P14', kind: 'goblin' }] }),
  ]).toEqual([false, false, false, false]);
});

/** What is offered in a Visit that something has spoilt. */
const offeredAfter = (spoil: (game: Table) => void): string[] => {
  const game = table({ heroes: [{ at: 'P14', gold: 5 }, {}], sites: { P14: 'PS02' } }).choose('visit');
  spoil(game);
  return game.keys();
};

test('HP-14.16 what ends a Visit in the middle leaves only its end', () => {
  expect(offeredAfter(() => {})).toEqual(expect.arrayContaining(['end', 'dropGold']));
  expect([
    offeredAfter((game) => (game.hero(0).asleep = true)),
    offeredAfter((game) => (game.board.sites[space('P14')] = -1)),
    offeredAfter((game) => game.board.enemies.push({ unit: 0, at: space('P14'), kind: 0, seenBy: EVERYBODY })),
  ]).toEqual([['end'], ['end'], ['end']]);
});
