import { titleIds, withTitle } from '@hoard/games';
import { offeredTo, optionsBy, type Chosen, type GameFile, type Variant } from '@hoard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Takes } from '../client/index.ts';
import { Visitor, openHost, type TestHost } from './tableHost.ts';

let host: TestHost;
let anna: Visitor;
beforeAll(async () => {
  host = await openHost();
  anna = await Visitor.named(host.address, 'Anna');
});
afterAll(() => host.close());

type Options = Takes<'tables/new'>['options'];

/** What must be chosen for a variant to be offered; null where it never is, as for teams of three. */
function leadingTo({ where }: Variant, variants: readonly Variant[]): Chosen | null {
  if (where === undefined) return {};
  const other = variants.find(({ option, values }) => option === where.option && values.some(({ value }) => value === where.value));
  const before = other && leadingTo(other, variants);
  return before ? { ...before, [where.option]: where.value } : null;
}

/** Every value of everything that can be chosen at a table of so many. */
function choicesFor(seats: number, variants: readonly Variant[]): Options[] {
  const fitting = variants.filter(({ seats: { least, most } }) => seats >= least && seats <= most);
  const all = fitting.flatMap((variant) => {
    const before = leadingTo(variant, fitting);
    const values = before === null ? [] : variant.values;
    return values.map(({ value }) => {
      const chosen = { ...before, [variant.option]: value };
      const offered = offeredTo(seats, variants, chosen);
      expect(offered).toContain(variant);
      return JSON.stringify(optionsBy(offered, chosen));
    });
  });
  return [...new Set(all)].map((text) => JSON.parse(text) as Options);
}

/** Sets a table up with friends, and gives the options that they see there. */
async function laid(game: string, seats: number, options: Options): Promise<unknown> {
  const { table } = await anna.get('tables/new', { game, options, seats: Array.from({ length: seats }, () => ({ is: 'invited' })) });
  await anna.get('tables/end', { table: table.id });
  return table.options;
}

/** Sets a table up with friends, begins, and gives the options with which it was played. */
async function played(game: string, seats: number, options: Options): Promise<unknown> {
  const { table } = await anna.get('tables/new', { game, options, seats: Array.from({ length: seats }, () => ({ is: 'open' })) });
  await anna.sit(table.id, 0, null);
  await anna.get('tables/fill', { table: table.id, player: 'random' });
  await anna.get('tables/begin', { table: table.id });
  await anna.get('tables/end', { table: table.id });
  const { file } = await anna.get('tables/export', { table: table.id });
  return (file as GameFile).options;
}

const TABLES = await Promise.all(
  titleIds().map((game) =>
    withTitle(game, ({ game: { seats }, variants }) =>
      Array.from({ length: seats.most - seats.least + 1 }, (_, more) => {
        const count = seats.least + more;
        return { game, seats: count, variants, isPlayed: count === seats.most || count === 2 };
      }),
    ),
  ),
);

test.each(TABLES.flat())('$game can be set up with friends in every mode for $seats', async ({ game, seats, variants, isPlayed }) => {
  for (const options of choicesFor(seats, variants)) {
    expect(await laid(game, seats, options)).toEqual(options);
    // Beginning takes its time; the rules were asked already.
    if (isPlayed) expect(await played(game, seats, options)).toMatchObject(options);
  }
});

test.each([
  { game: 'dragon-attack', options: { colours: ['red', null, 'blue'] } },
  { game: 'seven-moons', options: { characters: ['FW', null, null], faerieFolk: true } },
])('the sides of seats are chosen before the game: $options', async ({ game, options }) => {
  expect(await played(game, 3, options)).toMatchObject(options);
});

test('a side that is taken, or that there is not, is refused by the game itself', async () => {
  const seats = [{ is: 'open' }, { is: 'open' }] as const;
  for (const colours of [['red', 'red'], ['red', 'plaid'], ['red']])
    expect(await anna.call('tables/new', { game: 'dragon-attack', options: { colours }, seats: [...seats] })).toMatchObject({
      ok: false,
      refusal: { why: 'bad-options', message: expect.stringContaining('colours') as string },
    });
});
