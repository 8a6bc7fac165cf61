import { withBots } from '@hoard/games/bots';
import { Random, SPECTATOR, type Types } from '@hoard/kernel';
import { thinkerOf, type Thinker } from '@hoard/players/thinking';
import { TableConnection, callTable, freshContribution, readSeatLink, type Known } from '../client/index.ts';

// A bot of one's own that plays over the wire like everybody else: node table/example/bot.ts LINK NAME
// It is given what its seat may know and what it may do, and gives back one of these. Everything else is the client's affair.

const [link = '', name = 'Robot'] = process.argv.slice(2);
const place = readSeatLink(link);
if (place === null) throw new Error('Expected the link to a seat, as the host gives it');
const { address, table, seat, token } = place;

/** Somebody with that name, and the key of this device. A bot that comes again keeps its key. */
const person = await callTable({ address, key: null }, 'people/new', { name });
if (!person.ok) throw new Error(person.refusal.why);
const caller = { address, key: person.given.key };

// First look, then sit down: what this device adds to the dice comes after the commitment was shown.
const looked = await callTable(caller, 'tables/look', { table });
if (!looked.ok) throw new Error(looked.refusal.why);
const sat = await callTable(caller, 'tables/sit', { table, seat, token, contribution: freshContribution() });
if (!sat.ok) throw new Error(sat.refusal.why);
console.log(`sits at ${table}`);

const { think, keyOf } = await withBots(looked.given.table.game, (game, judgement) => ({
  think: thinkerOf(game, judgement, new Random(Date.now())) satisfies Thinker,
  keyOf: (action: number) => game.keys.keyOf(action),
}));

/** What a choice is refused with that was right when it was made. */
const LATE: ReadonlySet<string> = new Set(['stale', 'not-asked', 'no-such-lane', 'not-offered', 'denied', 'held', 'over']);

/** The question that is being answered: the same one is not answered twice. */
let answering = '';
let isOver = false;

async function answer({ questions, passages, viewer, table: { phase } }: Known<Types>): Promise<void> {
  if (phase === 'over') {
    isOver = true;
    console.log(`is over after ${passages.length} passages`);
    connection.close();
    return;
  }
  const [question] = questions;
  const view = passages.at(-1)?.after;
  if (viewer === SPECTATOR || question === undefined || view === undefined || answering === question.token) return;
  answering = question.token;
  const { lane, token: asked, actions } = question;
  const { action } = think({ asked: { view, lane, seat: viewer, actions }, budget: 'greedy' });
  const refusal = await connection.choose({ lane, token: asked, key: keyOf(action) });
  // What was on its way when the game was over is answered by nobody.
  if (refusal === null || isOver) return;
  // Somebody was faster, or the lane is held: it is asked again when something has happened.
  answering = '';
  if (!LATE.has(refusal.why)) throw new Error(JSON.stringify(refusal));
}

const connection = new TableConnection<Types>({
  address,
  table,
  key: caller.key,
  explaining: false,
  listener: { onKnown: (known) => void answer(known), onClosed: ({ why }) => console.log(`closed: ${why}`) },
});
