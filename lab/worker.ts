import { parentPort, workerData } from 'node:worker_threads';
import { gameOf, withTitle, type Subject } from '@hoard/games';
import { Engine, Random, glimpseOf, type Measured } from '@hoard/kernel';
import { simulate, type Simulated } from '@hoard/kernel/simulator';
import { greedyPlayer } from '@hoard/players';
import { preparePlay, type SeededSetting } from './setting.ts';

/** What a worker is told: games to play and measure, or games to play at random under all laws. */
export interface Orders {
  play: { readonly do: 'play'; readonly setting: SeededSetting; readonly from: number; readonly to: number };
  fuzz: {
    readonly do: 'fuzz';
    readonly players: number;
    readonly options: unknown;
    readonly games: number;
    readonly seed: number;
    readonly patience: number;
  };
}

/** What it answers. */
export interface OrderResults {
  play: Measured[];
  fuzz: Simulated;
}

const subject = workerData as Subject;
/** Games of one setting usually follow each other. */
let prepared: { readonly for: string; play(number: number): Measured } | null = null;

async function play(setting: SeededSetting, from: number, to: number): Promise<Measured[]> {
  const name = JSON.stringify(setting);
  if (prepared?.for !== name) {
    prepared = { for: name, play: await withTitle(subject.game, (title) => preparePlay(title, gameOf(title, subject), setting)) };
  }
  const ready = prepared;
  return Array.from({ length: to - from }, (_, index) => ready.play(from + index));
}

/** Every how many decisions the laws are held against a game. */
const EVERY = 40;

/**
 * How likely a greedy player chooses, batch after batch. Chance alone gets nowhere in a large game; greedy players come to its end, and the odd
 * choice at random leads them where they would not go.
 */
const PURPOSE = [0, 0.5, 0.95];

const fuzz = ({ players: seats, options, games, seed, patience }: Orders['fuzz']): Promise<Simulated> =>
  withTitle(subject.game, (title) => {
    const game = gameOf(title, subject);
    const greedy = greedyPlayer(game, title.judgementOf(game), new Random(seed));
    const showing = new Engine(game);
    return simulate(game, {
      options: game.readOptions(options, seats),
      seats,
      games,
      seed,
      every: EVERY,
      patience,
      chosen: PURPOSE[seed % PURPOSE.length]!,
      chooser: (state, lane, seat, offer) =>
        greedy.choose({ view: glimpseOf(showing, state, seat), lane: lane.id, seat, actions: offer.list() }),
    });
  });

parentPort!.on('message', async (order: Orders[keyof Orders]) => {
  parentPort!.postMessage(await (order.do === 'play' ? play(order.setting, order.from, order.to) : fuzz(order)));
});
