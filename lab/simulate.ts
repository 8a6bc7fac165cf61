import { gameOf, withTitle } from '@hoard/games';
import { subjectOf } from '@hoard/games/contentFolder';
import { COMMON_OPTIONS, MOST_GAMES, namesIn, readGameArguments, seedOf, wholeNumber, workersOf } from './arguments.ts';
import type { Command } from './command.ts';
import { Crew } from './crew.ts';
import { asCsv } from './csv.ts';
import { asJson, prepareOut, writeAll } from './files.ts';
import { asHtml } from './html.ts';
import { Progress } from './progress.ts';
import { reportOn } from './report.ts';
import { preparePlay, type Setting } from './setting.ts';
import { asText } from './text.ts';

const usage =
  'hoard simulate <game> [--games 10000] [--players 4] [--bots greedy | --bots greedy,random,…] [options of the game] [--seed 1] [--workers n] [--out reports/name] [--content folder] [--json]';

export const simulate: Command = {
  summary: 'play many games and report what happens in them',
  usage,
  async run(args) {
    const options = { ...COMMON_OPTIONS, players: { type: 'string' }, bots: { type: 'string' } } as const;
    const { game: id, values, optionsFor } = readGameArguments(usage, args, options);
    const subject = subjectOf(id, values.content);
    const games = wholeNumber('games', values.games, 10_000, 1, MOST_GAMES);
    const players = wholeNumber('players', values.players, 4, 1);
    const setting: Setting = {
      players,
      bots: namesIn(values.bots ?? 'greedy'),
      options: optionsFor(players),
      seed: seedOf(values.seed),
    };
    const out = values.out ?? `reports/simulate-${id}`;
    const workers = workersOf(values.workers);
    withTitle(id, (title) => preparePlay(title, gameOf(title, subject), setting));
    prepareOut(out);

    const crew = new Crew(subject, workers);
    const progress = new Progress(games);
    const rows = await crew.play(setting, games, (played) => progress.add(played)).finally(() => crew.dismiss());
    progress.end();

    const report = withTitle(id, (title) => reportOn(gameOf(title, subject), title.study, setting, rows));
    const json = asJson(report);
    const written = writeAll(out, { json, csv: asCsv(rows), html: asHtml(report) });
    process.stdout.write(values.json ? json : `${asText(report)}\n\nWritten: ${written.join(', ')}\n`);
    return 0;
  },
};
