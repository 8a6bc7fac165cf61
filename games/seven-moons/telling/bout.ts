import { boutSide, withSide, type Bout, type BoutSide, type Seat, type ViewOf, type Voices } from '@hoard/kernel';
import { isRobbed } from '../rules/05-wilderness.ts';
import { opensTo } from '../rules/17-faeries.ts';
import { has, heroOf } from '../rules/things.ts';
import type { Event } from '../state/events.ts';
import type { SevenMoons } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { effectsOrNothing } from './cards.ts';
import { outerFrame } from './frames.ts';

type Told<T extends Event['t']> = Extract<Event, { t: T }>;

/** What a bout is told with, and what is in sight when its event is told. */
interface Telling {
  readonly words: Words;
  readonly view: ViewOf<SevenMoons>;
  readonly voices: Voices;
}

/** A fight, a robbery or whatever else a hero's dice decide on the way, after an event; null where there is none. */
export function boutAfter(telling: Telling, bout: Bout | null, event: Event): Bout | null {
  const { content, bout: say, drama } = telling.words;
  const { die: limits } = content.numbers;
  switch (event.t) {
    case 'fought':
      return fought(telling, event);
    case 'boosted':
      return bout && boosted(telling, bout, event);
    case 'fightOver':
      return bout && { ...bout, throwing: -1, verdict: event.won ? drama.won : drama.lost, beaten: event.won ? 1 : 0 };
    case 'bandits': {
      const robs = isRobbed(content, event.die);
      const bandits = side('bandit', say.bandits, say.robs(limits.robbedUpTo));
      return decided(hero(telling, event.seat), thrown(bandits, event.die), 1, robs ? drama.robbed : say.passed, robs ? 0 : 1);
    }
    case 'knocked': {
      const opens = opensTo(content, event.die);
      const gate = side('faerie', say.gate, say.opens(limits.faerieFrom));
      return decided(thrown(hero(telling, event.seat), event.die), gate, 0, opens ? say.opened : say.nobody, opens ? 1 : 0);
    }
    case 'dragonRests': {
      const leaves = event.die <= limits.fleesUpTo;
      const dragon = side('dragon', say.dragon, say.leaves(limits.fleesUpTo));
      return decided(hero(telling, event.seat), thrown(dragon, event.die), 1, leaves ? drama.fled : say.stays, leaves ? 0 : -1);
    }
    case 'effectDie':
      return decided(thrown(hero(telling, event.seat), event.die), card(telling), 0, bandOf(telling, event), -1);
    default:
      return null;
  }
}

/** Whether a fight in sight is still undecided: then it stays on the stage while somebody is asked what they add to it. */
export const isFighting = (view: ViewOf<SevenMoons>): boolean => outerFrame(view, 'fight') !== undefined;

const side = (sign: string, name: string, note: string): BoutSide => boutSide({ seat: -1, name, note, fighters: [sign] });

const thrown = (one: BoutSide, die: number): BoutSide => ({ ...one, dice: [die], counting: [0], total: die, throws: 1 });

const decided = (one: BoutSide, other: BoutSide, throwing: number, verdict: string, beaten: number): Bout => ({
  sides: [one, other],
  throwing,
  verdict,
  beaten,
});

function hero({ view: { sight }, voices }: Telling, seat: Seat): BoutSide {
  const { mount } = heroOf(sight, seat);
  return boutSide({ seat, name: voices.nameOf(seat), fighters: mount === 'foot' ? [] : [mount] });
}

/** SM-10.9: both dice count, and what artefacts and the dragon add. */
function fought(telling: Telling, { seat, dice, target }: Told<'fought'>): Bout {
  const added = addedBy(telling, seat);
  const total = [...dice, ...added.map(({ value }) => value)].reduce((sum, value) => sum + value, 0);
  const one = { ...hero(telling, seat), dice, counting: dice.map((_, index) => index), added, total, throws: 1 };
  return decided(one, { ...card(telling), note: telling.words.bout.toBeat, total: target }, 0, '', -1);
}

function addedBy({ words: { content, mounts }, view: { sight } }: Telling, seat: Seat): BoutSide['added'] {
  const { mount, artefacts } = heroOf(sight, seat);
  return [
    ...(mount === 'dragon' ? [{ sign: 'dragon', name: mounts.dragon, value: content.numbers.bonus.dragonInFight }] : []),
    ...content.artefacts.flatMap(({ id, name, powers }, row) =>
      powers.flatMap((power) => (power.power === 'fightBonus' && has(artefacts, row) ? [{ sign: id, name, value: power.n }] : [])),
    ),
  ];
}

function boosted({ words: { bout: say } }: Telling, bout: Bout, { by, total }: Told<'boosted'>): Bout {
  const [one] = bout.sides;
  const sign = by === 'crystal' ? 'crystal' : 'faerie';
  const more = { sign, name: say.boost[by], value: total - (one.total ?? 0) };
  return { ...withSide(bout, 0, { added: [...one.added, more], total }), throwing: -1 };
}

/** What is fought or tried: the quest, the card of the wilderness, or a token. */
function card({ words: { content, bout: say }, view }: Telling): BoutSide {
  const fight = outerFrame(view, 'fight');
  const quest = fight?.quest === true ? content.questCards[heroOf(view.sight, fight.seat).quest] : undefined;
  if (quest !== undefined) return side('quest', quest.name, '');
  const drawn = content.wildernessCards[outerFrame(view, 'encounter')?.card ?? -1];
  return drawn === undefined ? side('story', say.trial, '') : side('wilds', drawn.name, '');
}

/** What the die of a card brings. */
function bandOf({ words, view }: Telling, { seat, die }: Told<'effectDie'>): string {
  const frame = view.lanes.flatMap(({ stack }) => stack).findLast((one) => one.k === 'effects');
  const effect = frame?.k === 'effects' ? words.content.effects[frame.queue[0]!] : undefined;
  if (effect?.do === 'gainGoldRolled') return words.sheet.gold(die + effect.plus);
  if (effect?.do !== 'roll') return '';
  return effectsOrNothing(words, view.sight, seat, effect.bands.find(({ upTo }) => die <= upTo)!.does);
}
