import type { Game } from '@hoard/kernel';
import { sevenMoons } from '../game.ts';
import type { Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';

const { content } = sevenMoons;

/**
 * Players who move at random hardly ever earn anything, and no city of theirs is there to be besieged. So the same game is played from
 * a late evening too: two moons before the last, everybody with something of everything, at one of these places.
 */
function evening(...places: number[]): Game<SevenMoons> {
  return {
    ...sevenMoons,
    setUp(options, seats) {
      const { board, frame } = sevenMoons.setUp(options, seats);
      board.moon = content.numbers.moons.last - 2;
      board.heroes.forEach((hero, seat) => {
        const has: Partial<Hero> = {
          at: places[seat % places.length]!,
          mount: (['horse', 'dragon', 'foot'] as const)[seat % 3]!,
          gold: 12,
          goods: [1, 1, 1],
          waiting: [1, 1, 0],
          strongholds: 2,
          allies: 0b1001 << (seat % 3),
          crystals: 1,
          artefacts: seat === 0 ? 0b10100 : 1 << (seat === 2 ? 3 : 0),
          quest: 3 + 2 * seat,
          faerie: options.faerieFolk && seat === 0 ? 6 : -1,
          gems: board.mode === 'solo' ? 4 : 0,
        };
        if (seat === 3) has.artefacts = 0;
        Object.assign(hero, has);
        hero.goods.forEach((count, kind) => (board.pool[kind]! -= count + hero.waiting[kind]!));
        board.allies = board.allies.map((tokens, ally) => tokens - ((hero.allies >>> ally) & 1));
        board.crystals -= hero.crystals;
        board.artefacts = board.artefacts.filter((artefact) => ((hero.artefacts >>> artefact) & 1) === 0);
        board.quests = board.quests.filter((quest) => quest !== hero.quest);
        board.faeries = board.faeries.filter((faerie) => faerie !== hero.faerie);
      });
      return { board, frame };
    },
  };
}

/** An evening by the campfires, at which only those are met who know something of the Shadow Army. */
function strangers(...ids: string[]): Game<SevenMoons> {
  const beside = content.fires.map((fire) => content.neighbours[fire]!.find((hex) => content.isLand[hex])!);
  const game = evening(...beside);
  return {
    ...game,
    setUp(options, seats) {
      const { board, frame } = game.setUp(options, seats);
      board.wildernessGone = board.wilderness.filter((card) => !ids.includes(content.wildernessCards[card]!.id));
      board.wilderness = board.wilderness.filter((card) => ids.includes(content.wildernessCards[card]!.id));
      return { board, frame };
    },
  };
}

const { market, lair, cities, gates, landmarks } = content;
export const CAMPFIRES = strangers('W2', 'W4');
export const EVENINGS = [evening(market), evening(lair, cities[0]!, gates[0]!), evening(...landmarks)];
