import type { ViewOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { copyBoard } from '../copy.ts';
import { exchange } from '../rules/12-trade.ts';
import { giveBack } from '../rules/20-general.ts';
import { newTurn, shadowPhase, wave as newWave } from '../rules/frames.ts';
import { STRONGHOLD, type Board, type Event, type Frame, type SevenMoons, type WaveFrame } from '../types.ts';
import { waveIn } from './frames.ts';

type View = ViewOf<SevenMoons>;

/** What is in sight once an event has been told: the rules told it, so nothing is decided here, only carried over. */
export function shown(view: View, event: Event, content: Content): View {
  const sight = copyBoard(view.sight);
  carryOver(sight, event, content);
  return { ...view, sight, lanes: lanesAfter(view, event) };
}

/** One lane, in which this is going on. */
const put = (...stack: Frame[]): View['lanes'] => [{ id: 0, asked: 0, parent: -1, children: 0, held: 0, holds: [], stack }];

/** A siege may be told in one go, from the seventh moon to the last wall: its screen is drawn from what has been told of it. */
function lanesAfter(view: View, event: Event): View['lanes'] {
  const wave = waveIn(view);
  const changed = (change: Partial<WaveFrame>): View['lanes'] => (wave === null ? view.lanes : put(shadowPhase(), { ...wave, ...change }));
  switch (event.t) {
    case 'turn':
      return put(newTurn(event.seat));
    case 'seventhMoon':
      return put(shadowPhase());
    case 'wave':
      return put(shadowPhase(), { ...newWave(view.seats), card: event.card, cities: event.cities, at: 'throw' });
    case 'defended':
      return changed({ dice: wave?.dice.with(event.seat, event.dice.slice()) ?? [] });
    case 'dieTurned': {
      const dice = wave?.dice[event.seat] ?? [];
      return changed({ dice: wave?.dice.with(event.seat, dice.with(dice.indexOf(event.from), event.to)) ?? [] });
    }
    case 'realm':
      return changed({ at: 'realm' });
    case 'cityStruck':
      return changed({ at: 'city' });
    default:
      return view.lanes;
  }
}

function carryOver(board: Board, event: Event, content: Content): void {
  const hero = 'seat' in event ? board.heroes[event.seat] : undefined;
  if (hero === undefined) return carryOverLand(board, event);
  switch (event.t) {
    case 'city':
      hero.city = event.city;
      hero.at = content.cities[event.city]!;
      return;
    case 'first':
      board.first = event.seat;
      return;
    case 'turn':
      board.turns = event.turn;
      board.round = event.round;
      return;
    case 'found':
      hero.gold += content.numbers.die.luckyFind;
      return;
    case 'walked':
      hero.at = event.way.at(-1)!;
      hero.gold -= event.haste;
      return;
    case 'flew':
    case 'jumped':
    case 'moved':
      hero.at = event.to;
      return;
    case 'robbed':
      if (event.loot === 0) hero.gold--;
      else fromPack(board, event.seat, event.loot - 1);
      return;
    case 'companion':
      hero.faerie = event.faerie;
      return;
    case 'encounter':
      board.fires &= ~(1 << content.fireAt[event.hex]!);
      return;
    case 'gem':
      hero.gems++;
      return;
    case 'gold':
      hero.gold += event.gold;
      return;
    case 'gained':
      hero.goods[event.kind]!++;
      board.pool[event.kind]!--;
      return;
    case 'dropped':
      fromPack(board, event.seat, event.kind);
      return;
    case 'crystals':
      hero.crystals += event.count;
      board.crystals -= event.count;
      return;
    case 'artefact':
      hero.artefacts |= 1 << event.artefact;
      return;
    case 'bought':
      hero.gold -= event.price;
      hero.goods[event.kind]!++;
      board.pool[event.kind]!--;
      return;
    case 'sold':
      hero.gold += event.price;
      fromPack(board, event.seat, event.kind);
      return;
    case 'soldCrystal':
      hero.gold += event.price;
      hero.crystals--;
      return;
    case 'price':
      board.prices[event.kind] = event.price;
      return;
    case 'market':
      board.prices = event.prices.slice();
      return;
    case 'horse':
      hero.gold -= event.price;
      hero.mount = 'horse';
      return;
    case 'dragon':
      hero.gold -= event.gold;
      hero.crystals -= event.crystals;
      hero.gems -= event.gems;
      hero.mount = 'dragon';
      return;
    case 'fled':
      hero.mount = 'foot';
      return;
    case 'sent':
      hero.waiting[event.kind]!++;
      // Straight from the pool, or out of the pack.
      if (event.rule === 'SM-7.12') board.pool[event.kind]!--;
      else hero.goods[event.kind]!--;
      return;
    case 'built':
      hero.waiting = hero.waiting.map((count) => count - 1);
      hero.strongholds = event.strongholds;
      return;
    case 'ally':
      hero.gold -= event.price;
      hero.allies |= 1 << event.ally;
      board.allies[event.ally]!--;
      return;
    case 'quest':
      hero.quest = event.quest;
      hero.step = 0;
      return;
    case 'questStep':
      content.questCards[event.quest]!.steps[event.step - 1]!.give.forEach((count, kind) => {
        hero.goods[kind]! -= count;
        board.pool[kind]! += count;
      });
      hero.step = event.step;
      hero.steppedAt = hero.at;
      return;
    case 'questDone':
      hero.done.push(event.quest);
      hero.quest = -1;
      return;
    case 'boosted':
      if (event.by === 'crystal') hero.crystals--;
      return;
    case 'dealt':
      exchange(content, hero, board.heroes[event.other]!, event.give, event.take);
      return;
    case 'relief':
      hero.gold += content.numbers.relief;
      return;
    case 'left':
      giveBack(board, event.seat);
      return;
    case 'beacon':
      board.moon = event.moon;
      hero.gems -= content.numbers.gem.forBeacon;
      return;
    case 'story':
      hero.stories.push(event.story);
      board.sites &= ~(1 << content.storySiteAt[event.hex]!);
      return;
    case 'lit':
      hero.gems--;
      return;
    case 'dieTurned':
      if (event.by === 'crystal') hero.crystals--;
      return;
    case 'gaveUp':
      if (event.piece === STRONGHOLD) hero.strongholds--;
      else hero.allies &= ~(1 << event.piece);
      return;
    default:
  }
}

function carryOverLand(board: Board, event: Event): void {
  if (event.t === 'moon') board.moon = event.moon;
  else if (event.t === 'fireOut') board.fires &= ~(1 << event.fire);
  else if (event.t === 'wave') {
    board.waves.push(event.card);
    const known = board.shadow.findIndex(({ card }) => card === event.card);
    board.shadow.splice(known >= 0 ? known : board.shadow.findIndex(({ card }) => card < 0), 1);
  }
}

function fromPack(board: Board, seat: number, kind: number): void {
  board.heroes[seat]!.goods[kind]!--;
  board.pool[kind]!++;
}
