import { title as dragonAttack } from '@hoard/games/dragon-attack';
import { title as epicSevenArise } from '@hoard/games/epic-seven-arise';
import { title as sevenMoons } from '@hoard/games/seven-moons';
import { Match, Random, SPECTATOR, firstSeat, type Game, type Types } from '@hoard/kernel';
import { describe, expect, test } from 'vitest';
import { PassageReader, PassageWriter, type SentPassage } from '../wire/passages.ts';
import { WrittenPassages } from '../wire/writtenPassages.ts';

/** Long enough for everything that a game has on its board to move. */
const CHOICES = 200;

function allComesAcross<T extends Types>(game: Game<T>): void {
  const seats = game.seats.most;
  const match = new Match(game, { options: game.readOptions({}, seats), seats, secret: '5e'.repeat(32) });
  const transcripts = [SPECTATOR, 0, 1].map((viewer) => match.transcript(viewer));
  const random = new Random(7);
  while (!match.isOver && match.journal.length < CHOICES) {
    const seat = firstSeat(match.asked());
    const { lane, token, actions } = match.questions(seat)[0]!;
    match.choose(seat, lane, token, game.keys.keyOf(random.pick(actions)));
  }
  const written = new WrittenPassages();
  // All viewers of a table are told by one hand, which writes nothing twice: one after the other, or of each moment all of them.
  const moments = Math.max(...transcripts.map(({ passages }) => passages.length));
  const byMoment = transcripts.map((): string[] => []);
  for (let place = 0; place < moments; place++)
    for (const [viewer, { passages }] of transcripts.entries())
      if (place < passages.length) byMoment[viewer]!.push(written.textOf(passages[place]!, passages[place - 1]?.after ?? null));
  for (const [viewer, { passages }] of transcripts.entries()) {
    const [writer, reader] = [new PassageWriter(), new PassageReader()];
    const sent = passages.map((passage) => JSON.stringify(writer.write(passage)));
    expect(sent.map((text) => reader.read(JSON.parse(text) as SentPassage))).toEqual(passages);
    const texts = passages.map((passage, place) => written.textOf(passage, passages[place - 1]?.after ?? null));
    expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual(sent.map((text) => JSON.parse(text) as unknown));
    expect(byMoment[viewer]).toEqual(texts);
    // The first brings the whole view; later ones little of it.
    const later = sent.slice(1).reduce((sum, text) => sum + text.length, 0) / (sent.length - 1);
    expect(later).toBeLessThan(JSON.stringify(passages.at(-1)!.after).length);
  }
}

describe('a transcript comes over the wire as it was told, in', () => {
  test('Dragon Attack!', () => allComesAcross(dragonAttack.game));
  test('7 Moons', () => allComesAcross(sevenMoons.game));
  test('Epic Seven Arise', () => allComesAcross(epicSevenArise.game));
});
