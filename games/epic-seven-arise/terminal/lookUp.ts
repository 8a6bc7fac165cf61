import { sheetLines, type Telling, type ViewOf, type Voices } from '@hoard/kernel';
import { chapterOf, playerOf } from '../rules/things.ts';
import type { EpicSevenArise } from '../state/types.ts';
import {
  bonusInWords,
  burnInWords,
  cardInWords,
  effectsInWords,
  missionInWords,
  numbersInWords,
  settingInWords,
} from '../telling/cards.ts';
import { missionOf } from '../telling/mission.ts';
import { heroInWords } from '../telling/sheets.ts';
import { storyTold } from '../telling/story.ts';
import type { Words } from '../words/words.ts';
import { cardCodes } from './panel.ts';
import { scoreSheet } from './scoreSheet.ts';

// Things worth knowing that are not always in sight.

type View = ViewOf<EpicSevenArise>;

/** What fits into the smallest window. */
const WIDTH = 80;

/** Whether a thing is meant by what was typed: its code, or the beginning of its name. */
const isMeant = (about: string, code: string, name: string): boolean =>
  about === code.toLowerCase() || (about.length > 1 && name.toLowerCase().startsWith(about));

/** A card by its code or name; without one, all that lie in sight of everybody. */
export function cards(words: Words, { sight }: View, about: string): string[] {
  const { content } = words;
  const seen = [...new Set([...sight.players.flatMap(({ hand, area }) => [...hand, ...area]), ...(sight.look?.cards ?? [])])];
  const rows = about === '' ? seen.filter((card) => card >= content.firstArtifact) : content.cards.map((_, row) => row);
  const found = rows.filter((row) => about === '' || isMeant(about, content.cards[row]!.id, content.cards[row]!.name));
  if (found.length === 0)
    return [
      about === '' ? 'No Artifact lies open. Ask for one: card A14.' : `There is no card '${about}'. Cards are r4, b2, g7, A14 or Q03.`,
    ];
  return found.map((row) => {
    const { id, line } = content.cards[row]!;
    const told = [words.names.card(row), numbersInWords(words, row), cardInWords(words, sight, row)].filter((part) => part !== '');
    return `${id} ${told.join(': ')}${line === '' ? '' : `. "${line}"`}`;
  });
}

/** A hero with all skills; without a name, those of the party. */
export function heroes(words: Words, { sight }: View, voices: Voices, about: string): string[] {
  const { content, sets } = words;
  const party = sight.heroes.map(({ id }) => id);
  const rows = about === '' ? party : content.heroes.flatMap(({ id, name }, row) => (isMeant(about, id, name) ? [row] : []));
  if (rows.length === 0) return [`There is no hero '${about}': ${content.heroes.map(({ name }) => name).join(', ')}.`];
  return rows.flatMap((row) => {
    const { id, name, title, role, speed, health, armour, skills, line } = content.heroes[row]!;
    const hero = sight.heroes.find((one) => one.id === row);
    const now =
      hero === undefined
        ? `${health} health, armour ${armour}, speed ${speed}`
        : `${heroInWords(words, sight, hero)}; led by ${voices.nameOf(hero.owner)}`;
    return [
      `${id} ${name}, ${title} (${role}): ${now}. "${line}"`,
      ...skills.map(
        (skill, place) =>
          `  ${place + 1} ${sets[place]} ${skill.name}: ${effectsInWords(words, sight, skill.does)}. ${burnInWords(words, sight, skill)}`,
      ),
    ];
  });
}

/** Faces of a die: `1-4`, `5`. */
export const facesIn = (from: number, upTo: number): string => (from === upTo ? String(from) : `${from}-${upTo}`);

/** A monster with what its die brings; without a name, those on the map. */
export function monsters(words: Words, { sight }: View, about: string): string[] {
  const { content } = words;
  const here = new Set(sight.monsters.map(({ kind }) => kind));
  const kinds = chapterOf(sight, content).monsters.filter((kind) =>
    about === '' ? here.has(kind) : isMeant(about, content.monsters[kind]!.id, content.monsters[kind]!.name),
  );
  if (kinds.length === 0) {
    const names = chapterOf(sight, content).monsters.map((kind) => content.monsters[kind]!.name);
    return [`In this chapter: ${names.join(', ')}.`];
  }
  return kinds.flatMap((kind) => {
    const { name, title, rank, speed, values, skills, kill } = content.monsters[kind]!;
    const rows = values.map(
      ({ skulls, health, armour, bonus }) =>
        `${values.length > 1 ? `${skulls}+ Skulls: ` : ''}${health} health, armour ${armour}${bonus > 0 ? `, damage +${bonus}` : ''}`,
    );
    return [
      `${name}${title === undefined ? '' : `, ${title}`}${rank === 'normal' ? '' : ` (${rank})`}: speed ${speed}; ${rows.join('; ')}. Kill reward: ${kill.map(words.prizeOf).join(', ')}.`,
      ...skills.map(
        ({ name: called, upTo, does }, row) =>
          `  ${facesIn((skills[row - 1]?.upTo ?? 0) + 1, upTo)} ${called}: ${effectsInWords(words, sight, does)}`,
      ),
    ];
  });
}

/** The Story card, what comes of it, the Setting, and the mission of a battle. */
export function story(words: Words, { sight }: View): string[] {
  const { name, line, objective, progress, isCompleted, completed, next, round, deadline, skulls, skullLimit } = storyTold(words, sight);
  const mission = missionOf(words, sight);
  const { bonus } = chapterOf(sight, words.content);
  return [
    `${name}. "${line}"`,
    ...(objective === ''
      ? []
      : [`${objective}${progress === '' ? '' : ` (${progress})`}${isCompleted ? ': done, the next card comes in the next round' : ''}.`]),
    ...(completed === '' ? [] : [`When completed: ${completed}.`]),
    ...next.map((told) => `${told}.`),
    `Round ${round} of ${deadline}; ${skulls} of ${skullLimit} Skulls.`,
    ...settingInWords(words, sight),
    ...(sight.mode === 'campaign' ? bonus.map((one) => `Bonus reward: ${bonusInWords(words, sight, one)}.`) : []),
    ...(mission === null
      ? []
      : [
          `Mission of this battle, ${mission.name}: ${mission.told}. Reward: ${mission.reward || 'nothing'}. Punishment: ${mission.punishment || 'nothing'}.`,
        ]),
  ];
}

/** The tokens of the chapter that have not been turned up, and those that lie open. */
export function tokens(words: Words, { sight }: View): string[] {
  const { content } = words;
  const line = (row: number): string => {
    const { name, mission, reward, punishment, tag } = content.tokens[row]!;
    const found = tag === null || tag === name ? '' : ` (${tag})`;
    return `${name}${found}: ${missionInWords(words, sight, mission)}; reward ${effectsInWords(words, sight, reward) || 'nothing'}; punishment ${effectsInWords(words, sight, punishment) || 'nothing'}`;
  };
  const open = sight.tokens.filter((token) => token >= 0);
  return [...open.map((row) => `! ${line(row)}`), ...sight.tokenPool.map((row) => `? ${line(row)}`)];
}

/** What is known of everybody's deck. */
export function decks({ content }: Words, { sight }: View, voices: Voices): string[] {
  return sight.players.map((_, seat) => {
    const { hand, deck, secret, area } = playerOf(sight, seat);
    return `${voices.nameOf(seat)}: hand ${cardCodes(content, hand)}; played ${cardCodes(content, area)}; deck ${cardCodes(
      content,
      [...deck, ...secret].toSorted((one, other) => one - other),
    )}`;
  });
}

/** Everybody in full, and the score sheet of a campaign. */
export function whoIsWho(words: Words, telling: Telling<EpicSevenArise>, view: View, voices: Voices): string[] {
  return [...telling.sheets(view, voices).flatMap(sheetLines), ...scoreSheet(words, view.sight, voices, WIDTH)];
}
