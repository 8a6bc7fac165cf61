import type { Flow } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Position } from '../content/ids.ts';
import type { Battle, Monster } from '../state/battle.ts';
import type { BattleFrame } from '../state/battleFrames.ts';
import { FACE_DOWN, NO_TOKEN, type Board } from '../state/board.ts';
import type { EpicSevenArise, Step } from '../state/types.ts';
import { dismiss, flee } from './13-damage.ts';
import { bare, drainHealth, fall, standUp, strike } from './15-wounds.ts';
import { bystanderCircle, isSuccess } from './16-missions.ts';
import { actOnce, addSkulls, tokensHere } from './17-skulls.ts';
import { bountyOf, draftersOf } from './19-bounty.ts';
import { draft, heroTurn, monsterTurn } from './battleFrames.ts';
import { drawCards, recycle } from './cards.ts';
import { checked } from './checks.ts';
import { heroSpeed, monsterSpeed } from './combatants.ts';
import { tableEffects } from './effects/frame.ts';
import { battleOf, bossIn, fightersOf, isDecided, readBossRow } from './fighters.ts';
import { rank, turnUp } from './frames.ts';
import { chapterOf, isLiving, placeAt, placeOf, skullLimitOf } from './things.ts';

// Chapter 7: a battle from its start to the friendship order after it.

/** A battle as it begins, before its token is turned. */
export const newBattle = (board: Board, position: Position): Battle => ({
  at: position,
  round: 0,
  token: -1,
  bystander: -1,
  bystanderAt: -1,
  dread: 0,
  bossHealth: 0,
  poorest: board.order[0]!,
  bounty: [],
  deaths: 0,
  lost: 0,
  kills: 0,
  bled: false,
  drewFirst: false,
  fallen: [],
  burns: 0,
  duals: 0,
  skills: [0, 0, 0],
  reds: 0,
  blues: 0,
  potions: 0,
  hurters: 0,
  killers: 0,
  fled: false,
});

/** Whose turn is next (EA-7.8): a hero's place, or a monster; null when all have had one. */
type Next = { readonly hero: number } | { readonly monster: Monster } | null;

/** EA-7.8 to EA-7.12: the fastest of those who have not acted; at a tie heroes, then bosses, then the others. */
export function nextToAct(board: Board, content: Content): Next {
  let next: Next = null;
  let fastest = -1;
  for (const hero of heroesInOrder(board)) {
    const { acted, health } = board.heroes[hero]!;
    if (acted || health === 0) continue;
    const speed = heroSpeed(board, content, board.heroes[hero]!);
    if (speed <= fastest) continue;
    fastest = speed;
    next = { hero };
  }
  for (const monster of fightersOf(board, content)) {
    if (monster.acted) continue;
    const speed = monsterSpeed(board, content, monster);
    if (speed <= fastest) continue;
    fastest = speed;
    next = { monster };
  }
  return next;
}

/** EA-7.11: by the friendship order of their players, then in hero-card order. */
const heroesInOrder = (board: Board): number[] =>
  board.heroes.map((_, place) => place).toSorted((one, other) => rankOfHero(board, one) - rankOfHero(board, other) || one - other);

const rankOfHero = (board: Board, place: number): number => placeOf(board, board.heroes[place]!.owner);

export const battles = {
  begin: {
    kind: 'deed',
    rules: ['EA-7.4', 'EA-7.5', 'EA-7.6', 'EA-16.1'],
    run(board, frame, flow) {
      board.battle = newBattle(board, frame.position);
      for (const player of board.players) {
        player.contributed += player.contribution;
        player.contribution = 0;
      }
      board.battle.bounty = bountyOf(board, flow.content);
      frame.at = 'start';
      if (flow.heard) {
        const units = fightersOf(board, flow.content).map(({ unit }) => unit);
        flow.tell({ t: 'battle', rule: 'EA-7.1', ...placeAt(board, frame.position), units });
      }
      if (board.tokens[frame.position] === FACE_DOWN) flow.push(turnUp([frame.position]));
    },
  },
  start: {
    kind: 'deed',
    rules: ['EA-7.6', 'EA-17.8', 'EA-18.13'],
    run(board, frame, flow) {
      const battle = battleOf(board);
      const token = board.tokens[frame.position]!;
      battle.token = token === NO_TOKEN ? -1 : token;
      const boss = bossIn(board, flow.content);
      if (boss !== undefined) {
        readBossRow(board, boss, flow);
        battle.bossHealth = boss.health;
      }
      frame.at = 'signs';
      actOnce(board, tokensHere(board, flow.content), 'EA-18.13', flow);
    },
  },
  signs: {
    kind: 'deed',
    rules: ['EA-7.6', 'EA-16.11', 'EA-18.14'],
    run(board, frame, flow) {
      frame.at = 'round';
      glassWind(board, flow);
      placeBystander(board, flow);
    },
  },
  round: {
    kind: 'deed',
    rules: ['EA-7.7', 'EA-7.23'],
    run(board, frame, flow) {
      if (checked(board, flow)) return;
      if (isDecided(board)) {
        frame.at = 'won';
        return;
      }
      const battle = battleOf(board);
      battle.round++;
      for (const hero of board.heroes) {
        hero.acted = false;
        hero.deferred = false;
      }
      for (const monster of fightersOf(board, flow.content)) monster.acted = false;
      frame.at = 'next';
      flow.tell({ t: 'battleRound', rule: 'EA-7.7', round: battle.round });
    },
  },
  next: {
    kind: 'deed',
    rules: ['EA-7.8', 'EA-7.9', 'EA-7.10', 'EA-7.11', 'EA-7.12', 'EA-7.16'],
    run(board, frame, flow) {
      takesWing(board, flow);
      if (isDecided(board)) {
        frame.at = 'won';
        return;
      }
      const next = nextToAct(board, flow.content);
      if (next === null) frame.at = 'roundEnd';
      else if ('hero' in next) flow.push(heroTurn(next.hero, board.heroes[next.hero]!.owner));
      else flow.push(monsterTurn(next.monster.unit));
    },
  },
  roundEnd: {
    kind: 'deed',
    rules: ['EA-7.21', 'EA-7.22', 'EA-7.23'],
    run(board, frame, flow) {
      frame.at = 'round';
      if (bossIn(board, flow.content) !== undefined) dread(board, flow);
      else weary(board, flow);
    },
  },
  won: {
    kind: 'deed',
    rules: ['EA-7.18', 'EA-16.6', 'EA-16.13', 'EA-22.10'],
    run(board, frame, flow) {
      const battle = battleOf(board);
      // EA-22.10: where the last objective is completed, whoever is left flees.
      if (board.ending !== '') for (const monster of fightersOf(board, flow.content)) flee(board, monster, 'EA-22.10', flow);
      frame.at = 'story';
      flow.tell({ t: 'battleWon', rule: 'EA-7.16', ...placeAt(board, frame.position), rounds: battle.round });
      countWin(board, flow);
    },
  },
  story: {
    kind: 'deed',
    rules: ['EA-7.18'],
    run(board, frame, flow) {
      if (!checked(board, flow)) frame.at = 'mission';
    },
  },
  mission: {
    kind: 'deed',
    rules: ['EA-16.2', 'EA-16.3', 'EA-16.4'],
    run(board, frame, flow) {
      const { token } = battleOf(board);
      frame.at = 'judged';
      if (token < 0) return;
      const { mission, reward, punishment, tag } = flow.content.tokens[token]!;
      const success = isSuccess(board, mission);
      if (success && tag !== null) board.clean.push(token);
      if (success) flow.push(tableEffects(reward, 'EA-16.3', 'encounter'));
      else flow.push(tableEffects(punishment, 'EA-16.4', 'punishment'));
      flow.tell({ t: 'mission', rule: success ? 'EA-16.3' : 'EA-16.4', token, success });
    },
  },
  judged: {
    kind: 'deed',
    rules: ['EA-16.5'],
    run(board, frame) {
      if (battleOf(board).token >= 0) board.tokens[frame.position] = NO_TOKEN;
      frame.at = 'bounty';
    },
  },
  bounty: {
    kind: 'deed',
    rules: ['EA-19.5', 'EA-19.6', 'EA-19.7'],
    run(board, frame, flow) {
      frame.at = 'revive';
      const { bounty } = battleOf(board);
      const drafters = draftersOf(board);
      if (bounty.length === 0 || drafters.length === 0) return;
      flow.push(draft(drafters));
      const contributions = board.players.map(({ contribution }) => contribution);
      flow.tell({ t: 'bounty', rule: 'EA-19.7', drafters, contributions, items: bounty.slice() });
    },
  },
  revive: {
    kind: 'deed',
    rules: ['EA-15.14', 'EA-15.15'],
    run(board, frame, flow) {
      frame.at = 'cleanUp';
      for (const place of heroesInOrder(board)) {
        const hero = board.heroes[place]!;
        if (!isLiving(hero)) standUp(board, hero, true, flow);
      }
    },
  },
  cleanUp: {
    kind: 'deed',
    rules: ['EA-7.19', 'EA-7.20', 'EA-12.11'],
    run(board, frame, flow) {
      frame.at = 'order';
      for (const hero of board.heroes) {
        bare(hero);
        board.removed.push(...hero.equipment);
        hero.equipment.length = 0;
      }
      for (const monster of fightersOf(board, flow.content)) {
        monster.statuses = 0;
        monster.fresh = 0;
        monster.sunder = 0;
        monster.wary = false;
      }
      for (const seat of board.order) recycle(board, seat, flow);
      for (const seat of board.order.toReversed()) {
        const { hand } = flow.content.numbers.cards;
        drawCards(board, seat, hand, 'EA-7.19', flow);
      }
    },
  },
  order: {
    kind: 'deed',
    rules: ['EA-19.10', 'EA-20.1'],
    run(_, frame, flow) {
      frame.at = 'over';
      flow.push(rank('EA-19.10'));
    },
  },
  over: {
    kind: 'deed',
    rules: ['EA-7.18'],
    run(board, _, flow) {
      board.battle = null;
      flow.pop();
    },
  },
} satisfies Step<BattleFrame>;

/** EA-16.6: a token with a story tag is found, whether its mission succeeded or not; and the battle counts for the story. */
function countWin(board: Board, { content }: Flow<EpicSevenArise>): void {
  const { token, at, burns, duals } = battleOf(board);
  if (token >= 0 && content.tokens[token]!.tag !== null) board.found.push(token);
  const { objective } = content.stories[board.story]!;
  if (objective?.is !== 'win') return;
  const { sign } = chapterOf(board, content).positions[at]!;
  if (objective.with === 'burnOrDual' && burns + duals === 0) return;
  if (objective.with === 'redSign' && sign !== 'red') return;
  board.wins++;
}

/** `glass wind`: at the start of each battle, heroes on a tile of that sign lose health. */
function glassWind(board: Board, flow: Flow<EpicSevenArise>): void {
  const { rules, positions } = chapterOf(board, flow.content);
  for (const rule of rules) {
    if (rule.rule !== 'glassWind' || positions[board.at]!.sign !== rule.sign) continue;
    for (const hero of board.heroes) if (isLiving(hero)) drainHealth(board, hero, rule.n, 'EA-18.14', flow);
  }
}

/** `takes wing`: at the end of any turn, a boss with half of its health or less leaves; the damage on it stays. */
function takesWing(board: Board, flow: Flow<EpicSevenArise>): void {
  for (const rule of chapterOf(board, flow.content).rules) {
    if (rule.rule !== 'takesWing' || !rule.cards.includes(board.story)) continue;
    const monster = fightersOf(board, flow.content).find(({ kind }) => kind === rule.monster);
    if (monster === undefined || monster.health > Math.floor(monster.most / 2)) continue;
    const battle = battleOf(board);
    battle.fled = true;
    battle.bounty.length = 0;
    board.bossDamage = monster.most - monster.health;
    board.driven.push(monster.kind);
    flee(board, monster, 'EA-16.13', flow);
    dismiss(board, 'EA-14.18', flow);
  }
}

/** EA-16.11. */
function placeBystander(board: Board, flow: Flow<EpicSevenArise>): void {
  const battle = battleOf(board);
  const mission = battle.token < 0 ? null : flow.content.tokens[battle.token]!.mission;
  if (mission?.is !== 'escort') return;
  const circle = bystanderCircle(board, flow.content);
  if (circle < 0) return;
  battle.bystander = mission.n;
  battle.bystanderAt = circle;
  flow.tell({ t: 'bystander', rule: 'EA-16.11', tile: board.tiles[board.at]!, circle, health: mission.n });
}

/** EA-7.21: one more Skull; just below the limit, true damage instead. */
function dread(board: Board, flow: Flow<EpicSevenArise>): void {
  const battle = battleOf(board);
  if (battle.round < flow.content.numbers.dread) return;
  if (board.skulls + 1 < skullLimitOf(board, flow.content)) return addSkulls(board, 1, 'EA-7.21', flow);
  battle.dread++;
  flow.tell({ t: 'dread', rule: 'EA-7.21', n: battle.dread });
  sufferAll(board, battle.dread, 'EA-7.21', flow);
}

/** EA-7.22. */
function weary(board: Board, flow: Flow<EpicSevenArise>): void {
  const n = battleOf(board).round - flow.content.numbers.weariness + 1;
  if (n < 1) return;
  flow.tell({ t: 'weary', rule: 'EA-7.22', n });
  sufferAll(board, n, 'EA-7.22', flow);
}

/** True damage to every living hero: one effect, so that offers come after it (EA-7.23). */
function sufferAll(board: Board, n: number, rule: string, flow: Flow<EpicSevenArise>): void {
  board.heroes.forEach((hero, place) => {
    if (!isLiving(hero)) return;
    strike(board, hero, { by: null, damage: 'true', printed: n, bonus: 0, rule }, flow);
    if (hero.health === 0) fall(board, place, flow);
  });
}
