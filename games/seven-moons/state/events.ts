import type { AllyRow, HexId, KindRow } from '../content/ids.ts';
import type { Seat } from '@hoard/kernel';

/** Rules tell of one thing at a time; `count` is for several of them told as one, with the price of all. */
export type Event = { readonly rule: string } & (
  | { readonly t: 'city'; readonly seat: Seat; readonly city: number }
  | { readonly t: 'first'; readonly seat: Seat }
  | { readonly t: 'secret'; readonly seat: Seat; /** -1 for whoever may not know. */ readonly card: number }
  | { readonly t: 'turn'; readonly seat: Seat; readonly turn: number; readonly round: number }
  | { readonly t: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly t: 'rolledAgain'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'found'; readonly seat: Seat }
  | { readonly t: 'picked'; readonly seat: Seat; readonly points: number }
  | { readonly t: 'walked'; readonly seat: Seat; readonly way: readonly number[]; readonly haste: number }
  | { readonly t: 'flew'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'jumped'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly t: 'bandits'; readonly seat: Seat; readonly hex: HexId; readonly die: number }
  | { readonly t: 'robbed'; readonly seat: Seat; /** 0 is gold, then resources by kind. */ readonly loot: number }
  | { readonly t: 'warded'; readonly seat: Seat }
  | { readonly t: 'knocked'; readonly seat: Seat; readonly die: number }
  | { readonly t: 'companion'; readonly seat: Seat; readonly faerie: number }
  | { readonly t: 'encounter'; readonly seat: Seat; readonly card: number; readonly hex: HexId }
  | { readonly t: 'gem'; readonly seat: Seat }
  | { readonly t: 'option'; readonly seat: Seat; readonly effect: number; readonly option: number }
  | { readonly t: 'effectDie'; readonly seat: Seat; readonly die: number }
  | {
      readonly t: 'gold';
      readonly seat: Seat;
      /** Negative where it is lost or paid. */
      readonly gold: number;
      /** It was taken: nobody chose to pay. */
      readonly forced?: true;
    }
  | { readonly t: 'gained'; readonly seat: Seat; readonly kind: KindRow }
  | {
      readonly t: 'dropped';
      readonly seat: Seat;
      readonly kind: KindRow;
      /** Whether it had to be. */ readonly forced: boolean;
      readonly count?: number;
    }
  | { readonly t: 'crystals'; readonly seat: Seat; readonly count: number }
  | { readonly t: 'artefact'; readonly seat: Seat; readonly artefact: number }
  | {
      readonly t: 'looked';
      readonly seat: Seat;
      /** Whose secret card; -1 for the Shadow deck. */ readonly owner: Seat;
      readonly card: number;
      /** Which of the cards that attack; both are -1 for whoever may not know. */
      readonly place: number;
    }
  | { readonly t: 'bought'; readonly seat: Seat; readonly kind: KindRow; readonly price: number; readonly count?: number }
  | { readonly t: 'sold'; readonly seat: Seat; readonly kind: KindRow; readonly price: number; readonly count?: number }
  | { readonly t: 'soldCrystal'; readonly seat: Seat; readonly price: number; readonly count?: number }
  | { readonly t: 'price'; readonly seat: Seat; readonly kind: KindRow; readonly price: number }
  | { readonly t: 'market'; readonly seat: Seat; readonly prices: readonly number[] }
  | { readonly t: 'horse'; readonly seat: Seat; readonly price: number }
  | { readonly t: 'dragon'; readonly seat: Seat; readonly gold: number; readonly crystals: number; readonly gems: number }
  | { readonly t: 'dragonRests'; readonly seat: Seat; readonly die: number }
  | { readonly t: 'fled'; readonly seat: Seat }
  | { readonly t: 'sent'; readonly seat: Seat; readonly kind: KindRow; readonly count?: number }
  | { readonly t: 'built'; readonly seat: Seat; readonly strongholds: number }
  | { readonly t: 'ally'; readonly seat: Seat; readonly ally: AllyRow; readonly price: number }
  | { readonly t: 'moon'; readonly moon: number }
  | { readonly t: 'quest'; readonly seat: Seat; readonly quest: number }
  | { readonly t: 'questStep'; readonly seat: Seat; readonly quest: number; readonly step: number }
  | { readonly t: 'questDone'; readonly seat: Seat; readonly quest: number }
  | { readonly t: 'fought'; readonly seat: Seat; readonly dice: readonly number[]; readonly bonus: number; readonly target: number }
  | { readonly t: 'boosted'; readonly seat: Seat; readonly by: 'crystal' | 'nettle'; readonly total: number }
  | { readonly t: 'fightOver'; readonly seat: Seat; readonly won: boolean; readonly total: number; readonly target: number }
  | { readonly t: 'relief'; readonly seat: Seat }
  | { readonly t: 'beacon'; readonly seat: Seat; readonly moon: number }
  | { readonly t: 'story'; readonly seat: Seat; readonly story: number; readonly hex: HexId; readonly round: number }
  | {
      readonly t: 'proposed';
      readonly seat: Seat;
      readonly other: Seat;
      readonly give: readonly number[];
      readonly take: readonly number[];
      /** How many proposals were refused before in this turn (SM-12.10). */
      readonly refused: number;
    }
  | { readonly t: 'refused'; readonly seat: Seat; readonly other: Seat }
  | { readonly t: 'talked'; readonly seat: Seat; readonly other: Seat }
  | { readonly t: 'dealt'; readonly seat: Seat; readonly other: Seat; readonly give: readonly number[]; readonly take: readonly number[] }
  | { readonly t: 'left'; readonly seat: Seat }
  | { readonly t: 'dusk'; readonly turn: number }
  | { readonly t: 'fireOut'; readonly fire: number }
  | { readonly t: 'longWatch' }
  | { readonly t: 'seventhMoon' }
  | { readonly t: 'wave'; readonly card: number; readonly number: number; readonly cities: number; readonly realm: number }
  | { readonly t: 'lit'; readonly seat: Seat }
  | { readonly t: 'defended'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly t: 'dieTurned'; readonly seat: Seat; readonly by: 'eye' | 'crystal' | 'aegis'; readonly from: number; readonly to: number }
  | { readonly t: 'realm'; readonly total: number; readonly attack: number; readonly held: boolean }
  | { readonly t: 'cityStruck'; readonly seat: Seat; readonly result: number; readonly attack: number; readonly held: boolean }
  | { readonly t: 'chose'; readonly seat: Seat }
  | { readonly t: 'gaveUp'; readonly seat: Seat; /** An ally's row, or STRONGHOLD. */ readonly piece: number }
  | { readonly t: 'cityFell'; readonly seat: Seat }
  | {
      readonly t: 'ended';
      readonly reason: EndReason;
      readonly scores: readonly number[];
      readonly standing: readonly Seat[];
      readonly winners: readonly Seat[];
    }
);

type EndReason = 'saved' | 'lost';
