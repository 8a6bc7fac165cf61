import { Keys, named, noArgument, numbered, type Game } from '@hoard/kernel';
import { audit } from './audit.ts';
import { MOST_OPTIONS, RESOURCES, type Content } from './content/content.ts';
import { dragonReach } from './content/dragonReach.ts';
import { copyBoard, copyFrame } from './copy.ts';
import { readOptions } from './options.ts';
import { firstFrame, layOut } from './rules/01-setup.ts';
import { LOOT } from './rules/05-wilderness.ts';
import { tradables } from './rules/12-trade.ts';
import { steps } from './rules/index.ts';
import { defaultAnswer, leave } from './rules/20-general.ts';
import { imagineBoard, secrecy } from './secrecy.ts';
import { verbs, type SevenMoons } from './types.ts';

/** 7 Moons with a content set of one's own. */
export function sevenMoonsWith(content: Content): Game<SevenMoons> {
  const hexes = named(content.hexes.map(({ id }) => id));
  const goods = named(RESOURCES);
  const allies = named(content.allies.map(({ id }) => id));
  const pieces = named([...content.allies.map(({ id }) => id), 'stronghold']);
  const things = named(tradables(content));
  const seats = numbered(content.characters.length);
  const faces = numbered(7);
  const dice = numbered(3);
  return {
    id: 'seven-moons',
    title: '7 Moons: Heroes of Dragon Reach',
    version: 1,
    contentId: content.id,
    content,
    seats: { least: 1, most: content.characters.length },
    keys: new Keys(verbs, {
      roll: noArgument,
      dewdrop: noArgument,
      again: dice,
      pick: faces,
      go: hexes,
      jump: hexes,
      stop: noArgument,
      lose: named(LOOT),
      ward: noArgument,
      visit: noArgument,
      pass: noArgument,
      sell: goods,
      close: noArgument,
      scales: goods,
      sellCrystal: noArgument,
      send: goods,
      horse: noArgument,
      dragon: dice,
      lure: noArgument,
      quest: noArgument,
      errand: noArgument,
      buy: goods,
      hire: allies,
      relief: noArgument,
      beacon: noArgument,
      claim: noArgument,
      drop: goods,
      end: noArgument,
      option: numbered(MOST_OPTIONS),
      take: goods,
      lay: goods,
      place: hexes,
      peek: seats,
      price: goods,
      spend: noArgument,
      nettle: noArgument,
      trade: seats,
      give: things,
      ask: things,
      offer: noArgument,
      accept: noArgument,
      refuse: noArgument,
      counter: noArgument,
      gem: noArgument,
      eye: dice,
      facet: dice,
      aegis: dice,
      yield: pieces,
    }),
    steps,
    readOptions: (given, seated) => readOptions(given, seated, content),
    // SM-20.12: without dusk and the long watch nobody has to bring the seventh moon.
    mustEnd: ({ mode, longWatch }) => mode === 'solo' || longWatch,
    setUp(options, seated) {
      const board = layOut(options, seated, content);
      return { board, frame: firstFrame(board) };
    },
    copyBoard,
    copyFrame,
    secrecy,
    imagine: imagineBoard,
    defaultAnswer: ({ sight, lanes }, lane, actions) =>
      defaultAnswer(sight, content, lanes.find(({ id }) => id === lane)!.stack.at(-1)!, actions),
    leave,
    audit: (state) => audit(state, content),
  };
}

export const sevenMoons: Game<SevenMoons> = sevenMoonsWith(dragonReach);
