import type { HexId } from '../content/ids.ts';
import { RESOURCES, type Content } from '../content/content.ts';
import { priceOf } from '../rules/06-market.ts';
import { together } from '../rules/things.ts';
import type { Board } from '../state/board.ts';

/** What somebody should know who plays for the first time. */
export function aim(board: Board, content: Content): string[] {
  const { hexes, sellers, market, numbers } = content;
  const { price, score, moons, strongholds } = numbers;
  const placeOf = (hex: HexId): string => hexes[hex]!.name!;
  return [
    'On foot pick one of two dice and walk; you act where you stop. Roads are safe, in the wilderness bandits rob you.',
    `Buy ${RESOURCES.map((kind, row) => `${kind} at ${placeOf(sellers[row]!)} for ${priceOf(board, content, row)}`).join(', ')} gold.`,
    `At ${placeOf(market)} sell them at the price of the dice, or send them to your city: one of each becomes a stronghold, at most ${strongholds}. A horse costs ${price.horse} gold there, and there are quests.`,
    `Allies cost ${price.ally} gold where they live, one of each people.`,
    `Every ally, and every city's last stronghold, brings the Shadow Army one moon nearer. On moon ${moons.last} it comes, card by card.`,
    'Then everybody throws a die, and a second one with the ally that the card shows. Together the dice must reach the Realm Attack, and those of each city the City Attack: if not, a stronghold or an ally is lost. A city without any falls.',
    together(board.mode)
      ? 'You win if a city stands after the last card.'
      : `Among the cities that stand most points win: ${score.stronghold} for a stronghold, ${score.ally} for an ally, ${score.quest} for a quest, ${score.unfinished} for one that is not finished.`,
  ];
}
