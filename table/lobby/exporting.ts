import { printGame, type Seat } from '@hoard/kernel';
import type { Table } from '../live/liveTable.ts';
import type { ViewerTranscript, ViewerNews } from '../live/viewerNews.ts';
import { PassageWriter, type SentPassage } from '../wire/passages.ts';

/** A game that goes on, as one viewer may know it: no key of anybody else, no dice, no secret. */
interface Redacted {
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly options: unknown;
  readonly commitment: string;
  readonly viewer: Seat;
  readonly seated: ViewerTranscript['seated'];
  readonly passages: readonly SentPassage[];
}

/** The whole game when it is over; before that, what a viewer may know. */
export async function exportOf(table: Table, viewer: Seat): Promise<{ isWhole: boolean; file: unknown }> {
  const record = table.record();
  if (table.isOver) return { isWhole: true, file: JSON.parse(printGame(record)) };
  const { game, version, content, options, commitment } = record;
  const { promise, resolve } = Promise.withResolvers<ViewerNews>();
  const leave = await table.watch(viewer, { onNews: resolve, onClosed: () => {} });
  const { passages, seated } = (await promise).known;
  const writer = new PassageWriter();
  const file: Redacted = {
    game,
    version,
    content,
    options,
    commitment,
    viewer,
    seated,
    passages: passages.map((one) => writer.write(one)),
  };
  leave();
  return { isWhole: false, file };
}
