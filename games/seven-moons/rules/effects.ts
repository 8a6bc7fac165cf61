import { argumentOf, drawFrom, everyone, fairDie, only, type Flow, type Offer, type Seat } from '@hoard/kernel';
import { ANY, RESOURCES, type Content, type Effect, type MoveTo, type Option } from '../content/content.ts';
import type { Board, ShadowCard } from '../state/board.ts';
import type { EffectsFrame } from '../state/frames.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { unaccounted } from './01-setup.ts';
import { setPrice } from './06-market.ts';
import { cityGain, mayWait, send } from './07-strongholds.ts';
import { canJoin } from './08-allies.ts';
import { drawQuest, questDie } from './10-quests.ts';
import { artefactFrom, dropResource, gainArtefact, yieldResource } from './11-inventory.ts';
import { barRelief } from './13-hardship.ts';
import { faerieFrom, greet } from './17-faeries.ts';
import { claim, storyFrom } from './19-story.ts';
import { becomes, gainGold, moveTo, perform } from './perform.ts';
import { has, heroOf, homeOf, leftHandOf, roomOf, sumOf, together } from './things.ts';

// What cards and tokens do: the effect vocabulary of the rulebook. Here is what is asked and rolled; perform.ts does the rest.

const EFFECT_DIE = fairDie('sm.effect-die', 6);
const peekFrom = drawFrom('sm.peek');
const shadowFrom = drawFrom('sm.shadow-card');

const firstOf = (content: Content, frame: EffectsFrame): Effect => content.effects[frame.queue[0]!]!;

export const effectSteps = {
  next: {
    kind: 'deed',
    rules: ['SM-5.15', 'SM-20.4'],
    run(board, frame, flow) {
      if (frame.queue.length === 0) flow.pop();
      else perform(board, frame, firstOf(flow.content, frame), flow);
    },
  },
  choose: {
    kind: 'decision',
    rules: ['SM-5.15', 'SM-8.9'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, frame, seat, out, { content }) {
      const effect = firstOf(content, frame);
      if (effect.do !== 'choose') return;
      effect.options.forEach((option, place) => {
        if (canTake(board, content, seat, option)) out.allow(act.option(place));
        else out.deny(act.option(place), 'SM-5.15');
      });
    },
    choose(board, frame, seat, action, flow) {
      const effect = firstOf(flow.content, frame);
      if (effect.do !== 'choose') return;
      const option = effect.options[argumentOf(action)]!;
      flow.tell({ t: 'option', rule: frame.rule, seat, effect: frame.queue[0]!, option: argumentOf(action) });
      becomes(frame, option.does);
      heroOf(board, seat).gold -= option.gold;
      if (option.gold > 0) flow.tell({ t: 'gold', rule: 'SM-20.7', seat, gold: -option.gold });
      if (option.resources > 0) {
        frame.left = option.resources;
        frame.at = 'give';
      }
    },
  },
  roll: {
    kind: 'draw',
    rules: ['SM-20.13'],
    die: () => EFFECT_DIE,
    drawn(board, frame, outcome, flow) {
      const die = outcome + 1;
      const effect = firstOf(flow.content, frame);
      flow.tell({ t: 'effectDie', rule: frame.rule, seat: frame.seat, die });
      if (effect.do === 'roll') becomes(frame, effect.bands.find(({ upTo }) => die <= upTo)!.does);
      else if (effect.do === 'gainGoldRolled') {
        gainGold(board, frame.seat, die + effect.plus, frame.rule, flow);
        becomes(frame, []);
      }
    },
  },
  goods: {
    kind: 'decision',
    rules: ['SM-6.6', 'SM-11.3'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer: (board, frame, seat, out, { content }) => offerGains(board, content, frame, seat, out),
    choose(board, frame, seat, action, flow) {
      const kind = argumentOf(action);
      const verb = verbOf(action);
      if (verb === 'drop') {
        barRelief(board);
        return dropResource(board, seat, kind, frame.rule, flow);
      }
      if (verb === 'take') {
        heroOf(board, seat).goods[kind]!++;
        board.pool[kind]!--;
        flow.tell({ t: 'gained', rule: frame.rule, seat, kind });
      }
      if (verb === 'pass' || --frame.left === 0) becomes(frame, []);
    },
  },
  // What a card takes, a lost fight costs (SM-10.10), or an option is paid with.
  give: {
    kind: 'decision',
    rules: ['SM-5.15', 'SM-6.14'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, _, seat, out) {
      const { goods } = heroOf(board, seat);
      for (let kind = 0; kind < goods.length; kind++) if (goods[kind]! > 0) out.allow(act.drop(kind));
    },
    choose(board, frame, seat, action, flow) {
      yieldResource(board, seat, argumentOf(action), frame.rule, flow);
      if (--frame.left === 0) frame.at = 'next';
    },
  },
  city: {
    kind: 'decision',
    rules: ['SM-7.12'],
    who: (_, frame) => only(frame.seat),
    offer(_, frame, __, out, { content }) {
      const effect = firstOf(content, frame);
      if (effect.do !== 'cityGain') return;
      if (effect.optional) out.allow(act.pass());
      for (let kind = 0; kind < RESOURCES.length; kind++) if (effect.kind === ANY || effect.kind === kind) out.allow(act.lay(kind));
    },
    choose(board, frame, seat, action, flow) {
      becomes(frame, []);
      if (verbOf(action) === 'lay') cityGain(board, seat, argumentOf(action), flow);
    },
  },
  send: {
    kind: 'decision',
    rules: ['SM-7.1', 'SM-7.2'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, _, seat, out, { content }) {
      const hero = heroOf(board, seat);
      out.allow(act.pass());
      for (let kind = 0; kind < RESOURCES.length; kind++)
        if (hero.goods[kind]! > 0 && mayWait(content, hero, kind)) out.allow(act.send(kind));
    },
    choose(board, frame, seat, action, flow) {
      const isDone = verbOf(action) === 'pass' || --frame.left === 0;
      if (isDone) becomes(frame, []);
      if (verbOf(action) === 'send') send(board, seat, argumentOf(action), 'SM-7.2', flow);
    },
  },
  place: {
    kind: 'decision',
    rules: ['SM-3.24'],
    who: (board, frame, { content }) => only(chooserOf(board, frame, firstOf(content, frame) as MoveTo)),
    offer(board, frame, _, out, { content }) {
      const effect = firstOf(content, frame) as MoveTo;
      if (effect.optional) out.allow(act.pass());
      for (const hex of placesOf(board, content, frame.seat, effect)) out.allow(act.place(hex));
    },
    choose(board, frame, _, action, flow) {
      becomes(frame, []);
      if (verbOf(action) === 'place') moveTo(board, frame.seat, argumentOf(action), flow);
    },
  },
  rival: {
    kind: 'decision',
    rules: ['SM-5.16'],
    single: 'taken',
    who: (_, frame) => only(frame.seat),
    offer(board, frame, _, out) {
      for (let seat = 0; seat < board.heroes.length; seat++)
        if (seat !== frame.seat && board.shadow.some(({ owner }) => owner === seat)) out.allow(act.peek(seat));
    },
    choose(_, frame, __, action) {
      frame.owner = argumentOf(action);
      frame.left = 1;
      frame.looked = 0;
      frame.at = 'peek';
    },
  },
  peek: {
    kind: 'draw',
    rules: ['SM-1.4', 'SM-16.7'],
    die: (board, frame) => peekFrom(unseenIn(board, frame).length),
    drawn(board, frame, outcome, flow) {
      const place = unseenIn(board, frame)[outcome]!;
      frame.looked |= 1 << place;
      frame.place = place;
      if (board.shadow[place]!.card < 0) frame.at = 'look';
      else look(board, frame, flow);
    },
  },
  look: {
    kind: 'draw',
    rules: ['SM-1.4'],
    die: (board, _, { content }) => shadowFrom(unaccounted(board, content).length),
    drawn(board, frame, outcome, flow) {
      board.shadow[frame.place]!.card = unaccounted(board, flow.content)[outcome]!;
      look(board, frame, flow);
    },
  },
  artefact: {
    kind: 'draw',
    rules: ['SM-11.7'],
    die: (board) => artefactFrom(board.artefacts.length),
    drawn(board, frame, outcome, flow) {
      gainArtefact(board, frame.seat, outcome, flow);
      becomes(frame, []);
    },
  },
  faerie: {
    kind: 'draw',
    rules: ['SM-17.4'],
    die: (board) => faerieFrom(board.faeries.length),
    drawn(board, frame, outcome, flow) {
      greet(board, frame.seat, outcome, flow);
      becomes(frame, []);
    },
  },
  quest: {
    kind: 'draw',
    rules: ['SM-10.1'],
    die: (board) => questDie(board),
    drawn(board, frame, outcome, flow) {
      drawQuest(board, frame.seat, outcome, frame.rule, flow);
      becomes(frame, []);
    },
  },
  story: {
    kind: 'draw',
    rules: ['SM-19.2'],
    die: (board) => storyFrom(board.stories.length),
    drawn(board, frame, outcome, flow) {
      claim(board, frame, outcome, flow);
      frame.at = 'next';
    },
  },
  price: {
    kind: 'decision',
    rules: ['SM-6.11'],
    who: (_, frame) => only(frame.seat),
    offer(_, __, ___, out) {
      for (let kind = 0; kind < RESOURCES.length; kind++) out.allow(act.price(kind));
    },
    choose(board, frame, seat, action, flow) {
      const effect = firstOf(flow.content, frame);
      becomes(frame, []);
      if (effect.do === 'setMarketDie') setPrice(board, seat, argumentOf(action), effect.n, frame.rule, flow);
    },
  },
} satisfies Step<EffectsFrame>;

/** SM-5.15, SM-8.9: an option that can be paid, and an ally that can be placed. */
function canTake(board: Board, content: Content, seat: Seat, { gold, resources, mounts, does }: Option): boolean {
  const hero = heroOf(board, seat);
  return (
    hero.gold >= gold &&
    sumOf(hero.goods) >= resources &&
    mounts.includes(hero.mount) &&
    does.every((row) => {
      const effect = content.effects[row]!;
      return effect.do !== 'recruit' || canJoin(board, seat, effect.ally);
    })
  );
}

function offerGains(board: Board, content: Content, frame: EffectsFrame, seat: Seat, out: Offer): void {
  const effect = firstOf(content, frame);
  const hero = heroOf(board, seat);
  const hasRoom = roomOf(content, hero) > 0;
  out.allow(act.pass());
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (effect.do !== 'gainResource' || (effect.kind !== ANY && effect.kind !== kind)) continue;
    if (board.pool[kind] === 0) out.deny(act.take(kind), 'SM-6.6');
    else if (!hasRoom) out.deny(act.take(kind), 'SM-6.3');
    else out.allow(act.take(kind));
  }
  if (!hasRoom) for (let kind = 0; kind < RESOURCES.length; kind++) if (hero.goods[kind]! > 0) out.allow(act.drop(kind));
}

const chooserOf = (board: Board, { seat }: EffectsFrame, { chooser }: MoveTo): Seat =>
  chooser === 'self' ? seat : leftHandOf(board, seat);

const placesOf = (board: Board, content: Content, seat: Seat, { to }: MoveTo): readonly number[] =>
  to === 'home' ? [homeOf(board, content, seat)] : to;

/** The places of cards that could be looked at next. */
function unseenIn(board: Board, frame: EffectsFrame): number[] {
  const places: number[] = [];
  board.shadow.forEach((card, place) => {
    if (card.owner === frame.owner && !has(frame.looked, place)) places.push(place);
  });
  return places;
}

/** SM-16.7: the card is known to who looks; in co-op to all. */
function look(board: Board, frame: EffectsFrame, flow: Flow<SevenMoons>): void {
  const hidden: ShadowCard = board.shadow[frame.place]!;
  const { seat, owner } = frame;
  const seers = together(board.mode) ? everyone(board.heroes.length) : only(seat);
  hidden.seenBy |= seers;
  // A rival's card is one that the card names (SM-5.16); among partners all see what one does.
  const rule = owner >= 0 ? 'SM-5.16' : seers === only(seat) ? frame.rule : 'SM-16.7';
  const looked = { t: 'looked', rule, seat, owner } as const;
  flow.whisper(seers, { ...looked, card: hidden.card, place: frame.place }, { ...looked, card: -1, place: -1 });
  if (--frame.left > 0) frame.at = 'peek';
  else {
    // Which cards they were is forgotten before anybody is asked again.
    frame.looked = 0;
    frame.place = -1;
    becomes(frame, []);
  }
}
