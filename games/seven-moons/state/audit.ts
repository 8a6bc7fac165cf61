import type { StateOf, Seat } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import { countBits, heroOf, rowsIn } from '../rules/things.ts';
import type { Board } from './board.ts';
import type { SevenMoons } from './types.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Throws where a component is lost or doubled, or where the board breaks an invariant of the rules (SM-20.6). */
export function audit({ board, lanes, outcome }: StateOf<SevenMoons>, content: Content): void {
  const { numbers } = content;
  const { heroes } = board;
  RESOURCES.forEach((kind, row) => {
    const count = heroes.reduce((sum, { goods, waiting }) => sum + goods[row]! + waiting[row]!, board.pool[row]!);
    demand(count === numbers.supply.resources, `${count} ${kind} instead of ${numbers.supply.resources}`);
    demand(board.prices[row]! >= 1 && board.prices[row]! <= 6, `${kind} costs ${board.prices[row]}`);
  });
  // In the Shadow Phase what is lost leaves the game (SM-14.24), and so does the city of who left.
  if (board.waves.length === 0 && outcome === null && !heroes.some(({ gone }) => gone)) {
    content.allies.forEach(({ id }, ally) => {
      const inPlay = numbers.supply.alliesInPlay[heroes.length - 1]!;
      const count = heroes.reduce((sum, { allies }) => sum + ((allies >>> ally) & 1), board.allies[ally]!);
      demand(count === inPlay, `${count} ${id} instead of ${inPlay}`);
    });
  }
  const crystals = heroes.reduce((sum, hero) => sum + hero.crystals, board.crystals);
  demand(crystals === numbers.supply.crystals, `${crystals} crystals instead of ${numbers.supply.crystals}`);
  const once = (what: string, rows: readonly number[], count: number): void =>
    demand(new Set(rows).size === rows.length && rows.length === count, `${what}: ${rows.join()} instead of ${count} different ones`);
  once('Artefacts', [...board.artefacts, ...heroes.flatMap((hero) => rowsIn(hero.artefacts))], content.artefacts.length);
  const drawn = lanes.flatMap(({ stack }) => stack.flatMap((frame) => (frame.k === 'encounter' && frame.card >= 0 ? [frame.card] : [])));
  once('Wilderness cards', [...board.wilderness, ...board.wildernessGone, ...drawn], content.wildernessCards.length);
  const held = heroes.flatMap(({ quest, done }) => (quest < 0 ? done : [...done, quest]));
  once('Quest cards', [...board.quests, ...board.questsGone, ...held], content.questCards.length);
  const companions = heroes.flatMap(({ faerie }) => (faerie < 0 ? [] : [faerie]));
  once('Faeries', [...board.faeries, ...companions], board.faerieFolk ? content.faeries.length : 0);
  once('Story tokens', [...board.stories, ...heroes.flatMap(({ stories }) => stories)], board.storyTokens ? content.storyTokens.length : 0);
  demand(countBits(board.sites) === board.stories.length, 'A story site without a token, or a token without a site');
  const known = [...board.waves, ...board.shadow.map(({ card }) => card)].filter((card) => card >= 0);
  once('Shadow Army cards', known, known.length);
  demand(board.moon >= 0 && board.moon <= numbers.moons.last, `The Shadow Army stands on moon ${board.moon}`);
  heroes.forEach((_, seat) => auditHero(board, content, seat));
}

function auditHero(board: Board, content: Content, seat: Seat): void {
  const hero = heroOf(board, seat);
  const counts = [hero.gold, hero.crystals, hero.gems, hero.strongholds, hero.song, ...hero.goods, ...hero.waiting];
  demand(
    counts.every((count) => count >= 0 && Number.isInteger(count)),
    `Seat ${seat} has a negative or broken count: ${counts.join()}`,
  );
  demand(hero.strongholds <= content.numbers.strongholds, `Seat ${seat} has ${hero.strongholds} strongholds`);
  if (hero.city >= 0) demand(content.isLand[hero.at]!, `Seat ${seat} stands where nobody can stand: ${content.hexes[hero.at]?.id}`);
}
