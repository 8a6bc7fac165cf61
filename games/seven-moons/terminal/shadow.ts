import type { Ink, Seat, ViewOf, Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { attackByCities, printedAttack, realmAttack, resultOf } from '../rules/14-shadow.ts';
import { heroOf, stands, sumOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { outerFrame, waveIn } from '../telling/frames.ts';
import { colourOf, letterOf } from './map.ts';
import { alliesOf, wallsOf } from './panel.ts';

const BAR = 40;
const NAME_WIDTH = 14;

/** Whether the map is forgotten. */
export const isShadowPhase = (view: ViewOf<SevenMoons>): boolean => outerFrame(view, 'shadow') !== undefined;

/** The Shadow Phase as a screen of its own: the card, the bar towards the Realm Attack, and every wall. */
export function drawShadowPhase(view: ViewOf<SevenMoons>, content: Content, voices: Voices, ink: Ink): string[] {
  const board = view.sight;
  const wave = waveIn(view);
  const count = board.waves.length + board.shadow.length;
  const row = Array.from({ length: count }, (_, index) => (index < board.waves.length ? '[x]' : '[ ]')).join('');
  return [
    ink(`THE SHADOW PHASE  wave ${board.waves.length} of ${count}  ${row}`, 'bold', 'red'),
    '',
    ...(wave !== null && wave.card >= 0 ? waveLines(board, content, wave, ink) : ['', '', '', '']),
    '',
    ...board.heroes.map((_, seat) => wallLine(board, content, wave, seat, voices, ink)),
  ];
}

function waveLines(board: Board, content: Content, wave: WaveFrame, ink: Ink): string[] {
  const { name, city, shield, line } = content.shadowCards[wave.card]!;
  const attack = realmAttack(board, content, wave);
  const total = sumOf(board.heroes.map((_, seat) => (stands(board, seat) ? resultOf(board, content, wave, seat) : 0)));
  const full = Math.min(BAR, Math.round((BAR * total) / attack));
  const bar = `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}]`;
  return [
    `${ink(name, 'bold')}  shield: ${content.allies[shield]!.name}`,
    ink(line, 'dim'),
    `Realm Attack ${String(attack).padStart(2)}  ${ink(bar, total >= attack ? 'green' : 'red')} ${total}  ${ink(otherReading(board, content, wave), 'dim')}`,
    `City Attack  ${String(city).padStart(2)}`,
  ];
}

/** SM-14.12: the number that another table would play by. */
const otherReading = (board: Board, content: Content, { card, cities }: WaveFrame): string =>
  board.realmAttack === 'printed' ? `by cities ${attackByCities(content, card, cities)}` : `printed ${printedAttack(content, card)}`;

function wallLine(board: Board, content: Content, wave: WaveFrame | null, seat: Seat, voices: Voices, ink: Ink): string {
  const hero = heroOf(board, seat);
  const name = `${letterOf(board, content, seat)} ${voices.nameOf(seat).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)}`;
  if (!stands(board, seat)) return `${ink(name, 'dim')} ${ink('fallen', 'dim')}`;
  const dice = wave?.dice[seat] ?? [];
  const result = wave === null || dice.length === 0 ? 0 : resultOf(board, content, wave, seat);
  const bonus = result - sumOf(dice);
  const thrown = dice.length === 0 ? '' : `${dice.map((die) => `[${die}]`).join('')}${bonus > 0 ? ` +${bonus}` : ''} = ${result}`;
  const struck = wave === null || dice.length === 0 ? '' : result >= content.shadowCards[wave.card]!.city ? 'holds' : 'breached';
  const help = [
    hero.mount === 'dragon' ? 'dragon' : '',
    hero.crystals > 0 ? `c${hero.crystals}` : '',
    hero.gems > 0 ? `g${hero.gems}` : '',
  ];
  const walls = `${wallsOf(content, hero)} ${alliesOf(content, hero)}`;
  return `${ink(name, 'bold', colourOf(board, content, seat))} ${walls}  ${thrown.padEnd(18)} ${struck.padEnd(9)} ${help.filter(Boolean).join(' ')}`.trimEnd();
}
