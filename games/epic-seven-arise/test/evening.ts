import type { Game } from '@hoard/kernel';
import type { Chapter, Content } from '../content/content.ts';
import { epicSevenArise, epicSevenAriseWith } from '../game.ts';
import type { EpicSevenArise } from '../state/types.ts';

// Players who move at random hardly ever complete a story, and so see little of what comes after one. So the same rules are played with
// other contents, too.

const { content } = epicSevenArise;

/** Every monster falls at the first good blow. */
const frail = (given: Content): Content => ({
  ...given,
  monsters: given.monsters.map((monster) => ({
    ...monster,
    values: monster.values.map((row) => ({ ...row, health: monster.rank === 'boss' ? 6 : 3, armour: 0 })),
  })),
});

/** A chapter that is its last card: the boss stands beside the heroes from the start. */
function last(chapter: Chapter, given: Content): Chapter {
  const story = chapter.story.slice(-2);
  const objective = given.stories[story[0]!]!.objective;
  if (objective?.is !== 'slay') throw new Error(`${chapter.name} does not end with a boss`);
  const beside = chapter.neighbours[chapter.start]![0]!;
  return {
    ...chapter,
    story,
    positions: chapter.positions.map((place, position) => ({ ...place, monster: position === beside ? objective.monsters[0]! : -1 })),
  };
}

/** All chapters with frail monsters: stories are completed now and then, battles are short, and the Merchant is visited. */
export const FRAIL: Game<EpicSevenArise> = epicSevenAriseWith(frail(content));

/** Campaigns that go on from chapter to chapter: each is its last battle, against a frail boss. */
export const LAST: Game<EpicSevenArise> = epicSevenAriseWith({
  ...frail(content),
  chapters: content.chapters.map((chapter) => last(chapter, content)),
});

/**
 * The same with the cards of many battles: everybody owns Artifacts and (in a campaign) Equipment, Souls and Skystones from the start, so
 * that everything that can be done with them is tried.
 */
export function laden(game: Game<EpicSevenArise>): Game<EpicSevenArise> {
  return {
    ...game,
    setUp(options, seats) {
      const { board, frame } = game.setUp(options, seats);
      const { firstArtifact, firstEquipment } = content;
      board.players.forEach((player, seat) => {
        player.souls = 8;
        for (let card = firstArtifact + seat; card < firstEquipment; card += 4) player.hand.push(card);
        board.stock[1]! -= player.hand.length;
        if (options.mode !== 'campaign') return;
        for (let card = firstEquipment + seat; card < content.cards.length; card += 4) {
          player.hand.push(card);
          board.stock[2]!--;
        }
      });
      return { board, frame };
    },
  };
}
