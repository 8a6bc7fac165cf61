import { LANGUAGES } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { title as dragonAttack } from '../dragon-attack/index.ts';
import { title as epicSevenArise } from '../epic-seven-arise/index.ts';
import { title as heropath } from '../heropath/index.ts';
import { title as sevenMoons } from '../seven-moons/index.ts';
import { isSentence } from './speaking.ts';

describe.each([dragonAttack, sevenMoons, epicSevenArise, heropath])('before a game of $game.title', ({ variants }) => {
  const values = variants.flatMap((variant) => variant.values.map((value) => ({ ...value, option: variant.option })));

  test.each(values)('$option $value says what it does to the game, in a sentence of each language', ({ does }) => {
    for (const language of LANGUAGES) {
      expect(does[language]).toSatisfy(isSentence);
      expect(does[language].length).toBeLessThan(140);
      // How a rule came to be as it is stands in the rulebook, for who looks it up.
      expect(does[language]).not.toMatch(/simulat|%|ruling|auslegung|default|rejected|printed one/i);
    }
    expect(does.de).not.toBe(does.en);
  });
});
