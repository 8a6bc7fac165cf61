import {
  Engine,
  NO_WISHES,
  Problem,
  Random,
  anyLane,
  glimpseOf,
  playOut,
  standingAnswer,
  type Asked,
  type Asking,
  type Action,
  type Chooser,
  type Game,
  type Measured,
  type Seat,
  type TableSetting,
  type StateOf,
  type Title,
  type Types,
} from '@hoard/kernel';
import { playerNamed } from '@hoard/players';

/** How games are played. With the number of a game it decides all of that game, whoever plays it and when. */
export interface SeededSetting extends TableSetting {
  readonly seed: number;
}

/** A game with more choices than this is given up as unfinished. */
const LONGEST = 20_000;

/**
 * Gets ready to play games in a setting; throws a Problem if the game cannot be played like that. Where every seat has a bot of
 * its own, the bots move on by one seat from game to game.
 */
export function preparePlay<T extends Types>(title: Title<T>, standing: Game<T>, setting: SeededSetting): (number: number) => Measured {
  const game = setting.experiment === undefined ? standing : title.study.experiments![setting.experiment]!(standing);
  checkSeats(game, setting);
  const judgement = title.judgementOf(game);
  const bots = setting.bots.map((name) => playerNamed(name, game, judgement));
  const options = game.readOptions(setting.options, setting.players);
  const engine = new Engine(game);
  // Players are shown what they may know by an engine that is not in the middle of their game.
  const showing = new Engine(game);
  // Where nothing can be taken back all act at once, and whoever is quickest goes on: anybody.
  const isLive = game.isFinal?.(options) === true;
  return (number) => {
    const random = new Random(setting.seed, number);
    const tempers = Array.from({ length: setting.players }, () => random.fraction());
    const botOf = (seat: number): number => (seat + number) % bots.length;
    const players = tempers.map((temper, seat) => bots[botOf(seat)]!(new Random(random.next(), seat), temper));
    const askedOf = (now: StateOf<T>, lane: number, seat: Seat, actions: readonly Action[]): Asked<T> => ({
      view: glimpseOf(showing, now, seat),
      lane,
      seat,
      actions,
    });
    engine.listen();
    const state = engine.start(options, setting.players);
    const asked: Asking<T>[] = [];
    const choose: Chooser<T> = (now, lane, seat, offer) => {
      const { k, at } = lane.stack[lane.stack.length - 1]!;
      const question = `${k}.${at}`;
      const mayBePreset = game.questions?.[question]?.usual !== undefined;
      const asking = offer.count === 1 && !mayBePreset ? null : askedOf(now, lane.id, seat, offer.list());
      asked.push({
        seat,
        question,
        verbs: new Set(offer.list().map((action) => game.keys.verbOf(action))),
        after: engine.told!.length,
        isPreset: mayBePreset && standingAnswer(game, NO_WISHES, asking!) !== null,
      });
      return offer.count === 1 ? offer.actions[0]! : players[seat]!.choose(asking!);
    };
    playOut(engine, state, random, LONGEST, choose, undefined, isLive ? (now) => anyLane(engine, now, random) : undefined);
    const events = engine.told!.map(({ event }) => event);
    return { game: number, ...winsByBot(state, setting, botOf), ...title.study.measure({ game, state, events, asked, tempers }) };
  };
}

function checkSeats<T extends Types>({ id, seats: { least, most } }: Game<T>, { players, bots }: SeededSetting): void {
  if (players < least || players > most) throw new Problem(`${id} is played by ${least} to ${most}; got ${players} players`);
  if (bots.length !== 1 && bots.length !== players)
    throw new Problem(`${bots.length} bots for ${players} players; expected one for all or one for each`);
}

/**
 * Whether one seat alone has won, or one side: all seats of one bot and nobody else; and which of the bots sat there. Among bots of one
 * kind, whether they have not all lost together.
 */
function winsByBot<T extends Types>(
  state: StateOf<T>,
  { bots, players }: SeededSetting,
  botOf: (seat: number) => number,
): Record<string, number> {
  const places = state.outcome?.places ?? [];
  if (bots.length === 1) return { [ALL_WON]: places.length > 0 && places.every((place) => place > 0) ? 1 : 0 };
  const winners = [...places.keys()].filter((seat) => places[seat] === 1).map(botOf);
  const isSide =
    new Set(winners.map((bot) => bots[bot])).size === 1 && winners.length === bots.filter((name) => name === bots[winners[0]!]).length;
  const decided = winners.length === 1 || (isSide && winners.length < players);
  const wins = Array.from({ length: players }, (_, bot) => [botWins(bot), decided && winners.includes(bot) ? 1 : 0]);
  return { [DECIDED]: decided ? 1 : 0, ...Object.fromEntries(wins) };
}

/** The column of games that nobody has lost: all have won together, or somebody has won what all could have lost. */
export const ALL_WON = 'allWon';

/** The column of games that one seat or one side alone has won. */
export const DECIDED = 'decided';

/** The column of games that the bot at this place of the setting's list has won. */
export const botWins = (bot: number): string => `bot.${bot + 1}.wins`;
