import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile, Seated } from '@hoard/kernel';
import { chromium, type Browser } from 'playwright-core';
import { openBuiltPage } from '../web/test/browser/builtPage.ts';
import { launchChromium } from '../web/test/browser/chromium.ts';
import { gameFile } from '../web/test/browser/gameFiles.ts';
import { moonFile } from '../web/test/browser/moonFiles.ts';
import { sitDown } from '../web/test/browser/playing.ts';
import { SIZES, type Size } from '../web/test/browser/sizes.ts';
import { alone, linesOf, tableOf, wanted, type Figure } from './report.ts';

// How long the page is busy at one stretch while somebody plays and bots think.

const PLAYED_MS = 60_000;
const BETWEEN_KEYS_MS = 250;
const MOST_MS = 50;

const seated: readonly Seated[] = [
  { name: 'Anna', player: 'person' },
  ...['Morgana', 'Mordred', 'Merlin'].map((name) => ({ name, player: 'search:1' })),
];

/** Games that have gone on for a while: there is a log, and much on the board. */
const GAMES: Readonly<Record<string, () => GameFile>> = {
  'Dragon Attack!': () => gameFile({ seated, dice: '07', until: ({ journal }) => journal.length >= 40 }),
  '7 Moons': () => moonFile({ seated, dice: '07', until: ({ journal }) => journal.length >= 60 }),
};

/** An event in a trace of Chromium. Times are in microseconds: by the clock, and what the thread had of the processor. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const longest = (microseconds: readonly number[]): number => Math.max(0, ...microseconds) / 1_000;

/** The longest task of the page's main thread, in milliseconds. */
function longestIn(events: readonly Traced[]): { readonly clock: number; readonly processor: number } {
  const thread = ({ pid, tid }: Traced): string => `${pid}:${tid}`;
  const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread));
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(thread(event)));
  return { clock: longest(tasks.map(({ dur = 0 }) => dur)), processor: longest(tasks.map(({ tdur = 0 }) => tdur)) };
}

/** Plays for a while by keys alone: whoever looks for buttons in the page keeps its main thread busy. */
async function trace(browser: Browser, address: string, size: Size, file: GameFile, path: string): Promise<readonly Traced[]> {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone' });
  await context.addInitScript(`localStorage['hoard.speed'] = '3'`);
  const page = await context.newPage();
  await page.goto(address);
  await sitDown(page, file);
  await browser.startTracing(page, { path, categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  for (const end = performance.now() + PLAYED_MS; performance.now() < end;) {
    await page.keyboard.press('1');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  await browser.stopTracing();
  await context.close();
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly traceEvents: readonly Traced[] }).traceEvents;
}

const folder = mkdtempSync(join(tmpdir(), 'hoard-trace-'));
const built = await openBuiltPage();
const server = await launchChromium();
const browser = await chromium.connect(server.wsEndpoint());
const figures: Figure[] = [];
for (const [game, file] of Object.entries(GAMES)) {
  for (const size of ['desk', 'phone'] as const) {
    const { clock, processor } = longestIn(await trace(browser, built.address, size, file(), join(folder, 'trace.json')));
    figures.push(wanted(`${game}, ${size}: longest task`, processor, 'ms of processor', { most: MOST_MS }));
    figures.push(alone(`${game}, ${size}: longest task`, clock, 'ms by the clock'));
  }
}
await browser.close();
await server.close();
await built.close();
rmSync(folder, { recursive: true });
console.log(tableOf(figures));
console.log();
console.log(linesOf(figures));
