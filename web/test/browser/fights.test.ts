import { describe, expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { gameBrink, gameFileWhere, seatings } from './gameFiles.ts';
import { moonBrink } from './moonFiles.ts';
import { settled, useBrowser, visit, type Visit } from './page.ts';
import type { Brink } from './played.ts';
import { question, sitDown } from './playing.ts';
import { SCREENS } from './sizes.ts';

useBrowser();

/** From here on no event ends by itself; each is held and let go by hand, and looked at wherever one likes. */
const HOLD = `
  const { setTimeout: wait } = window;
  let held = [];
  window.setTimeout = (run, milliseconds, ...rest) =>
    milliseconds >= 200 && milliseconds < 6000 ? -held.push(run) : wait(run, milliseconds, ...rest);
  window.toTheStage = async () => {
    for (let gone = 0; gone < 40 && document.querySelector('.duel') === null; gone++) {
      held.shift()?.();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  };
  window.lookAt = (share) => {
    // Its own length, whatever else waits for its time on this page.
    const length = Number.parseFloat(document.querySelector('.duel').style.getPropertyValue('--ms'));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition || !Number.isFinite(animation.effect.getComputedTiming().endTime)) continue;
      animation.pause();
      animation.currentTime = share * length;
    }
  };
`;

/** What is seen on the stage: the ring round what counts, the sum of what was thrown, and how it went. */
const TOLD = `(() => {
  const opacityOf = (part, pseudo) => (part === null ? 0 : Number(getComputedStyle(part, pseudo).opacity));
  return [
    opacityOf(document.querySelector('.throws .duel-die.counts'), '::after'),
    opacityOf(document.querySelector('.throws .duel-total.of-dice')),
    opacityOf(document.querySelector('.duel-verdict')),
  ];
})()`;

/** Whatever can be pressed, and whoever fights on the map, where the stage lies over them. */
const COVERED = `(() => {
  const stage = document.querySelector('.duel-plank').getBoundingClientRect();
  const fighters = [...document.querySelectorAll('.duel-side')].map(({ dataset }) => '[data-piece="seat-' + dataset.seat + '"]').join();
  return [...document.querySelectorAll('button, a[href], summary, ' + fighters)]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < stage.right && right > stage.left && top < stage.bottom && bottom > stage.top;
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
})()`;

async function sitAt(size: 'phone' | 'desk', file: Brink['file']): Promise<Visit> {
  const visited = await visit('#/games', { size, motion: true, speed: 1 });
  const { page } = visited;
  await sitDown(page, file);
  const skip = page.getByRole('button', { name: en.guide.skip });
  if (await skip.isVisible()) await skip.click();
  await page.evaluate(`document.querySelector('.toasts').style.display = 'none'`);
  return visited;
}

/** The code of the stage is fetched when something first moves. Who lets go of events before it has arrived lets the fight pass unseen. */
async function stageArrives({ page, loaded }: Visit): Promise<void> {
  const code = (): string | undefined => loaded.find((address) => /\/Fight-[^/]*\.js$/.test(address));
  await expect.poll(code, { timeout: 60_000 }).toBeDefined();
  await page.evaluate(`import(${JSON.stringify(code())})`);
  await settled(page);
}

/** Lets go of one event after another until the stage is there. */
async function begin(visited: Visit, key: string): Promise<void> {
  const { page } = visited;
  await page.evaluate(`document.querySelectorAll('details.place-list').forEach((list) => (list.open = true))`);
  const button = page.locator(`[data-key="${key}"]`).first();
  await button.waitFor({ state: 'attached' });
  await page.evaluate(HOLD);
  await button.dispatchEvent('click');
  const confirm = question(page).getByRole('button', { name: en.play.confirm });
  if (await confirm.isVisible()) await confirm.click();
  await stageArrives(visited);
  await page.evaluate('toTheStage()');
  // The map has come to rest under it.
  await page.evaluate(
    `Promise.all(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished))`,
  );
}

const FIGHTS: Readonly<Record<string, () => Brink>> = {
  'a duel': () => gameBrink(seatings.withBots, ({ t }) => t === 'duelWon'),
  'a fight with a monster': () => gameBrink(seatings.withBots, ({ t }) => t === 'monsterBeaten'),
  'a fight that is lost': () => gameBrink(seatings.withBots, (event) => event.t === 'robbed' && event.by === 'monster'),
  'a robbery': () => moonBrink(seatings.withBots, ({ t }) => t === 'bandits'),
};

describe.each(Object.entries(FIGHTS))('%s', (_, brink) => {
  test.each(['phone', 'desk'] as const)(
    'has a stage on a %s: beside those who fight and every control, and words when the dice lie',
    async (size) => {
      const { file, key } = brink();
      const visited = await sitAt(size, file);
      const { page } = visited;
      await begin(visited, key);
      await page.evaluate('lookAt(0.3)');
      expect(await page.evaluate(TOLD)).toEqual([0, 0, 0]);
      await expect.poll(() => page.locator('.duel-side').count()).toBe(2);
      await expect.poll(() => page.locator('.duel-die').count()).toBeGreaterThan(0);
      expect(await page.evaluate(COVERED)).toEqual([]);
      await page.evaluate('lookAt(1)');
      const [ring, sum] = await page.evaluate<number[]>(TOLD);
      expect([ring, sum]).toEqual([1, 1]);
    },
  );
});

describe('the die to roll', () => {
  /** The button that stands for a roll, and what it lies over: spaces that can be picked, figures, other controls. */
  const DIE_COVERS = `(() => {
    const die = document.querySelector('.big-die').getBoundingClientRect();
    return [...document.querySelectorAll('.space.open, [data-piece], button:not(.big-die)')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < die.right && right > die.left && top < die.bottom && bottom > die.top;
      })
      .map((one) => one.getAttribute('aria-label') ?? one.dataset.piece);
  })()`;

  test.each(['phone', 'desk'] as const)('covers nobody and nothing that can be picked on a %s', async (size) => {
    const file = gameFileWhere(seatings.withBots, (match) => {
      const keys = match.questions(0)[0]?.actions.length ?? 0;
      // With a boat there is more to pick than the die.
      return keys > 1 && match.state.lanes[0]?.stack.at(-1)?.at === 'roll';
    });
    const { page } = await sitAt(size, file);
    for (const screen of size === 'phone'
      ? (['phone', 'small phone', 'phone on its side', 'tablet'] as const)
      : (['desk', 'huge desk'] as const)) {
      await page.setViewportSize(SCREENS[screen]);
      await settled(page);
      await page.evaluate(
        `Promise.all(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished))`,
      );
      // What floats over the map is laid anew with the picture after all has come to rest.
      await settled(page);
      expect(await page.evaluate(DIE_COVERS), screen).toEqual([]);
    }
  });
});
