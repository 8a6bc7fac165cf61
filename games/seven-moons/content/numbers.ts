import { whole } from '@hoard/kernel';
import * as v from 'valibot';

const few = whole(0, 20);
const some = whole(1, 20);
/** By the number of players, from one to four. */
const byPlayers = v.tuple([few, few, few, few]);
const points = whole(-50, 50);

/** The fixed numbers of the rulebook: what is counted, paid, rolled for and scored. */
export const numbersSchema = v.strictObject({
  start: v.strictObject({
    gold: few,
    price: whole(1, 6),
    /** SM-1.18: by the number of players, what each has more, in turn order. */
    latePurse: v.tuple([v.tuple([few]), v.tuple([few, few]), v.tuple([few, few, few]), v.tuple([few, few, few, few])]),
  }),
  supply: v.strictObject({
    /** Of each resource. */
    resources: whole(3, 30),
    /** Of each ally: all that the box holds, and what is in play. */
    allies: some,
    alliesInPlay: byPlayers,
    crystals: few,
    /** One for each player at least (SM-10.6). */
    questTokens: whole(4, 20),
  }),
  /** SM-6.4. A quest token must always fit (SM-11.3). */
  capacity: v.strictObject({ foot: whole(3, 20), horse: whole(3, 20), dragon: whole(3, 20) }),
  price: v.strictObject({ resource: some, horse: some, dragon: some, ally: some, haste: some }),
  relief: some,
  crystal: v.strictObject({ sale: some, forDragon: some, mostForDragon: whole(0, 2), inFight: some }),
  gem: v.strictObject({ forDragon: some, forBeacon: some, points }),
  /** What is gained instead of something that is not there. */
  instead: v.strictObject({ cityGain: few, crystal: few, artefact: few, wildernessCard: few }),
  die: v.strictObject({ robbedUpTo: whole(0, 6), fleesUpTo: whole(0, 6), faerieFrom: whole(1, 7), luckyFind: few }),
  bonus: v.strictObject({ dragonInFight: few, strongholds: few }),
  strongholds: whole(1, 5),
  moons: v.strictObject({
    last: some,
    /** SM-9.9: rounds without an advance. */
    longWatch: whole(1, 100),
    /** SM-18.5, SM-18.6: solo turns from dusk to dusk. */
    dusk: some,
    gentleDusk: some,
  }),
  shadow: v.strictObject({
    /** The attacking cards (SM-1.4, SM-16.3, SM-18.6). */
    cards: v.strictObject({
      competitive: whole(1, 12),
      gentle: whole(1, 12),
      normal: whole(1, 12),
      frenzy: whole(1, 12),
      darkest: whole(1, 12),
    }),
    /** SM-1.5: cards dealt to each, by the number of players; alone one looks at so many (SM-18.2). */
    secret: byPlayers,
  }),
  score: v.strictObject({ stronghold: points, ally: points, quest: points, unfinished: points }),
  /** SM-18.14: the least points for each title, the lowest first. */
  soloTitles: v.array(whole(0, 200)),
  trade: v.strictObject({ refusals: some }),
});
export type Numbers = v.InferOutput<typeof numbersSchema>;
