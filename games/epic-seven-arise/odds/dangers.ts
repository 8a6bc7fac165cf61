import type { Content } from '../content/content.ts';
import { ATTACK_NUMBERS, STATUS } from '../content/names.ts';
import type { DamageKind } from '../state/battleEvents.ts';
import type { Monster } from '../state/battle.ts';
import type { Board, Hero } from '../state/board.ts';
import { heroArmour, monsterBonus, monsterSpeed } from '../rules/combatants.ts';
import { possibleAttacks } from '../rules/effects/purse.ts';
import { fightersOf } from '../rules/fighters.ts';
import { isLiving } from '../rules/things.ts';
import { lossOf } from '../rules/15-wounds.ts';
import { dreadNow } from './dread.ts';
import { diceOf, strikeOf, type Strike } from './intents.ts';

// How likely heroes are to be hit and to die, exactly, from what all see: numbers that are still possible, cards that were looked at,
// die tables. Everybody still to act is taken to act; what heroes do in between is theirs to choose, and is left out.

/** By circle of the heroes' tile: how likely the next Enemy Attack card is to point there. */
export function hitChances(sight: Board, content: Content): number[] {
  const tile = content.tiles[sight.tiles[sight.at] ?? -1];
  if (tile === undefined) return [];
  const taunting = sight.heroes.find((hero) => hero.taunt && isLiving(hero));
  const numbers = sight.peeked.length > 0 ? sight.peeked.slice(0, 1) : possibleAttacks(sight);
  return tile.circles.map((circle, place) =>
    taunting === undefined
      ? circle.filter((number) => numbers.includes(number)).length / numbers.length
      : taunting.circle === place
        ? 1
        : 0,
  );
}

/** How many of the twelve numbers would hit somebody on a tile, with so many heroes on its lightest circles. */
export const numbersThatHit = (content: Content, tile: number, heroes: number): number =>
  content.tiles[tile]!.circles.map(({ length }) => length)
    .toSorted((one, other) => one - other)
    .slice(0, heroes)
    .reduce((sum, length) => sum + length, 0);

/** What may happen to a hero in the rest of the battle round. */
export interface Danger {
  /** To be hit at least once. */
  readonly hit: number;
  /** Expected loss of health. */
  readonly loss: number;
  readonly dies: number;
}

/** Where an Enemy Attack card may point, seen from one hero: at the own circle, at one beside it, elsewhere. */
type Where = 0 | 1 | 2;
const OWN = 0;
const BESIDE = 1;

/** What the chances of one hero depend on. */
interface Course {
  readonly health: number;
  readonly shields: number;
  readonly extra: number;
  readonly hit: boolean;
  /** Cards that lie face-up; looked-at cards that are used; numbers still possible, by where they point. */
  readonly drawn: number;
  readonly peeked: number;
  readonly own: number;
  readonly beside: number;
  readonly rest: number;
  readonly taunted: boolean;
  /** A howl has given every monster its token. */
  readonly howled: boolean;
}

type Courses = Map<string, { readonly course: Course; readonly chance: number }>;

function add(courses: Courses, course: Course, chance: number): void {
  if (chance === 0) return;
  const key = Object.values(course).join();
  courses.set(key, { course, chance: (courses.get(key)?.chance ?? 0) + chance });
}

/** Takes every course on by what may happen next. */
function onward(courses: Courses, next: (course: Course, chance: number, out: Courses) => void): Courses {
  const out: Courses = new Map();
  for (const { course, chance } of courses.values()) {
    // Who is dead suffers nothing more.
    if (course.health === 0) add(out, course, chance);
    else next(course, chance, out);
  }
  return out;
}

/** One hero among all that points at the tile. */
class Lookout {
  readonly #hero: Hero;
  readonly #armour: number;
  readonly #deck: number;
  readonly #whereOf: readonly Where[];
  readonly #peeked: readonly number[];
  readonly #taunt: Where | null;
  readonly start: Courses = new Map();

  constructor(sight: Board, content: Content, hero: Hero) {
    const { circles, circleOf } = content.tiles[sight.tiles[sight.at]!]!;
    const whereIs = (circle: number): Where => {
      const apart = Math.abs(circle - hero.circle);
      return circle < 0 ? 2 : apart === 0 ? OWN : apart === 1 || apart === circles.length - 1 ? BESIDE : 2;
    };
    this.#hero = hero;
    this.#armour = heroArmour(content, hero);
    this.#deck = ATTACK_NUMBERS - content.numbers.attacks.aside;
    this.#whereOf = circleOf.map(whereIs);
    this.#peeked = sight.peeked;
    const taunting = sight.heroes.find((one) => one.taunt && isLiving(one));
    this.#taunt = taunting === undefined ? null : whereIs(taunting.circle);
    const { health, shields, extra } = hero;
    const course = { health, shields, extra, hit: false, drawn: sight.attacks.length, peeked: 0, taunted: false, howled: false };
    add(this.start, { ...course, ...this.#count(possibleAttacks(sight)) }, 1);
  }

  #count(numbers: readonly number[]): Pick<Course, 'own' | 'beside' | 'rest'> {
    const at = (where: Where): number => numbers.filter((number) => this.#whereOf[number] === where).length;
    return { own: at(OWN), beside: at(BESIDE), rest: at(2) };
  }

  /** A damage number meets the hero. */
  suffer(course: Course, damage: DamageKind, number: number, isHit = true): Course {
    const { health, shields, extra } = course;
    const loss = lossOf({ ...this.#hero, health, shields, extra }, this.#armour, damage, number);
    return { ...course, health: health - loss.lost, shields: shields - loss.shields, extra: extra - loss.extra, hit: course.hit || isHit };
  }

  /** One Enemy Attack card is drawn: where it points, with how likely that is and what is left. */
  *#draw(course: Course): Generator<{ readonly where: Where; readonly chance: number; readonly after: Course }> {
    const { own, beside, rest, peeked } = course;
    const known = this.#peeked[peeked];
    const all = own + beside + rest;
    const ways: readonly (readonly [Where, number])[] =
      known === undefined
        ? [
            [OWN, own / all],
            [BESIDE, beside / all],
            [2, rest / all],
          ]
        : [[this.#whereOf[known]!, 1]];
    for (const [where, chance] of ways) {
      if (chance === 0) continue;
      const taken = (place: Where): number => (known === undefined && where === place ? 1 : 0);
      const after = {
        ...course,
        drawn: course.drawn + 1,
        peeked: known === undefined ? peeked : peeked + 1,
        own: own - taken(OWN),
        beside: beside - taken(BESIDE),
        rest: rest - taken(2),
        taunted: true,
      };
      yield { where: this.#taunt !== null && !course.taunted ? this.#taunt : where, chance, after: this.#reshuffled(after) };
    }
  }

  /** EA-14.6. */
  #reshuffled(course: Course): Course {
    if (course.drawn < this.#deck) return course;
    const numbers = Array.from({ length: ATTACK_NUMBERS }, (_, place) => place + 1);
    return { ...course, ...this.#count(numbers), drawn: 0, peeked: this.#peeked.length };
  }

  /** An attack with one card, or one that hits everybody. */
  attacked(courses: Courses, { how, damage, cards }: Strike, more: (course: Course) => number): Courses {
    const kind: DamageKind = how === 'bolt' || how === 'leech' || how === 'storm' ? 'magical' : 'physical';
    if (cards === 0) return onward(courses, (course, chance, out) => add(out, this.suffer(course, kind, damage + more(course)), chance));
    let after = courses;
    for (let card = 0; card < cards; card++)
      after = onward(after, (course, chance, out) => {
        for (const drawn of this.#draw(course)) {
          const isHit = drawn.where === OWN || (how === 'cleave' && drawn.where === BESIDE);
          add(out, isHit ? this.suffer(drawn.after, kind, damage + more(course)) : drawn.after, chance * drawn.chance);
        }
      });
    return after;
  }
}

/** The courses after one skill of a monster. */
function afterSkill(lookout: Lookout, courses: Courses, content: Content, monster: Monster, skill: number, bonus: number): Courses {
  // EA-18.2: who has the token gets no second one.
  const more = ({ howled }: Course): number => (howled && (monster.statuses & STATUS.power) === 0 ? 1 : 0);
  let after = courses;
  for (const place of content.monsters[monster.kind]!.skills[skill]!.does) {
    const effect = content.effects[place]!;
    const strike = strikeOf(effect, bonus);
    if (strike !== null) after = lookout.attacked(after, strike, more);
    if (effect.do === 'howl') after = onward(after, (course, chance, out) => add(out, { ...course, howled: true }, chance));
  }
  return after;
}

/** The courses after a whole turn of a monster. */
function afterTurn(lookout: Lookout, courses: Courses, sight: Board, content: Content, monster: Monster): Courses {
  const { skills } = content.monsters[monster.kind]!;
  const bonus = monsterBonus(sight, content, monster);
  let after = courses;
  for (let die = diceOf(content, monster); die > 0; die--) {
    const out: Courses = new Map();
    skills.forEach(({ upTo }, skill) => {
      const share = (upTo - (skills[skill - 1]?.upTo ?? 0)) / 6;
      for (const { course, chance } of afterSkill(lookout, after, content, monster, skill, bonus).values())
        add(out, course, chance * share);
    });
    after = out;
  }
  return after;
}

const SAFE: Danger = { hit: 0, loss: 0, dies: 0 };

/** By place in `board.heroes`: what the rest of this battle round may bring, Dread and Weariness at its end included. */
export function dangersOf(sight: Board, content: Content): Danger[] {
  if (sight.battle === null) return sight.heroes.map(() => SAFE);
  const waiting = fightersOf(sight, content)
    .filter(({ acted }) => !acted)
    .toSorted((one, other) => monsterSpeed(sight, content, other) - monsterSpeed(sight, content, one));
  const atTheEnd = dreadNow(sight, content);
  return sight.heroes.map((hero) => {
    if (!isLiving(hero)) return SAFE;
    const lookout = new Lookout(sight, content, hero);
    let courses = lookout.start;
    for (const monster of waiting) courses = afterTurn(lookout, courses, sight, content, monster);
    courses = onward(courses, (course, chance, out) => add(out, lookout.suffer(course, 'true', atTheEnd, false), chance));
    let [hit, loss, dies] = [0, 0, 0];
    for (const { course, chance } of courses.values()) {
      if (course.hit) hit += chance;
      if (course.health === 0) dies += chance;
      loss += chance * (hero.health - course.health);
    }
    return { hit, loss, dies };
  });
}
