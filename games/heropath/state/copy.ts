import { copyTalk, type Answers } from '@hoard/kernel';
import type { Battle, Board, Draft, Enemy, Hero, HiddenCard, Lasting, Look, Pile, Play, RealTime, Scale, Spent } from './board.ts';
import type { Frame } from './frames.ts';

// Copies that share nothing. Written by hand: search copies a board for every line it thinks through.

const copyHidden = ({ card, seenBy }: HiddenCard): HiddenCard => ({ card, seenBy });
const copySpent = ({ card, clause, until }: Spent): Spent => ({ card, clause, until });

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  dice: battle.dice.slice(),
  foeDice: battle.foeDice.slice(),
  aid: battle.aid && { ...battle.aid },
});
const copyPlay = (play: Play): Play => ({ ...play });

const copyHero = (hero: Hero): Hero => ({
  ...hero,
  gems: hero.gems.slice(),
  worn: hero.worn.slice(),
  attached: hero.attached.slice(),
  shown: hero.shown.slice(),
  hidden: hero.hidden.map(copyHidden),
  bonus: hero.bonus.slice(),
  marks: hero.marks && { ...hero.marks, visited: hero.marks.visited.slice() },
  streak: hero.streak && { ...hero.streak },
  spent: hero.spent.map(copySpent),
  battle: hero.battle && copyBattle(hero.battle),
  favour: hero.favour && { ...hero.favour },
});

const copyEnemy = (enemy: Enemy): Enemy => ({ ...enemy });
const copyPile = ({ number, at, cards }: Pile): Pile => ({ number, at, cards: cards.map(copyHidden) });
const copyScale = (scale: Scale): Scale => ({ ...scale, dead: scale.dead.map((kinds) => kinds.slice()) });
const copyLook = ({ seat, deck, cards }: Look): Look => ({ seat, deck, cards: cards.slice() });
const copyLasting = (lasting: Lasting): Lasting => ({ ...lasting });
const copyAnswers = ({ given, marked }: Answers): Answers => ({ given: given.slice(), marked: marked.slice() });
const copyDraft = ({ hands, seen, choices }: Draft): Draft => ({
  hands: hands.map((hand) => hand.map(copyHidden)),
  seen: seen.map((cards) => cards.slice()),
  choices,
});
const copyRealTime = (realTime: RealTime): RealTime => ({
  ...realTime,
  calls: realTime.calls.slice(),
  landings: realTime.landings.slice(),
  heldBy: realTime.heldBy.slice(),
  commands: realTime.commands.slice(),
});

export const copyBoard = (board: Board): Board => ({
  ...board,
  heroes: board.heroes.map(copyHero),
  enemies: board.enemies.map(copyEnemy),
  pools: board.pools.map((pool) => pool.slice()),
  poolStarts: board.poolStarts.slice(),
  scale: copyScale(board.scale),
  flights: board.flights.slice(),
  sites: board.sites.slice(),
  lyingGold: board.lyingGold.slice(),
  lyingFood: board.lyingFood.slice(),
  piles: board.piles.map(copyPile),
  display: board.display.map((deck) => deck.slice()),
  discard: board.discard.slice(),
  removed: board.removed.slice(),
  inPlay: board.inPlay.slice(),
  plays: board.plays.map(copyPlay),
  aimed: { target: board.aimed.target, unit: board.aimed.unit },
  looks: board.looks.map(copyLook),
  lasting: board.lasting.map(copyLasting),
  draft: board.draft && copyDraft(board.draft),
  splits: board.splits.slice(),
  answers: copyAnswers(board.answers),
  votes: board.votes.slice(),
  realTime: board.realTime && copyRealTime(board.realTime),
});

export function copyFrame(frame: Frame): Frame {
  switch (frame.k) {
    case 'keep':
      return { ...frame, kept: frame.kept.slice() };
    case 'travel':
      return { ...frame, evaded: frame.evaded.slice() };
    case 'visit':
      return { ...frame, used: frame.used.slice() };
    case 'expose':
      return { ...frame, units: frame.units.slice() };
    case 'ritual':
      return { ...frame, from: frame.from.slice(), foeDice: frame.foeDice.slice() };
    case 'dragon':
      return { ...frame, chosen: frame.chosen.slice() };
    case 'finale':
      return { ...frame, totals: frame.totals.slice() };
    case 'window':
      return { ...frame, chain: frame.chain.map((played) => ({ ...played })), spent: frame.spent.slice(), losses: frame.losses.slice() };
    case 'reaction':
      return { ...frame, spent: frame.spent.slice(), losses: frame.losses.slice(), chain: frame.chain.slice() };
    case 'loss':
      return { ...frame, losses: frame.losses.slice() };
    case 'card':
      return { ...frame, clauses: frame.clauses.slice(), chain: frame.chain.slice() };
    case 'pay':
      return { ...frame, due: frame.due.slice() };
    case 'effects':
      return { ...frame, queue: frame.queue.slice(), or: frame.or.slice(), chosen: frame.chosen.slice() };
    case 'trade':
      return copyTalk(frame);
    default:
      return { ...frame };
  }
}
