import { beforeEach, expect, test, vi } from 'vitest';

/** Stands for a sound that is being heard. */
class Source extends EventTarget {
  isHeard = true;

  stop(): void {
    this.isHeard = false;
    this.dispatchEvent(new Event('ended'));
  }
}

const sources: Source[] = [];

vi.mock('zzfx', () => ({
  ZZFX: {
    buildSamples: () => [],
    playSamples: () => {
      const source = new Source();
      sources.push(source);
      return source;
    },
  },
}));
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });

const { playSound } = await import('../../play/sounds.ts');

const heard = (): number => sources.filter(({ isHeard }) => isHeard).length;

beforeEach(() => {
  for (const source of sources.splice(0)) source.stop();
});

test('of all that happens at once only the weightiest is heard', async () => {
  await Promise.all([playSound('turn'), playSound('roll'), playSound('walk'), playSound('dragon'), playSound('lose'), playSound('walk')]);
  expect([heard(), sources.at(-1)!.isHeard]).toEqual([1, true]);
  // The turn, the roll and the Dragon; what came after the Dragon was drowned.
  expect(sources).toHaveLength(3);
});

test('what comes after a sound has ended is heard, however slight', async () => {
  await playSound('dragon');
  sources[0]!.stop();
  await playSound('walk');
  expect([heard(), sources.length]).toEqual([1, 2]);
});
