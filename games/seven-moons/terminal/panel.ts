import type { Ink, ScreenSize, ViewOf, Voices } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import { pointsOf } from '../rules/15-victory.ts';
import { capacityOf, carriesToken, countBits, has, isSolo } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { activeSeat } from '../telling/frames.ts';
import { questOf } from '../telling/quests.ts';
import type { Words } from '../words/words.ts';
import { colourOf, letterOf } from './map.ts';

const MOUNT_LETTERS = { foot: 'ft', horse: 'ho', dragon: 'dr' } as const;

/** The clock of the game, and the prices at which everybody sells. */
export function skyLine(board: Board, content: Content, ink: Ink): string {
  const { last, dusk, gentleDusk } = content.numbers.moons;
  const moons = `Moons ${'O'.repeat(board.moon)}${'.'.repeat(last - board.moon)} ${board.moon}/${last}`;
  const prices = RESOURCES.map((kind, row) => `${kind} ${board.prices[row]}`).join(' ');
  const every = board.difficulty === 'gentle' ? gentleDusk : dusk;
  const clock = isSolo(board) ? `turn ${board.turns}, dusk in ${every - ((board.turns + every - 1) % every)}` : `round ${board.round}`;
  return `${ink(moons, 'bold', board.moon >= last - 1 ? 'red' : 'cyan')}  ${ink(`prices: ${prices}`, 'yellow')}  ${ink(`${clock}  fires ${countBits(board.fires)}`, 'dim')}`;
}

/** What is carried, slot by slot: `WWIq.`. */
function slotsOf(content: Content, hero: Hero): string {
  const goods = hero.goods.map((count, kind) => RESOURCES[kind]!.slice(0, 1).toUpperCase().repeat(count)).join('');
  return `${goods}${carriesToken(content, hero) ? 'q' : ''}`.padEnd(capacityOf(content, hero), '.');
}

/** The strongholds of a city: `##-`. */
export const wallsOf = ({ numbers }: Content, { strongholds }: Hero): string => '#'.repeat(strongholds).padEnd(numbers.strongholds, '-');

/** The allies in a city, a letter for each people: `ED-W--`. */
export const alliesOf = (content: Content, { allies }: Hero): string =>
  peopleLetters(content)
    .map((letter, row) => (has(allies, row) ? letter : '-'))
    .join('');

/** Initials; a small one where another people has the same. */
const peopleLetters = ({ allies }: Content): string[] => {
  const initials = allies.map(({ name }) => name.slice(0, 1).toUpperCase());
  return initials.map((letter, row) => (initials.indexOf(letter) < row ? letter.toLowerCase() : letter));
};

/** Three lines for each player: purse, what is carried, and the city. */
export function panel(view: ViewOf<SevenMoons>, content: Content, voices: Voices, { width, height }: ScreenSize, ink: Ink): string[] {
  const board = view.sight;
  const players = board.heroes.flatMap((hero, seat) => {
    if (hero.city < 0) return [];
    const isOn = activeSeat(view) === seat;
    const gold = `${hero.gold}g`;
    const room = width - 4 - gold.length;
    const name = `${letterOf(board, content, seat)} ${voices.nameOf(seat).slice(0, room).padEnd(room)}`;
    const items = [
      hero.crystals > 0 ? `c${hero.crystals}` : '',
      hero.gems > 0 ? `g${hero.gems}` : '',
      hero.artefacts > 0 ? `a${countBits(hero.artefacts)}` : '',
      hero.faerie >= 0 ? 'f' : '',
    ].join('');
    const city = `${wallsOf(content, hero)} ${hero.waiting.join('')} ${alliesOf(content, hero)}`;
    return [
      `${isOn ? '>' : ' '}${ink(name, 'bold', colourOf(board, content, seat))} ${ink(gold, 'yellow')}`,
      ` ${MOUNT_LETTERS[hero.mount]} ${slotsOf(content, hero)} ${items}`.slice(0, width),
      ` ${hero.gone ? 'has left' : `${city} ${pointsOf(board, content, seat)}`}`.slice(0, width),
    ];
  });
  return players.length + PANEL_LEGEND.length <= height ? [...players, ...PANEL_LEGEND.map((line) => ink(line, 'dim'))] : players;
}

/** What the signs of the panel mean, where there is room. */
const PANEL_LEGEND = [' ft ho dr, goods', ' walls, goods that', ' wait, allies, pts'];

/** A line with the quest of whoever looks and what they know of the Shadow Army, if there is anything to say. */
export function ownLines(words: Words, { viewer, sight }: ViewOf<SevenMoons>, width: number, ink: Ink): string[] {
  const hero = sight.heroes[viewer];
  if (hero === undefined) return [];
  const known = sight.shadow.filter(({ card }) => card >= 0).map(({ card }) => words.content.shadowCards[card]!.name);
  const secret = known.length === 0 ? '' : `Coming: ${known.join(', ')}`;
  const quest = questOf(words, sight, viewer);
  const errand = quest === null ? '' : `Quest: ${quest.name}: ${quest.step}`;
  const line = [errand, secret].filter(Boolean).join('  ');
  if (line === '') return [];
  return [ink(line.length <= width ? line : `${line.slice(0, width - 1)}…`, 'dim')];
}
