import type { ViewOf } from '@hoard/kernel';
import { chapterOf, mostHealthOf, skullLimitOf } from '../rules/things.ts';
import type { EpicSevenArise } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { objectiveInWords } from './cards.ts';
import { monsterName } from './names.ts';

/** Where all have lost: how far the story had come, how much a boss had left, and what the party still had. */
export function nearlyOf(words: Words, { sight, outcome }: ViewOf<EpicSevenArise>): string[] {
  const { content, end: say, names } = words;
  if (outcome === null || outcome.places.some((place) => place > 0)) return [];
  const objective = content.stories[sight.story]?.objective ?? null;
  const bosses = sight.monsters.filter(({ kind }) => content.monsters[kind]!.rank === 'boss');
  const potions = sight.players.reduce((sum, player) => sum + player.potions, 0);
  return [
    say.roundsLeft(sight.round, chapterOf(sight, content).deadline),
    ...(objective === null || sight.completed ? [] : [say.objective(objectiveInWords(words, sight, objective))]),
    ...bosses.map((boss) => say.bossLeft(monsterName(words, sight, boss), boss.health, boss.most)),
    say.skullsLeft(sight.skulls, skullLimitOf(sight, content)),
    say.party(sight.heroes.map((hero) => say.health(names.hero(hero.id), hero.health, mostHealthOf(content, hero)))),
    ...(potions === 0 ? [] : [say.unused(potions)]),
  ];
}
