import type { Seat, Seats } from '@hoard/kernel';
import type { CardId, Position } from '../content/ids.ts';
import type { BattleFrame } from '../state/battleFrames.ts';
import type { About, Source } from '../state/choices.ts';
import type {
  BallotFrame,
  ChapterFrame,
  CirclesFrame,
  ColourFrame,
  CompleteFrame,
  ConcedeFrame,
  DiscardFrame,
  DrawFrame,
  DrinkFrame,
  EchoFrame,
  ForfeitFrame,
  MerchantFrame,
  PickFrame,
  PlacingFrame,
  PollFrame,
  RankFrame,
  ReceiveFrame,
  RedrawFrame,
  RevealFrame,
  RoundFrame,
  SettingFrame,
  SetUpFrame,
  SpawnFrame,
  TogetherFrame,
  TurnUpFrame,
} from '../state/frames.ts';

// How each part of the game begins. Kept apart from the chapters, which lead into one another.

export const chapter = (at: ChapterFrame['at'] = 'begin'): ChapterFrame => ({ k: 'chapter', at, bonus: 0, changed: false });

export const setUp = (at: 'tile' | 'laid'): SetUpFrame => ({ k: 'setUp', at, next: 0, turns: [] });

export const redraw = (seat: Seat): RedrawFrame => ({ k: 'redraw', at: 'choose', seat });

export const round = (): RoundFrame => ({ k: 'round', at: 'story' });

export const reveal = (): RevealFrame => ({ k: 'reveal', at: 'turn' });

export const complete = (): CompleteFrame => ({ k: 'complete', at: 'does' });

export const setting = (at: SettingFrame['at'], row: number): SettingFrame => ({ k: 'setting', at, row });

export const placing = (effect: number): PlacingFrame => ({ k: 'placing', at: 'roll', effect });

export const spawn = (position: Position): SpawnFrame => ({ k: 'spawn', at: 'deck', position });

export const turnUp = (positions: readonly Position[]): TurnUpFrame => ({ k: 'turnUp', at: 'next', positions: positions.slice() });

export const merchant = (): MerchantFrame => ({ k: 'merchant', at: 'next', place: 0, passed: 0, item: 0, count: 0 });

export const drink = (seat: Seat, left: number): DrinkFrame => ({ k: 'drink', at: 'use', seat, left });

export const pick = (seat: Seat, deck: number, rule: string, instead: PickFrame['instead'] = 'nothing'): PickFrame => ({
  k: 'pick',
  at: 'begin',
  seat,
  deck,
  rule,
  left: 0,
  instead,
});

export const colour = (seat: Seat, left: number, source: Source, rule: string): ColourFrame => ({
  k: 'colour',
  at: 'choose',
  seat,
  left,
  source,
  rule,
});

export const forfeit = (seat: Seat, source: Source, rule: string): ForfeitFrame => ({ k: 'forfeit', at: 'choose', seat, source, rule });

export const discard = (seat: Seat, rule: string): DiscardFrame => ({ k: 'discard', at: 'choose', seat, rule });

/** Asks so many players at once, each in a lane of their own; `count` is how many Skystones of a colour. */
export const together = (asks: TogetherFrame['asks'], seats: Seats, source: Source, rule: string, count = 1): TogetherFrame => ({
  k: 'together',
  at: 'ask',
  asks,
  seats,
  count,
  source,
  rule,
});

export const receive = (deck: number, seats: Seats, rule: string, instead: PickFrame['instead'] = 'nothing'): ReceiveFrame => ({
  k: 'receive',
  at: 'next',
  deck,
  seats,
  place: 0,
  rule,
  instead,
});

export const draw = (seat: Seat, left: number, rule: string): DrawFrame => ({ k: 'draw', at: 'card', seat, left, cards: [], rule });

export const echo = (seat: Seat, card: CardId): EchoFrame => ({ k: 'echo', at: 'return', seat, card });

export const circles = (): CirclesFrame => ({ k: 'circles', at: 'next', place: 0, hero: -1 });

export const rank = (rule: string): RankFrame => ({ k: 'rank', at: 'next', ranked: [], rule });

export const poll = (about: About, options: readonly number[]): PollFrame => ({
  k: 'poll',
  at: 'call',
  about,
  options: options.slice(),
  refused: false,
});

export const ballot = (seat: Seat, { about, options, refused }: PollFrame): BallotFrame => ({
  k: 'ballot',
  at: 'vote',
  seat,
  about,
  options: options.slice(),
  mayConcede: about === 'explore' && !refused,
});

export const concede = (seat: Seat): ConcedeFrame => ({ k: 'concede', at: 'answer', seat });

/** EA-7.1: a battle against the monsters on a tile. */
export const battle = (position: Position): BattleFrame => ({ k: 'battle', at: 'begin', position });
