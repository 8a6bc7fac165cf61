import { percent, type Ink, type ViewOf, type Voices } from '@hoard/kernel';
import { ATTACK_NUMBERS, CIRCLES, PRIZES, type Content } from '../content/content.ts';
import { hitChances } from '../odds/dangers.ts';
import { dreadIn } from '../odds/dread.ts';
import { intentOf, type SkillIntent, type Strike } from '../odds/intents.ts';
import { turnOrder } from '../odds/order.ts';
import { heroArmour, heroSpeed, monsterArmour, monsterSpeed } from '../rules/combatants.ts';
import { fightersOf } from '../rules/fighters.ts';
import { isLiving, mostHealthOf } from '../rules/things.ts';
import type { Monster } from '../state/battle.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { claimsOn } from '../telling/bounty.ts';
import { heroName, monsterName, unitName } from '../telling/names.ts';
import { inBits } from '../words/bits.ts';
import type { Words } from '../words/words.ts';
import { facesIn } from './lookUp.ts';
import { cut, styleOf } from './panel.ts';

/** The circles on the left take so many columns of 80. */
const HALF = 39;

/** A battle: who acts when, the circles with the heroes, the monsters with what they may do, and the attack cards that are left. */
export function drawBattle(words: Words, view: ViewOf<EpicSevenArise>, voices: Voices, width: number, ink: Ink): string[] {
  const board = view.sight;
  const { content } = words;
  const monsters = fightersOf(board, content);
  const left = circleLines(words, board);
  const right = monsters.flatMap((monster) => monsterLines(words, board, monster, width - HALF - 1));
  const height = Math.max(left.length, right.length);
  return [
    ...ribbon(words, view, width).map((line) => ink(line, 'bold')),
    ...Array.from({ length: height }, (_, row) => {
      const { text, hero } = left[row] ?? { text: '', hero: undefined };
      const half = cut(text, HALF).padEnd(HALF);
      return `${hero === undefined ? half : ink(half, styleOf(hero.owner))} ${ink(cut(right[row] ?? '', width - HALF - 1), 'red')}`.trimEnd();
    }),
    attackLine(board, content),
    ...bountyLine(words, view, voices, width),
  ];
}

/** `Battle round 2  (Kestrin:9)  >Ras:6<  Husk:3`: who has acted stands in brackets. In two lines where many fight. */
function ribbon(words: Words, view: ViewOf<EpicSevenArise>, width: number): string[] {
  const board = view.sight;
  const turns = turnOrder(board, words.content).map(({ hero, unit, speed, state }) => {
    const name = `${hero >= 0 ? heroName(words, board, hero) : unitName(words, board, unit)}:${speed}`;
    return state === 'acted' ? `(${name})` : state === 'now' ? `>${name}<` : name;
  });
  const lines = [`Battle round ${board.battle!.round}`];
  for (const turn of turns) {
    const last = lines.at(-1)!;
    if (last.length + 2 + turn.length <= width) lines[lines.length - 1] = `${last}  ${turn}`;
    else lines.push(`  ${turn}`);
  }
  return lines;
}

interface CircleLine {
  readonly text: string;
  readonly hero: Hero | undefined;
}

function circleLines(words: Words, board: Board): CircleLine[] {
  const { content } = words;
  const chances = hitChances(board, content);
  const { circles } = content.tiles[board.tiles[board.at]!]!;
  return circles.map((numbers, circle) => {
    const hero = board.heroes.find((one) => one.circle === circle);
    const chance = percent(chances[circle] ?? 0, 'en').padStart(4);
    const who =
      hero === undefined
        ? board.battle?.bystanderAt === circle
          ? `Bystander ${board.battle.bystander}`
          : ''
        : heroLine(words, board, hero);
    return { text: `${CIRCLES[circle]} ${numbers.join(' ').padEnd(9)}${chance} ${who}`, hero };
  });
}

function heroLine({ content, names }: Words, board: Board, hero: Hero): string {
  if (!isLiving(hero)) return `${names.hero(hero.id)} dead`;
  const marks = [
    ...(hero.shields > 0 ? [`+${hero.shields}`] : []),
    ...(hero.extra > 0 ? [`x${hero.extra}`] : []),
    ...inBits(hero.statuses).map((status) => status.slice(0, 2)),
  ];
  const values = `${hero.health}/${mostHealthOf(content, hero)} a${heroArmour(content, hero)} s${heroSpeed(board, content, hero)}`;
  return [names.hero(hero.id), values, ...marks].join(' ');
}

/** A monster in a line, or in two where it may do much. */
function monsterLines(words: Words, board: Board, monster: Monster, width: number): string[] {
  const { content } = words;
  const { dice, skills } = intentOf(board, content, monster);
  const values = `${monster.health}/${monster.most} a${monsterArmour(board, content, monster)} s${monsterSpeed(board, content, monster)}`;
  const statuses = inBits(monster.statuses).map((status) => status.slice(0, 2));
  const does = dice === 0 ? 'stunned' : skills.map((intent) => intentIn(content, monster, intent)).join(' ');
  const who = [monsterName(words, board, monster), values, ...statuses].join(' ');
  const throws = dice > 1 ? `${dice}d ${does}` : does;
  return who.length + 1 + throws.length <= width ? [`${who} ${throws}`] : [who, ` ${throws}`];
}

/** How an attack strikes, behind its number. */
const HOW: { readonly [how in Strike['how']]: string } = {
  strike: '',
  bolt: 'm',
  leech: 'm',
  cleave: 'c',
  volley: '',
  storm: 'm all',
  quake: ' all',
};

/** `1-4:4`, `5-6:3c+`: faces, damage, how it strikes, and whether a status goes with it. */
function intentIn(content: Content, { kind }: Monster, { skill, faces, strikes }: SkillIntent): string {
  const blows = strikes.map(({ how, damage, cards, and }) => `${cards > 1 ? `${cards}x` : ''}${damage}${HOW[how]}${and === 0 ? '' : '+'}`);
  const [first] = content.monsters[kind]!.skills[skill]!.does;
  return `${facesIn(faces[0]!, faces.at(-1)!)}:${blows.join(',') || content.effects[first!]!.do}`;
}

/** `Bounty: Ann white, Ben any`: who would take what as things stand, in the order of the draft. */
function bountyLine(words: Words, view: ViewOf<EpicSevenArise>, voices: Voices, width: number): string[] {
  const claims = claimsOn(words, view).map(({ item, seat }) => `${seat < 0 ? '' : `${voices.nameOf(seat)} `}${PRIZES[item] ?? 'nothing'}`);
  return claims.length === 0 ? [] : [cut(`${words.bounty.title}: ${claims.join(', ')}`, width)];
}

/** The numbers that may still come; those that lie face-up are crossed out. In a boss battle, how long until Dread. */
function attackLine(board: Board, content: Content): string {
  const numbers = Array.from({ length: ATTACK_NUMBERS }, (_, index) => (board.attacks.includes(index + 1) ? '-' : String(index + 1)));
  const left = ATTACK_NUMBERS - content.numbers.attacks.aside - board.attacks.length;
  const next = board.peeked.length === 0 ? '' : `, next ${board.peeked.join(' ')}`;
  const dread = dreadIn(board, content);
  const clock = dread < 0 ? '' : dread === 0 ? '  DREAD strikes after this round' : `  Dread in ${dread}`;
  return `Attacks ${numbers.join(' ')}, ${left} in the deck${next}${clock}`;
}
