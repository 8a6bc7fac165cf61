import * as v from 'valibot';
import { ANY, MOUNTS, RESOURCES, TERRAINS, rowOf, text, whole, type Mount, type Terrain } from './names.ts';

/** Effects one after another, by their rows in the set's list of effects: so frames can hold what is still to be done. */
export type Effects = readonly number[];

/** What cards and tokens do: the effect vocabulary of the rulebook. Resources, allies and hexes are rows. */
export type Effect =
  | { readonly do: 'gainGold'; readonly n: number }
  | { readonly do: 'loseGold'; readonly n: number }
  /** Roll a die and gain its number and `plus` gold. */
  | { readonly do: 'gainGoldRolled'; readonly plus: number }
  /** `kind` may be ANY: each token is chosen. */
  | { readonly do: 'gainResource'; readonly kind: number; readonly n: number }
  | { readonly do: 'loseResource'; readonly n: number }
  /** SM-7.12. `kind` may be ANY; `optional`: it may be declined. */
  | { readonly do: 'cityGain'; readonly kind: number; readonly optional: boolean }
  /** Up to n resources from the inventory, as if at Dragonmarch. */
  | { readonly do: 'send'; readonly n: number }
  | { readonly do: 'gainCrystal'; readonly n: number }
  | { readonly do: 'gainArtefact' }
  | { readonly do: 'gainHorse' }
  | { readonly do: 'recruit'; readonly ally: number }
  | { readonly do: 'peekDeck'; readonly n: number }
  | { readonly do: 'peekRival' }
  | { readonly do: 'advance'; readonly n: number }
  | MoveTo
  | { readonly do: 'roll'; readonly bands: readonly Band[] }
  | { readonly do: 'fight'; readonly target: number; readonly won: Effects; readonly lost: Effects }
  | { readonly do: 'choose'; readonly options: readonly Option[] }
  | { readonly do: 'byMount'; readonly does: { readonly [mount in Mount]: Effects } }
  /** `together`: co-op and solo. */
  | { readonly do: 'byMode'; readonly competitive: Effects; readonly together: Effects }
  /** With the faerie module, for a hero without a companion. */
  | { readonly do: 'drawFaerie' }
  /** `otherwise`: for a hero who holds an unfinished quest, or when none is left. */
  | { readonly do: 'drawQuest'; readonly otherwise: Effects }
  | { readonly do: 'bonusNextMove'; readonly n: number }
  /** One market die of the player's choice. */
  | { readonly do: 'setMarketDie'; readonly n: number }
  | { readonly do: 'endTurn' };

/** SM-3.24. `to` is the own home city, or the hexes to choose from; `chooser` is the hero's player or the next in turn order. */
export interface MoveTo {
  readonly do: 'moveTo';
  readonly to: 'home' | readonly number[];
  readonly chooser: 'self' | 'left';
  readonly optional: boolean;
}

/** What a die up to `upTo` does, from where the band before ends. */
export interface Band {
  readonly upTo: number;
  readonly does: Effects;
}

/** What a player may choose, if they can pay for it (SM-5.15). */
export interface Option {
  readonly name: string;
  /** For whoever travels so. */
  readonly mounts: readonly Mount[];
  readonly gold: number;
  /** Resources to return to the pool, of the player's choice. */
  readonly resources: number;
  readonly does: Effects;
}

/** As many as there are keys for. */
export const MOST_OPTIONS = 10;

/** Reads effects and writes them into a list, those inside another before it. They may name hexes by terrain, and allies by id. */
export function effectsOf(terrains: readonly Terrain[], allies: readonly string[], list: Effect[]): v.GenericSchema<unknown, Effects> {
  const row = v.lazy(() =>
    v.pipe(
      effect,
      v.transform((read) => list.push(read) - 1),
    ),
  );
  const effects: v.GenericSchema<unknown, Effects> = v.array(row);
  const kind = v.pipe(
    v.picklist([...RESOURCES, 'any']),
    v.transform((name) => (name === 'any' ? ANY : RESOURCES.indexOf(name))),
  );
  const ground = v.pipe(
    v.picklist(TERRAINS.filter((terrain) => terrain !== 'mountain' && terrain !== 'water')),
    v.transform((name) => terrains.flatMap((terrain, hex) => (terrain === name ? [hex] : []))),
  );
  const few = whole(1, 10);
  const flag = v.optional(v.boolean(), false);
  const option = v.strictObject({
    name: text,
    mounts: v.optional(v.array(v.picklist(MOUNTS)), () => [...MOUNTS]),
    gold: v.optional(whole(0, 10), 0),
    resources: v.optional(whole(0, 10), 0),
    does: effects,
  });
  const band = v.strictObject({ upTo: whole(1, 6), does: effects });
  const effect: v.GenericSchema<unknown, Effect> = v.variant('do', [
    v.strictObject({ do: v.literal('gainGold'), n: whole(1, 50) }),
    v.strictObject({ do: v.literal('loseGold'), n: few }),
    v.strictObject({ do: v.literal('gainGoldRolled'), plus: whole(0, 10) }),
    v.strictObject({ do: v.literal('gainResource'), kind, n: few }),
    v.strictObject({ do: v.literal('loseResource'), n: few }),
    v.strictObject({ do: v.literal('cityGain'), kind, optional: flag }),
    v.strictObject({ do: v.literal('send'), n: few }),
    v.strictObject({ do: v.literal('gainCrystal'), n: whole(1, 6) }),
    v.strictObject({ do: v.literal('gainArtefact') }),
    v.strictObject({ do: v.literal('gainHorse') }),
    v.strictObject({ do: v.literal('recruit'), ally: rowOf(allies, 'the id of an ally') }),
    v.strictObject({ do: v.literal('peekDeck'), n: few }),
    v.strictObject({ do: v.literal('peekRival') }),
    v.strictObject({ do: v.literal('advance'), n: whole(1, 7) }),
    v.strictObject({
      do: v.literal('moveTo'),
      to: v.union(
        [
          v.literal('home'),
          v.pipe(
            v.array(ground),
            v.transform((lists) => lists.flat()),
            v.minLength(1),
          ),
        ],
        "expected 'home' or a list of terrains to stand on",
      ),
      chooser: v.optional(v.picklist(['self', 'left']), 'self'),
      optional: flag,
    }),
    v.strictObject({
      do: v.literal('roll'),
      bands: v.pipe(
        v.array(band),
        v.check(
          (bands) => bands.at(-1)?.upTo === 6 && bands.every(({ upTo }, place) => place === 0 || upTo > bands[place - 1]!.upTo),
          "expected bands whose 'upTo' rises to 6",
        ),
      ),
    }),
    v.strictObject({ do: v.literal('fight'), target: whole(2, 20), won: effects, lost: effects }),
    v.strictObject({
      do: v.literal('choose'),
      options: v.pipe(
        v.array(option),
        v.maxLength(MOST_OPTIONS),
        v.check(
          (options) =>
            options.some(
              ({ mounts, gold, resources, does }) =>
                mounts.length === MOUNTS.length && gold + resources === 0 && does.every((part) => list[part]!.do !== 'recruit'),
            ),
          'expected an option that is free for everybody',
        ),
      ),
    }),
    v.strictObject({ do: v.literal('byMount'), does: v.strictObject({ foot: effects, horse: effects, dragon: effects }) }),
    v.strictObject({ do: v.literal('byMode'), competitive: effects, together: effects }),
    v.strictObject({ do: v.literal('drawFaerie') }),
    v.strictObject({ do: v.literal('drawQuest'), otherwise: effects }),
    v.strictObject({ do: v.literal('bonusNextMove'), n: few }),
    v.strictObject({ do: v.literal('setMarketDie'), n: whole(1, 6) }),
    v.strictObject({ do: v.literal('endTurn') }),
  ]);
  return effects;
}
