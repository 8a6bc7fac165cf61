import { title as dragonAttack } from '@hoard/games/dragon-attack';
import { title as epicSevenArise } from '@hoard/games/epic-seven-arise';
import { title as heropath } from '@hoard/games/heropath';
import { title as sevenMoons } from '@hoard/games/seven-moons';
import { Engine, Random, playOut, type Asked, type Game, type Title, type Types } from '@hoard/kernel';
import { Search } from '@hoard/players';
import { measure, median } from './measure.ts';
import { questionAfter } from './question.ts';
import { alone, wanted, type Figure } from './report.ts';
import { thinking } from './searches.ts';

const SEATS = 4;
const SAMPLED_GAMES = 200;
const MID_GAME = 60;

/** Players who move at random bring no seventh moon, and would play for ever; the long watch ends it (SM-9.9). */
export const PATIENT = { longWatch: true };

/** What we want of a game. */
interface Wanted {
  readonly decisions: number;
  readonly bytes: number;
}

/** The games on the shelf: random play on one core, how large their states get, and search in the middle of a game. */
export async function games(): Promise<Figure[]> {
  return [
    ...(await figuresOf('Dragon Attack!', dragonAttack, { decisions: 150_000, bytes: 4_096 })),
    ...(await figuresOf('7 Moons', sevenMoons, { decisions: 60_000, bytes: 8_192 }, PATIENT)),
    ...(await figuresOf('Epic Seven Arise', epicSevenArise, { decisions: 60_000, bytes: 8_192 })),
    ...(await figuresOf('Heropath', heropath, { decisions: 40_000, bytes: 10_240 })),
  ];
}

async function figuresOf<T extends Types>(name: string, title: Title<T>, least: Wanted, given: object = {}): Promise<Figure[]> {
  const { game } = title;
  const engine = new Engine(game);
  const options = game.readOptions(given, SEATS);
  const random = new Random(1);
  const measured = await measure({ decisions: () => playOut(engine, engine.start(options, SEATS), random) });
  const decisions = median(measured.decisions);

  let played = 0;
  let largest = 0;
  for (let number = 0; number < SAMPLED_GAMES; number++) {
    const state = engine.start(options, SEATS);
    while (state.outcome === null) {
      played += playOut(engine, state, random, 1);
      largest = Math.max(largest, Buffer.byteLength(JSON.stringify(state)));
    }
  }
  const search = new Search(game, title.judgementOf(game), new Random(1));
  const { iterations } = await measure({ iterations: thinking(search, questionFor(search, game)) });
  return [
    wanted(`${name} playouts`, decisions, 'decisions/s', { least: least.decisions }),
    alone(`${name} playouts`, (decisions * SAMPLED_GAMES) / played, 'games/s'),
    wanted(`${name} largest state`, largest, 'bytes of JSON', { most: least.bytes }),
    alone(`${name} search`, median(iterations), 'iterations/s'),
  ];
}

/** The first question from the middle of a game on that search has to think about: of some only one answer is worth a thought. */
function questionFor<T extends Types>(search: Search<T>, game: Game<T>): Asked<T> {
  for (let decisions = MID_GAME; ; decisions++) {
    const question = questionAfter(game, SEATS, decisions);
    if (search.think(question, { iterations: 2, milliseconds: Infinity }).some(({ visits }) => visits > 0)) return question;
  }
}
