import type { Battle, Monster, Turn } from './battle.ts';
import type { Board, Hero, Kept, Look, Player, SheetRow, TopCard } from './board.ts';
import type { Frame } from './frames.ts';

// Copies that share nothing. Written by hand: search copies a board for every line it thinks through.

const copyPlayer = (player: Player): Player => ({
  ...player,
  hand: player.hand.slice(),
  deck: player.deck.slice(),
  secret: player.secret.slice(),
  area: player.area.slice(),
  stones: player.stones.slice(),
  ledger: player.ledger.slice(),
});

const copyHero = (hero: Hero): Hero => ({ ...hero, equipment: hero.equipment.slice() });

const copyMonster = (monster: Monster): Monster => ({ ...monster });

const copyTop = ({ card, seenBy }: TopCard): TopCard => ({ card, seenBy });

const copyLook = ({ seat, deck, cards }: Look): Look => ({ seat, deck, cards: cards.slice() });

const copyKept = ({ seat, deck, secret }: Kept): Kept => ({ seat, deck: deck.slice(), secret: secret.slice() });

const copyRow = (row: SheetRow): SheetRow => ({ ...row, scores: row.scores.slice() });

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  bounty: battle.bounty.slice(),
  skills: battle.skills.slice(),
  fallen: battle.fallen.slice(),
});

const copyTurn = (turn: Turn): Turn => ({ ...turn, souls: turn.souls.slice(), echoes: turn.echoes.slice() });

export const copyBoard = (board: Board): Board => ({
  ...board,
  players: board.players.map(copyPlayer),
  heroes: board.heroes.map(copyHero),
  order: board.order.slice(),
  tiles: board.tiles.slice(),
  tokens: board.tokens.slice(),
  tokenPool: board.tokenPool.slice(),
  monsters: board.monsters.map(copyMonster),
  enemies: board.enemies.slice(),
  enemiesUsed: board.enemiesUsed.slice(),
  attacks: board.attacks.slice(),
  peeked: board.peeked.slice(),
  tileEffects: board.tileEffects.slice(),
  found: board.found.slice(),
  clean: board.clean.slice(),
  slain: board.slain.slice(),
  driven: board.driven.slice(),
  stock: board.stock.slice(),
  tops: board.tops.map((deck) => deck.map(copyTop)),
  bottoms: board.bottoms.slice(),
  echoes: board.echoes.slice(),
  discards: board.discards.slice(),
  removed: board.removed.slice(),
  look: board.look && copyLook(board.look),
  votes: board.votes.slice(),
  redraws: board.redraws.slice(),
  battle: board.battle && copyBattle(board.battle),
  turn: board.turn && copyTurn(board.turn),
  kept: board.kept.map(copyKept),
  keptRemoved: board.keptRemoved.slice(),
  sheet: board.sheet.map(copyRow),
});

export function copyFrame(frame: Frame): Frame {
  switch (frame.k) {
    case 'setUp':
      return { ...frame, turns: frame.turns.slice() };
    case 'turnUp':
      return { ...frame, positions: frame.positions.slice() };
    case 'draw':
      return { ...frame, cards: frame.cards.slice() };
    case 'rank':
      return { ...frame, ranked: frame.ranked.slice() };
    case 'poll':
    case 'ballot':
      return { ...frame, options: frame.options.slice() };
    case 'skill':
      return { ...frame, laid: frame.laid.slice(), spent: frame.spent.slice() };
    case 'effects':
      return { ...frame, queue: frame.queue.slice(), later: frame.later.slice() };
    case 'monsterTurn':
      return { ...frame, dice: frame.dice.slice() };
    case 'revival':
      return { ...frame, dead: frame.dead.slice() };
    case 'draft':
      return { ...frame, drafters: frame.drafters.slice() };
    default:
      return { ...frame };
  }
}
