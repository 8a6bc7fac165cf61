import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import { BLUE, RED, type Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import type { ArtifactFrame, EffectsFrame, HeroTurnFrame, SkillFrame } from '../state/battleFrames.ts';
import type { Board, Player } from '../state/board.ts';
import { verbOf } from '../state/verbs.ts';
import { appraiser, type Doing } from './appraisal.ts';
import { bestWorth, circleChances, fieldReader, type Field } from './field.ts';
import { worthOfHealing } from './health.ts';
import { ratedLoansFor, type RatedLoan } from './loans.ts';
import type { Manner } from './manner.ts';
import { weightReader, type Weights } from './mission.ts';
import { bestSet } from './sets.ts';

// How good the choices of a hero's turn look, in points of health.

const NEVER = Number.NEGATIVE_INFINITY;
/** What comes before the skill, because it helps it or costs nothing. */
const BEFORE_THE_SKILL = 30;
/** An Artifact in a set goes back into the deck, where it may lie for long. */
const SHUFFLED_IN = 0.7;
/** What an Artifact is kept for in a battle against a boss. */
const KEPT = 0.5;
/** Equipment leaves the game after the battle: it waits for a boss. */
const EQUIPMENT = { boss: 4, other: -1 };
/** How likely a card of a colour can be paid with, by how many are in hand before the set is played. */
const PAYABLE = [0.5, 0.75, 1];
const UNUSED = -0.5;

/** A skill on the monster where it does most. */
interface Prospect {
  foe: number;
  plain: number;
  /** What the Soul Burn adds, before it is paid. */
  burnt: number;
}

export function turnRater(content: Content) {
  const readField = fieldReader(content);
  const readWishes = weightReader(content);
  const { worthOf, worthOnHero, worthOnFoe } = appraiser(content);
  const prospect: Prospect = { foe: -1, plain: 0, burnt: 0 };
  const circles: number[] = [];
  let hand: CardId[] = [];
  const worths: number[] = [];

  return { rateAct, rateSkill, rateArtifact, rateEffect };

  function read(board: Board, seat: Seat): { field: Field; weights: Weights } {
    const field = readField(board);
    const weights = readWishes(board, seat);
    for (const place of field.foes) field.worth[place]! *= weights.haste;
    field.kill = weights.kill;
    return { field, weights };
  }

  function rateAct(
    board: Board,
    frame: HeroTurnFrame,
    seat: Seat,
    actions: readonly Action[],
    count: number,
    manner: Manner,
    ratings: number[],
  ): void {
    const { field, weights } = read(board, seat);
    const doing: Doing = { board, field, manner, seat, hero: frame.hero, foe: -1, boost: 0, pierce: false, edge: board.turn?.edge ?? 0 };
    const player = board.players[seat]!;
    const loans = ratedLoansFor(board, content, board.heroes[frame.hero]!, seat, manner, weights);
    readHand(player, manner, weights, -1);
    let best = 0;
    for (let i = 0; i < count; i++) {
      if (verbOf(actions[i]!) !== 'skill') continue;
      ratings[i] = worthOfSkill(doing, argumentOf(actions[i]!), loans, weights);
      if (ratings[i]! > best) best = ratings[i]!;
    }
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      switch (verbOf(action)) {
        case 'skill':
          break;
        case 'use':
          ratings[i] = worthOfUse(doing, argumentOf(action), loans, weights, best);
          break;
        case 'potion':
          ratings[i] = worthOfPotion(doing, argumentOf(action), weights);
          break;
        case 'end':
          ratings[i] = 0;
          break;
        default:
          ratings[i] = UNUSED;
      }
    }
  }

  /** Sorts the hand, and says what each card brings to a set; without one card, where that is spent otherwise. */
  function readHand(player: Player, manner: Manner, weights: Weights, without: CardId): void {
    hand = player.hand.toSorted((one, other) => one - other);
    if (without >= 0) hand.splice(hand.indexOf(without), 1);
    for (let place = 0; place < hand.length; place++) worths[place] = worthOfCard(player, hand[place]!, manner, weights);
  }

  function worthOfCard({ souls }: Player, card: CardId, manner: Manner, weights: Weights): number {
    if (card >= content.firstArtifact) return -SHUFFLED_IN;
    const { colour } = content.cards[card]!;
    if (colour === RED) return (souls < content.numbers.souls.most ? manner.soul : 0) + weights.red;
    return colour === BLUE ? manner.draw + weights.blue : 0;
  }

  /** Where the skill does most, and how much. */
  function look(doing: Doing, skill: number): void {
    const { aims } = content.heroes[doing.board.heroes[doing.hero]!.id]!.skills[skill]!;
    prospect.plain = NEVER;
    if (!aims) {
      lookAt(doing, skill, -1);
      return;
    }
    for (const place of doing.field.foes) lookAt(doing, skill, place);
  }

  function lookAt(doing: Doing, skill: number, foe: number): void {
    const { id } = doing.board.heroes[doing.hero]!;
    const { does, burn } = content.heroes[id]!.skills[skill]!;
    const onFoe = { ...doing, foe };
    const plain = worthOf(onFoe, does);
    const burnt = worthOf(onFoe, does, burn) - plain;
    if (plain + burnt / 2 <= prospect.plain + prospect.burnt / 2) return;
    prospect.foe = foe;
    prospect.plain = plain;
    prospect.burnt = burnt;
  }

  /** What a Soul Burn is worth to who has so many Souls when it is paid. */
  function netBurn({ board, manner, hero }: Doing, skill: number, burnt: number, souls: number, weights: Weights): number {
    const { burn } = content.heroes[board.heroes[hero]!.id]!.skills[skill]!;
    const worth = burnt + weights.burn;
    if (burn.souls > 0) return souls < burn.souls ? 0 : Math.max(0, worth - burn.souls * manner.soul);
    let payable = 0;
    for (const card of hand) if (card < content.firstArtifact && content.cards[card]!.colour === burn.colour) payable++;
    return Math.max(0, worth) * PAYABLE[Math.min(payable, PAYABLE.length - 1)]!;
  }

  function worthOfSkill(doing: Doing, skill: number, loans: readonly RatedLoan[], weights: Weights): number {
    look(doing, skill);
    const { plain, burnt } = prospect;
    const { souls } = doing.board.players[doing.seat]!;
    const own = bestSet(content, skill, hand, worths, 0, []) + netBurn(doing, skill, burnt, souls, weights);
    return plain + weights.skills[skill]! + Math.max(own, bestLoan(doing, skill, burnt, loans, weights, own));
  }

  /** The best that can be had with a borrowed card; of no use below `least`. */
  function bestLoan(doing: Doing, skill: number, burnt: number, loans: readonly RatedLoan[], weights: Weights, least: number): number {
    let best = least;
    const { souls } = doing.board.players[doing.seat]!;
    for (const loan of loans) {
      const burning = netBurn(doing, skill, burnt, souls - loan.price, weights);
      const most = bestSet(content, skill, hand, worths, 0, [loan.card]) + loan.worth + burning;
      if (most > best) best = Math.max(best, most - loan.loss());
    }
    return best;
  }

  function worthOfUse(doing: Doing, card: CardId, loans: readonly RatedLoan[], weights: Weights, best: number): number {
    const { board, field, manner, seat } = doing;
    const isBoss = field.boss >= 0;
    const { does, aims, kind } = content.cards[card]!;
    let worth = NEVER;
    if (kind === 'equipment') worth = isBoss ? EQUIPMENT.boss : EQUIPMENT.other;
    else if (!aims) worth = worthOf(doing, does);
    else for (const place of field.foes) worth = Math.max(worth, worthOf({ ...doing, foe: place }, does));
    worth += manner.draw - (isBoss ? KEPT : manner.patience);
    if (worth <= 0) return UNUSED;
    // A card that the best set needs is missed by it.
    if (board.turn!.skills > 0 && best > 0) {
      readHand(board.players[seat]!, manner, weights, card);
      let without = 0;
      for (let skill = 0; skill < 3; skill++) without = Math.max(without, worthOfSkill(doing, skill, loans, weights));
      readHand(board.players[seat]!, manner, weights, -1);
      worth -= best - without;
      if (worth <= 0) return UNUSED;
    }
    return BEFORE_THE_SKILL + worth;
  }

  function worthOfPotion({ board, field, manner, seat }: Doing, id: number, weights: Weights): number {
    const hero = board.heroes.find((other) => other.id === id)!;
    const healed = worthOfHealing(board, content, hero, content.heroes[hero.id]!.health);
    const fear = field.loss[board.heroes.indexOf(hero)]! >= hero.health ? 1.3 : 1;
    const own = hero.owner === seat ? 1.1 : 1;
    const worth = manner.care * healed * fear * own - manner.potion * (field.boss >= 0 ? 1 : 1.8) - weights.thrift;
    return worth <= 0 ? UNUSED : BEFORE_THE_SKILL + worth;
  }

  function rateSkill(
    board: Board,
    frame: SkillFrame,
    seat: Seat,
    actions: readonly Action[],
    count: number,
    manner: Manner,
    ratings: number[],
  ): void {
    const { field, weights } = read(board, seat);
    const foe = board.monsters.findIndex(({ unit }) => unit === frame.foe);
    const doing: Doing = { board, field, manner, seat, hero: frame.hero, foe, boost: 0, pierce: false, edge: board.turn?.edge ?? 0 };
    const player = board.players[seat]!;
    readHand(player, manner, weights, -1);
    if (frame.at === 'set') {
      rateSet(doing, frame, actions, count, weights, ratings);
      return;
    }
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      prospect.plain = NEVER;
      prospect.burnt = 0;
      switch (verbOf(action)) {
        case 'foe':
          lookAt(
            doing,
            frame.skill,
            board.monsters.findIndex(({ unit }) => unit === argumentOf(action)),
          );
          ratings[i] = prospect.plain + netBurn(doing, frame.skill, prospect.burnt, player.souls, weights);
          break;
        case 'burn': {
          lookAt(doing, frame.skill, foe);
          const { souls } = content.heroes[board.heroes[frame.hero]!.id]!.skills[frame.skill]!.burn;
          ratings[i] = prospect.burnt + weights.burn - souls * manner.soul;
          break;
        }
        default:
          ratings[i] = 0;
      }
    }
  }

  /** Which cards are laid, one after another; before the first, whether one is borrowed. */
  function rateSet(doing: Doing, frame: SkillFrame, actions: readonly Action[], count: number, weights: Weights, ratings: number[]): void {
    const { board, seat, manner, hero } = doing;
    const { skill, laid, loan } = frame;
    prospect.plain = NEVER;
    prospect.burnt = 0;
    lookAt(doing, skill, doing.foe);
    const { burnt } = prospect;
    const { souls } = board.players[seat]!;
    const fixed = loan >= 0 ? [loan, ...laid] : laid;
    const burning = netBurn(doing, skill, burnt, souls, weights);
    const loans = fixed.length === 0 ? ratedLoansFor(board, content, board.heroes[hero]!, seat, manner, weights) : [];
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      if (verbOf(action) === 'lay') {
        const card = argumentOf(action);
        const place = hand.indexOf(card) + laid.filter((other) => other === card).length;
        ratings[i] = worths[place]! + bestSet(content, skill, hand, worths, place + 1, [...fixed, card]) + burning;
      } else {
        const borrowed = loans.find((known) => known.action === action);
        ratings[i] =
          borrowed === undefined
            ? NEVER
            : bestSet(content, skill, hand, worths, 0, [borrowed.card]) +
              borrowed.worth -
              borrowed.loss() +
              netBurn(doing, skill, burnt, souls - borrowed.price, weights);
      }
    }
  }

  function rateArtifact(
    board: Board,
    frame: ArtifactFrame,
    seat: Seat,
    actions: readonly Action[],
    count: number,
    manner: Manner,
    ratings: number[],
  ): void {
    const { field } = read(board, seat);
    const { does } = content.cards[frame.card]!;
    for (let i = 0; i < count; i++) {
      const foe = board.monsters.findIndex(({ unit }) => unit === argumentOf(actions[i]!));
      ratings[i] = worthOf({ board, field, manner, seat, hero: frame.hero, foe, boost: 0, pierce: false, edge: 0 }, does);
    }
  }

  function rateEffect(
    board: Board,
    frame: EffectsFrame,
    seat: Seat,
    actions: readonly Action[],
    count: number,
    manner: Manner,
    ratings: number[],
  ): void {
    const { field } = read(board, seat);
    const { hero, boost, pierce, edge, queue } = frame;
    const foe = board.monsters.findIndex(({ unit }) => unit === frame.foe);
    const doing: Doing = { board, field, manner, seat, hero, foe, boost, pierce, edge };
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      const argument = argumentOf(action);
      switch (verbOf(action)) {
        case 'foe':
          ratings[i] = worthOnFoe(
            doing,
            content.effects[queue[0]!]!,
            board.monsters.findIndex(({ unit }) => unit === argument),
          );
          break;
        case 'hero':
          ratings[i] =
            frame.at === 'swap'
              ? UNUSED
              : worthOnHero(
                  doing,
                  queue,
                  board.heroes.findIndex(({ id }) => id === argument),
                );
          break;
        case 'circle':
          ratings[i] = -chanceOf(board, argument);
          break;
        case 'next':
          ratings[i] = -lossBy(board, field, argument);
          break;
        default:
          ratings[i] = frame.at === 'circle' ? -chanceOf(board, board.heroes[hero]!.circle) : 0;
      }
    }
  }

  function chanceOf(board: Board, circle: number): number {
    circleChances(board, content, circles);
    return circles[circle]!;
  }

  /** What the next Enemy Attack card would do, if it bore this number: whoever can bear least is spared longest. */
  function lossBy(board: Board, field: Field, number: number): number {
    const circle = content.tiles[board.tiles[board.at]!]!.circleOf[number]!;
    const hero = circle < 0 ? undefined : board.heroes.find((other) => other.health > 0 && other.circle === circle);
    return hero === undefined ? 0 : bestWorth(field) + 1 / hero.health;
  }
}
