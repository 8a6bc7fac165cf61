import { times, type Effects, type Ink, type Room, type Seat, type ViewOf, type Voices } from '@hoard/kernel';
import { RESOURCES, type Content, type QuestStep } from '../content/content.ts';
import { unaccounted } from '../rules/01-setup.ts';
import { printedAttack } from '../rules/14-shadow.ts';
import { pointsOf } from '../rules/15-victory.ts';
import { capacityOf, carriesToken, countBits, has, isSolo, rowsIn, stands } from '../rules/things.ts';
import { effectsTold } from '../telling/cards.ts';
import { cardsInEnglish } from '../words/cards.en.ts';
import { mounted, namesIn } from '../words/en.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
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
export function slotsOf(content: Content, hero: Hero): string {
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
export const peopleLetters = ({ allies }: Content): string[] => {
  const initials = allies.map(({ name }) => name.slice(0, 1).toUpperCase());
  return initials.map((letter, row) => (initials.indexOf(letter) < row ? letter.toLowerCase() : letter));
};

/** Three lines for each player: purse, what is carried, and the city. */
export function panel(view: ViewOf<SevenMoons>, content: Content, voices: Voices, { width, height }: Room, ink: Ink): string[] {
  const board = view.sight;
  const turn = view.lanes[0]?.stack[0];
  const players = board.heroes.flatMap((hero, seat) => {
    if (hero.city < 0) return [];
    const isOn = turn?.k === 'turn' && turn.seat === seat;
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
export function ownLines({ viewer, sight }: ViewOf<SevenMoons>, content: Content, width: number, ink: Ink): string[] {
  const hero = sight.heroes[viewer];
  if (hero === undefined) return [];
  const known = sight.shadow.filter(({ card }) => card >= 0).map(({ card }) => content.shadowCards[card]!.name);
  const secret = known.length === 0 ? '' : `Coming: ${known.join(', ')}`;
  const quest = hero.quest < 0 ? '' : `Quest: ${nextStep(content, hero)}`;
  const line = [quest, secret].filter(Boolean).join('  ');
  if (line === '') return [];
  return [ink(line.length <= width ? line : `${line.slice(0, width - 1)}…`, 'dim')];
}

/** What is to be done next for a quest. */
export function nextStep(content: Content, hero: Hero): string {
  const { name, steps } = content.questCards[hero.quest]!;
  const count = steps.length > 1 ? ` (${hero.step + 1} of ${steps.length})` : '';
  return `${name}${count}: ${stepText(content, hero, steps[hero.step]!)}`;
}

function stepText(content: Content, hero: Hero, { at, elsewhere, give, fight, token }: QuestStep): string {
  const { place } = namesIn(content);
  const where =
    typeof at === 'number'
      ? place(at)
      : at === 'home'
        ? place(content.cities[hero.city]!)
        : `${elsewhere ? 'another' : 'a'} ${at === 'gate' ? 'faerie gate' : 'home city that is not yours'}`;
  const goods = give.flatMap((count, kind) => (count > 0 ? [`${count} ${RESOURCES[kind]}`] : []));
  const parts = [
    where,
    goods.length > 0 ? `give ${goods.join(', ')}` : '',
    fight === null ? '' : `fight ${fight.target}`,
    token === 'take' ? 'take something along' : token === 'handOver' ? 'hand it over' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Everybody's quest in full. */
export function quests(board: Board, content: Content, voices: Voices): string[] {
  const lines = board.heroes.flatMap((hero, seat) => {
    const done = hero.done.map((row) => content.questCards[row]!.name).join(', ');
    return [
      `${voices.nameOf(seat)}: ${hero.quest < 0 ? 'no quest' : nextStep(content, hero)}`,
      ...(hero.quest < 0 ? [] : [`  Reward: ${effectsText(board, content, seat, content.questCards[hero.quest]!.reward)}.`]),
      ...(done === '' ? [] : [`  Done: ${done}`]),
    ];
  });
  return [...lines, `${times(board.quests.length, 'quest')} left at Dragonmarch.`];
}

/** What effects would do for a hero, in a few words. */
export const effectsText = (board: Board, content: Content, seat: Seat, effects: Effects): string =>
  effectsTold(cardsInEnglish, content, board, seat).orNothing(effects);

const named = (rows: readonly number[], from: readonly { readonly name: string }[]): string[] => rows.map((row) => from[row]!.name);

/** Everybody in full. */
export function whoIsWho(board: Board, content: Content, voices: Voices): string[] {
  const { place } = namesIn(content);
  const players = board.heroes.flatMap((hero, seat) => {
    const { portraits, city } = content.characters[hero.city]!;
    const goods = hero.goods.map((count, kind) => `${count} ${RESOURCES[kind]}`).join(', ');
    const items = [
      ...(hero.crystals > 0 ? [times(hero.crystals, 'crystal')] : []),
      ...(hero.gems > 0 ? [times(hero.gems, 'gem')] : []),
      ...named(rowsIn(hero.artefacts), content.artefacts),
      ...(hero.faerie < 0 ? [] : [content.faeries[hero.faerie]!.name]),
      ...named(hero.stories, content.storyTokens),
    ];
    return [
      `${voices.nameOf(seat)}: ${portraits[0]} of ${content.hexes[city]!.name}, ${mounted(hero.mount)} at ${place(hero.at)}`,
      `  ${hero.gold} gold; ${goods}; room for ${capacityOf(content, hero)}${items.length > 0 ? `; ${items.join(', ')}` : ''}`,
      `  City: ${times(hero.strongholds, 'stronghold')}, waiting ${hero.waiting.map((count, kind) => `${count} ${RESOURCES[kind]}`).join(', ')}; ${named(rowsIn(hero.allies), content.allies).join(', ') || 'no allies'}; ${pointsOf(board, content, seat)} points${stands(board, seat) ? '' : ', undefended'}`,
    ];
  });
  const left = content.allies.map(({ name }, row) => `${name} ${board.allies[row]}`).join(', ');
  const pool = RESOURCES.map((kind, row) => `${kind} ${board.pool[row]}`).join(', ');
  return [...players, `Allies left: ${left}.`, `In the pool: ${pool}; ${times(board.crystals, 'crystal')}.`];
}

const columns = (numbers: readonly number[]): string => numbers.map((attack) => String(attack).padStart(2)).join(' ');

/** What is known of the enemy: seen cards by name, and all that may still come. */
export function enemy({ sight: board }: ViewOf<SevenMoons>, content: Content): string[] {
  const isPrinted = board.realmAttack === 'printed';
  const line = (card: number): string => {
    const { name, realm, city, shield } = content.shadowCards[card]!;
    const attack = isPrinted ? `${columns([printedAttack(content, card)])} (${columns(realm.toSpliced(1, 1))})` : columns(realm);
    return `${name.padEnd(30)} realm ${attack}  city ${city}  ${content.allies[shield]!.name}`;
  };
  const ownerOf = (owner: Seat): string => (owner < 0 ? '' : `  of ${letterOf(board, content, owner)}`);
  const known = board.shadow.filter(({ card }) => card >= 0);
  return [
    `${board.shadow.length} cards are to come; the shield helps.`,
    isPrinted
      ? 'Realm Attack as printed; in brackets: by 1, 3, 4 standing cities.'
      : 'Realm Attack for 1, 2, 3, 4 standing cities; the one for 2 is printed.',
    ...known.map(({ card, owner }) => `* ${line(card)}${ownerOf(owner)}`),
    ...unaccounted(board, content).map((card) => `? ${line(card)}`),
  ];
}
