import { gameOf, withTitle } from '@hoard/games';
import {
  COMMON_OPTIONS,
  gamesOf,
  namesGiven,
  optionsFor,
  readGameArguments,
  seatsOf,
  seedOf,
  subjectFrom,
  workersOf,
} from './arguments.ts';
import type { Command } from './command.ts';
import { wholeNumber } from './commandLine.ts';
import { Crew } from './crew.ts';
import { asCsv } from './csv.ts';
import { asJson, outFrom, prepareOut, writeAll } from './files.ts';
import { Progress } from './progress.ts';
import { reportOn } from './report.ts';
import { preparePlay, type SeededSetting } from './setting.ts';
import { asText } from './text.ts';
import { USUAL_GAMES, USUAL_PLAYERS } from './usage/simulate.ts';

export const simulateCommand: Command = {
  async run(args) {
    const options = { ...COMMON_OPTIONS, players: { type: 'string' }, bots: { type: 'string' } } as const;
    const { game: id, values, given } = await readGameArguments('simulate', args, options);
    const subject = subjectFrom(id, values.content);
    const games = gamesOf(values.games, USUAL_GAMES);
    const { least, most } = await seatsOf(subject);
    const players = wholeNumber('players', values.players, Math.min(USUAL_PLAYERS, most), least, most);
    const setting: SeededSetting = {
      players,
      bots: namesGiven(values.bots ?? 'greedy'),
      options: await optionsFor(subject, given, players),
      seed: seedOf(values.seed),
    };
    const out = outFrom(values.out, `reports/simulate-${id}`);
    const workers = workersOf(values.workers);
    await withTitle(id, (title) => preparePlay(title, gameOf(title, subject), setting));
    prepareOut(out, ['json', 'csv', 'html']);

    const crew = new Crew(subject, workers);
    const progress = new Progress(games);
    const rows = await crew.play(setting, games, (played) => progress.add(played)).finally(() => crew.dismiss());
    progress.end();

    const report = await withTitle(id, (title) => reportOn(gameOf(title, subject), title.study, setting, rows));
    const json = asJson(report);
    // What draws the charts is large: nobody waits for it who has mistyped a word.
    const { asHtml } = await import('./html.ts');
    const written = writeAll(out, { json, csv: asCsv(rows), html: asHtml(report) });
    process.stdout.write(values.json ? json : `${asText(report)}\n\nWritten: ${written.join(', ')}\n`);
    return 0;
  },
};
