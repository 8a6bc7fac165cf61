import { listSeats, standingLines, type Question, type Seat, type Types } from '@hoard/kernel';
import { choose } from './choice.ts';
import { toldToAll, tellEpilogue } from './epilogue.ts';
import { comeBackAlone } from './leaving.ts';
import { askPerson } from './person.ts';
import { isDeserted, isHere } from './presence.ts';
import type { Sitting } from './sitting.ts';

/** Plays a game on from where it is, to its end or until nobody answers any more. */
export async function playOn<T extends Types>(sitting: Sitting<T>): Promise<void> {
  const { match, console, telling, voices } = sitting;
  while (!match.isOver) {
    await console.breathe();
    if (isDeserted(match) && !(await callBack(sitting))) return;
    const asked = listSeats(match.asked());
    // Bots answer first: a person who is asked at the same time is then asked only once.
    const seat = asked.find((waiting) => !isHere(match, waiting)) ?? asked[0]!;
    if (!isHere(match, seat)) await askBot(sitting, seat);
    else if (!(await askPerson(sitting, seat))) return;
  }
  if (match.state.outcome === null) return;
  console.write(['']);
  const view = match.view(voices.you);
  const told = [...telling.ending(view, voices), ...telling.nearly(toldToAll(match), view, voices)];
  for (const line of [...told, ...standingLines(telling.standings(view, voices), voices)]) console.say(line, 'bold');
  await tellEpilogue(sitting);
}

/** While all are away nobody is asked, but what somebody types is heard: `back`, or `quit`. False if the sitting is over. */
async function callBack<T extends Types>(sitting: Sitting<T>): Promise<boolean> {
  const typed = sitting.console.takeTyped()?.trim().toLowerCase() ?? '';
  if (typed === 'back') await comeBackAlone(sitting);
  return typed !== 'quit' && typed !== 'exit';
}

async function askBot<T extends Types>(sitting: Sitting<T>, seat: Seat): Promise<void> {
  const { match } = sitting;
  const bot = sitting.bots.at(seat, match.seated[seat]!.player);
  // One answer at a time: what is asked in other lanes is asked again when this one has counted.
  const [question] = match.questions(seat) as [Question];
  const action = await bot.choose({ view: match.view(seat), lane: question.lane, seat, actions: question.actions });
  await choose(sitting, seat, question, match.game.keys.keyOf(action));
}
