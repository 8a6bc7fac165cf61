import type { Text } from '@hoard/kernel';
import type { Content } from '../../content/content.ts';
import { silverado } from '../../content/silverado.ts';
import { english } from '../../words/en.ts';
import type { DragonAttack } from '../../state/types.ts';

const words = {
  classes: { F: 'Fighter', M: 'Magic User', E: 'Elf', D: 'Dwarf' },
  monster: (strength: number) => `monster ${strength}`,
  goldOf: (value: number) => `${value} gold`,
  boat: 'boat',
  sword: 'sword',
  map: 'Map of Silverado',
  mapKeys: 'Arrow keys walk from space to space, Enter picks, plus and minus zoom, 0 shows all, Home goes to your figure.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Show the whole map',
  rollDie: 'Roll the die',
  dragon: {
    name: 'Dragon',
    away: 'not yet seen',
    place: (at: number) => `${at} of 13`,
    clock: 'Doom clock',
    hearts: (left: string) => `strength left: ${left}`,
    slain: 'slain',
    hoard: 'Hoard',
    hoardWorth: (worth: number) => `The hoard is worth ${worth} to the slayer`,
    next: (name: string) => `next: ${name}`,
    oneInSix: '1 in 6 a roll',
  },
  here: {
    unknown: 'an unknown counter',
    /** One that everybody has seen looks like any other to who does not remember. */
    faceDown: (count: number) => (count === 1 ? 'a face-down counter' : `${count} face-down counters`),
    seen: (names: string) => `seen: ${names}`,
    openMonster: (name: string) => `open monster: ${name}`,
    under: (names: string) => `under it: ${names}`,
    dragon: 'the Dragon',
    gate: (colour: string) => `gate of ${colour}`,
    openGate: 'open gate, nobody’s',
    figure: (who: string, rests: boolean) => (rests ? `${who}, resting` : who),
    number: (number: number) => (number === 13 ? 'the palace, end of the Dragon’s road' : `number ${number} of the Dragon’s road`),
    scorched: 'burnt',
    harbour: 'harbour',
    empty: 'empty',
  },
  terrain: { land: 'land', coast: 'coast', ford: 'ford', river: 'river', sea: 'sea' },
  odds: {
    dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
    rollOne: (name: string) => `One roll in six is a 1: then the Dragon moves to ${name}.`,
    duel: (chance: string, who: string) => `${chance} to beat ${who} in a duel.`,
    slay: (dice: string, left: string, chance: string) => `${dice} against the Dragon’s ${left}: ${chance} to slay it.`,
    beatenByDragon: (beaten: string, partly: string) => `${beaten} to be beaten, ${partly} of it after wounding the Dragon.`,
    monster: (name: string, chance: string, dice: string) => `${name}: ${chance} to win with ${dice}.`,
    under: (names: string) => `Under it: ${names}.`,
    unknown: (parts: string) => `It may be ${parts}.`,
    kinds: {
      monster: (share: string) => `a monster ${share}`,
      gold: (share: string) => `gold ${share}`,
      character: (share: string) => `a companion ${share}`,
      stranger: (share: string) => `somebody who cannot join ${share}`,
      boat: (share: string) => `a boat ${share}`,
      dragonSlayer: (share: string) => `the Dragon Slayer ${share}`,
    },
    beaten: (chance: string) => `${chance} to be beaten here.`,
    home: (gold: number) => `Your gate: ${gold} gold will be safe.`,
    stakeNothing: 'At stake: nothing but a turn of rest.',
    stake: (names: string) => `At stake: ${names}.`,
    quiet: 'Nothing is fought there.',
  },
  glance: {
    unknown: (chance: string) => `unknown, ${chance} unharmed`,
    monster: (name: string, chance: string) => `${name}, ${chance} to win`,
    player: (who: string, chance: string) => `${who}, ${chance} to win`,
    dragon: (chance: string) => `the Dragon, ${chance} to slay`,
    home: (gold: number) => `home: ${gold} gold made safe`,
    ownGate: 'your gate',
    seen: (names: string) => `seen: ${names}`,
    harbour: 'landing',
    duel: (chance: string) => `${chance} to win`,
  },
  sheet: {
    players: 'Players',
    onTurn: 'on turn',
    dice: 'Dice in battle',
    slots: 'Party',
    missing: 'free',
    risk: 'at risk',
    safe: 'safe',
    riskLong: (worth: number) => `${worth} gold at risk, carried`,
    safeLong: (worth: number) => `${worth} safe at home`,
    boats: (count: number) => (count === 1 ? '1 boat' : `${count} boats`),
    slayer: 'Dragon Slayer',
    rests: 'rests',
    carried: 'Carries',
    home: 'At home',
    nothing: 'nothing',
    rightHand: 'right-hand player',
  },
  drama: {
    dragonComes: 'The Dragon comes!',
    palaceBurns: 'The palace burns',
    slain: 'The Dragon is slain!',
    equal: 'Equal: again!',
    against: 'against',
    youFace: 'You face the Dragon',
    faces: (who: string) => `${who} faces the Dragon`,
    thrownBack: 'Thrown back',
    wounded: 'Wounded!',
    lost: 'Everything lost',
    home: (worth: number) => `+${worth} safe`,
    beaten: (worth: number) => `Beaten! +${worth}`,
    joins: 'joins',
    dragonDie: 'Dragon die',
  },
  end: {
    gold: 'gold',
    monsters: 'monsters',
    hoard: 'the hoard',
    slain: 'The Dragon is slain!',
    riches: 'Gold carries the day',
    fallen: 'Silverado has fallen',
    neverCameHome: (worth: number) => `${worth} gold never came home`,
    titles: {
      Legend: 'Legend',
      'Hero of the Age': 'Hero of the Age',
      'Champion of Silverado': 'Champion of Silverado',
      'Sword of the Realm': 'Sword of the Realm',
      'Lucky Survivor': 'Lucky Survivor',
    } as Readonly<Record<string, string>>,
  },
};

/** The words of the board. What English has, every language has. */
export type Words = typeof words;

/** All that a language brings along. */
export interface Speech {
  readonly words: Words;
  /** The content of the box with the names of this language. */
  readonly content: Content;
  readonly text: Text<DragonAttack>;
}

export const speech: Speech = { words, content: silverado, text: english(silverado) };
