import { argumentOf, type Action, type Flow, type Offer, type Seat } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { ONCE_A_TURN, wasDone } from './onceATurn.ts';
import { offerHaste } from './03-journey.ts';
import { buyDragon, buyHorse, lureDragon, offerDragon, offerHorse } from './04-mounts.ts';
import { buy, offerGoods, offerSales, sell, sellCrystal } from './06-market.ts';
import { mayWait, offerSending, send } from './07-strongholds.ts';
import { offerHire, recruit } from './08-allies.ts';
import { offerErrand, offerQuest, takeStep } from './10-quests.ts';
import { dropResource } from './11-inventory.ts';
import { offerPartners, talkWith } from './12-trade.ts';
import { barRelief, offerRelief, relieve } from './13-hardship.ts';
import { lightBeacon, offerBeacon } from './18-solo.ts';
import { offerStory } from './19-story.ts';
import { questDraw, storyDraw } from './frames.ts';
import { heroOf, homeOf, sumOf } from './things.ts';

/** SM-2.8: what a hex offers to the hero who stopped there. Whoever used the Scales sells something first (A3). */
export function offerActions(board: Board, content: Content, seat: Seat, out: Offer): void {
  const hero = heroOf(board, seat);
  const { at } = hero;
  if (wasDone(board, ONCE_A_TURN.scales) && !wasDone(board, ONCE_A_TURN.sold)) {
    out.deny(act.end(), 'SM-20.1');
    return offerSales(board, content, seat, out);
  }
  out.allow(act.end());
  if (at === content.market) {
    offerSales(board, content, seat, out);
    offerSending(board, content, seat, out);
    offerHorse(board, content, seat, out);
    offerQuest(board, seat, out);
  }
  if (content.soldAt[at]! >= 0) offerGoods(board, content, seat, content.soldAt[at]!, out);
  if (content.allyAt[at]! >= 0) offerHire(board, content, seat, content.allyAt[at]!, out);
  if (at === content.lair) offerDragon(board, content, seat, out);
  if (content.cityAt[at] === hero.city) {
    offerRelief(board, seat, out);
    offerBeacon(board, content, seat, out);
  }
  offerErrand(board, content, seat, out);
  offerStory(board, content, seat, out);
  for (let kind = 0; kind < hero.goods.length; kind++) if (hero.goods[kind]! > 0) out.allow(act.drop(kind));
  offerPartners(board, content, seat, out);
  offerHaste(board, content, seat, out);
  if (out.explaining) explainElsewhere(board, content, seat, out);
}

/** SM-2.8: what only another place offers, told once each to who could have it there; in domains and on the road only what presses. */
function explainElsewhere(board: Board, content: Content, seat: Seat, out: Offer): void {
  const { market, lair, numbers } = content;
  const hero = heroOf(board, seat);
  const { at, goods, gold, mount } = hero;
  const home = homeOf(board, content, seat);
  const inTown = at === market || at === lair || content.cityAt[at]! >= 0;
  if (at !== home && gold === 0 && sumOf(goods) === 0) out.deny(act.relief(), 'SM-13.1', { at: home });
  if (at !== market) {
    const forSale = goods.findIndex((count) => count > 0);
    const forHome = goods.findIndex((count, kind) => count > 0 && mayWait(content, hero, kind));
    if (forSale >= 0) out.deny(act.sell(forSale), 'SM-6.7', { at: market });
    if (forHome >= 0) out.deny(act.send(forHome), 'SM-7.2', { at: market });
    if (inTown && mount === 'foot' && gold >= numbers.price.horse) out.deny(act.horse(), 'SM-4.2', { at: market });
    if (inTown && hero.quest < 0) out.deny(act.quest(), 'SM-10.1', { at: market });
  }
  if (at !== lair && inTown && mount === 'horse' && gold >= numbers.price.dragon) out.deny(act.dragon(0), 'SM-4.4', { at: lair });
}

/** SM-2.5: any or all of it, in any order. */
export function actAt(board: Board, seat: Seat, action: Action, flow: Flow<SevenMoons>): void {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'sell':
      return sell(board, seat, argument, flow);
    case 'sellCrystal':
      return sellCrystal(board, seat, flow);
    case 'send':
      return send(board, seat, argument, 'SM-7.1', flow);
    case 'horse':
      return buyHorse(board, seat, flow);
    case 'dragon':
      return buyDragon(board, seat, argument, flow);
    case 'lure':
      return lureDragon(board, seat, flow);
    case 'quest':
      board.did |= ONCE_A_TURN.drewQuest;
      return flow.push(questDraw(seat));
    case 'errand':
      return takeStep(board, seat, flow);
    case 'buy':
      return buy(board, seat, argument, flow);
    case 'hire':
      return recruit(board, seat, argument, flow.content.numbers.price.ally, flow);
    case 'relief':
      return relieve(board, seat, flow);
    case 'beacon':
      return lightBeacon(board, seat, flow);
    case 'claim':
      return flow.push(storyDraw(seat));
    case 'drop':
      barRelief(board);
      return dropResource(board, seat, argument, 'SM-6.13', flow);
    case 'trade':
      return talkWith(board, seat, argument, flow);
    default:
      board.did |= ONCE_A_TURN.ended;
  }
}
