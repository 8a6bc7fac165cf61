import { frameOf, type Asked } from '@hoard/kernel';
import { blowsOf, foreseeArtifact, type ForeseenBlow } from '../odds/foresight.ts';
import type { EpicSevenArise } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { unitName } from './names.ts';

type Question = Asked<EpicSevenArise>;

/** What an attack on a monster would do, as far as it is known what attacks: each damage number as it gets through. */
export function blowsAt(words: Words, asked: Question, unit: number): readonly ForeseenBlow[] {
  const { sight } = asked.view;
  const { content } = words;
  const frame = frameOf(asked);
  if (frame?.k === 'skill')
    return blowsOf(sight, content, frame.hero, content.heroes[sight.heroes[frame.hero]!.id]!.skills[frame.skill]!.does, unit);
  if (frame?.k === 'artifact') return foreseeArtifact(sight, content, frame.hero, frame.card, unit).blows;
  return frame?.k === 'effects' && frame.hero >= 0 ? blowsOf(sight, content, frame.hero, frame.queue.slice(0, 1), unit) : [];
}

/** `2 damage, 11 left`, for the monster that is aimed at. */
export function blowsInWords(words: Words, asked: Question, unit: number): string {
  const monster = asked.view.sight.monsters.find((one) => one.unit === unit);
  if (monster === undefined) return '';
  const dealt = dealtTo(blowsAt(words, asked, unit), unit);
  return words.glance.left(dealt, Math.max(0, monster.health - dealt));
}

const dealtTo = (blows: readonly ForeseenBlow[], unit: number): number =>
  blows.reduce((sum, blow) => sum + (blow.unit === unit ? blow.dealt : 0), 0);

/** A sentence for each monster that would be hit: how its numbers come about, and what is left of it. */
export function blowsTold(words: Words, { view: { sight } }: Question, blows: readonly ForeseenBlow[]): string[] {
  return sight.monsters.flatMap((monster) => {
    const own = blows.filter(({ unit }) => unit === monster.unit);
    if (own.length === 0) return [];
    const name = unitName(words, sight, monster.unit);
    const dealt = dealtTo(own, monster.unit);
    return [
      dealt === 0 ? words.odds.nothing(name) : words.odds.foe(name, own.map(words.blow).join(', '), Math.max(0, monster.health - dealt)),
    ];
  });
}
