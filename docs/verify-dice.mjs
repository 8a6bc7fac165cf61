// Checks every draw of a game of Hoard from its secret and contributions, as docs/dice.md tells. It imports nothing of Hoard:
//   npx hoard verify game.json --draws | node docs/verify-dice.mjs game.json
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const WORD = 2 ** 32;

const bytesOf = (hexadecimal) => Buffer.from(hexadecimal, 'hex');
const sha256 = (what) => createHash('sha256').update(what).digest('hex');
const hmac = (key, what) => createHmac('sha256', key).update(what).digest();

function fail(what) {
  console.log(`WRONG: ${what}`);
  process.exit(1);
}

/** The words of a draw, block by block, highest byte first. */
function* wordsOf(key, purpose, n) {
  for (let block = 0; ; block++) {
    const digest = hmac(key, `${purpose}/${n}/${block}`);
    for (let at = 0; at < digest.length; at += 4) yield digest.readUInt32BE(at);
  }
}

function outcomeOf(key, { purpose, n, outcomes, weights }) {
  const tickets = weights === null ? outcomes : weights.reduce((sum, weight) => sum + weight, 0);
  if (!(Number.isInteger(tickets) && tickets >= 1 && tickets <= WORD / 2)) fail(`${purpose} ${n} has ${tickets} tickets`);
  if (weights !== null && weights.length !== outcomes) fail(`${purpose} ${n} has ${weights.length} weights for ${outcomes} outcomes`);
  for (const word of wordsOf(key, purpose, n)) {
    if (word >= WORD - (WORD % tickets)) continue;
    let rest = word % tickets;
    return weights === null ? rest : weights.findIndex((weight) => (rest -= weight) < 0);
  }
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: npx hoard verify game.json --draws | node docs/verify-dice.mjs game.json');
  process.exit(2);
}
const { secret, commitment, contributions, seed } = JSON.parse(readFileSync(path, 'utf8'));

if (!/^[0-9a-f]{64}$/.test(secret)) fail('the secret is not 64 hexadecimal digits');
if (sha256(bytesOf(secret)) !== commitment) fail('the secret does not fit the commitment');
contributions.forEach((one, place) => {
  if (!/^[0-9a-f]{32}$/.test(one)) fail(`contribution ${place + 1} is not 32 hexadecimal digits`);
});
const isSeeded = seed !== undefined;
if (isSeeded && (secret !== sha256(`hoard/secret/${seed}`) || contributions.join() !== sha256(`hoard/contribution/${seed}`).slice(0, 32)))
  fail(`the dice do not come from the seed '${seed}'`);

const key = hmac(bytesOf(secret), bytesOf(contributions.join('')));
const counts = new Map();
const lines = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
for (const line of lines) {
  const draw = JSON.parse(line);
  const { purpose, n, outcome } = draw;
  const expected = counts.get(purpose) ?? 0;
  if (n !== expected) fail(`${purpose} ${n} comes where ${purpose} ${expected} was expected`);
  counts.set(purpose, n + 1);
  const right = outcomeOf(key, draw);
  if (outcome !== right) fail(`${purpose} ${n} is ${outcome}; from secret and contributions it is ${right}`);
}
if (lines.length === 0) fail('there is no draw to check');
console.log(`commitment ${commitment}`);
contributions.forEach((one) => console.log(`contributed ${one}`));
if (isSeeded) console.log(`seeded by ${seed}: whoever knew it could foretell every die`);
console.log(`${lines.length} draws are right.`);
