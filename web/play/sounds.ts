import { SOUNDS, type Sound } from '@hoard/kernel';

type Recipe = readonly (number | undefined)[];

const _ = undefined;

/** Each sound as the synthesizer's numbers. */
const RECIPES: Readonly<Record<Sound, Recipe>> = {
  roll: [0.7, 0.2, 160, 0.01, 0.04, 0.09, 4, 2.2, _, _, _, _, 0.05, 6, _, _, 0.03, 0.6, 0.03],
  walk: [0.35, 0.15, 110, 0.005, 0.01, 0.05, 0, 1.5, -3, _, _, _, _, 1.5],
  find: [0.6, 0.05, 520, 0.01, 0.06, 0.22, 1, 1.6, _, _, 180, 0.07],
  gold: [0.6, 0.03, 1245, 0.005, 0.05, 0.3, 1, 1.8, _, _, 417, 0.05],
  win: [0.8, 0.02, 392, 0.02, 0.18, 0.35, 0, 1.4, _, _, 196, 0.09, 0.09],
  lose: [0.8, 0.05, 130, 0.02, 0.16, 0.4, 2, 0.8, -1.5, _, -40, 0.1],
  dragon: [1, 0.1, 55, 0.1, 0.5, 0.9, 3, 2.8, -0.6, _, _, _, 0.12, 1.4, _, 0.2, 0.1, 0.8, 0.2],
  slain: [1, 0, 261.6, 0.05, 0.5, 0.9, 0, 1.2, _, _, 130.8, 0.14, 0.14, _, _, _, 0.1, 0.9, 0.2],
  fallen: [1, 0.05, 44, 0.1, 0.9, 1.4, 2, 2.4, -0.3, _, _, _, _, 1.8, _, 0.4, 0.2, 0.7, 0.3],
  turn: [0.4, 0, 660, 0.01, 0.04, 0.16, 0, 1.2, _, _, 220, 0.06],
};

/** Made when it is first heard: that takes longer than to play it. */
const made = new Map<Sound, readonly number[]>();

/** The sound that is heard now. */
let heard: { readonly sound: Sound; readonly source: AudioBufferSourceNode } | null = null;

/**
 * Plays a sound, a little different each time. A weightier one silences a slighter one, never the other way: a whole turn that is
 * shown at once must not be heard at once. Before the first touch of the page a browser plays none; that is not worth a word.
 */
export async function playSound(sound: Sound): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  const { ZZFX } = await import('zzfx');
  if (heard !== null && SOUNDS.indexOf(sound) < SOUNDS.indexOf(heard.sound)) return;
  heard?.source.stop();
  const [volume, randomness = 0, ...rest] = RECIPES[sound];
  const samples = made.get(sound) ?? ZZFX.buildSamples(volume, 0, ...rest);
  made.set(sound, samples);
  const source = ZZFX.playSamples([samples], 1, 1 + randomness * (2 * Math.random() - 1));
  heard = { sound, source };
  source.addEventListener('ended', () => {
    if (heard?.source === source) heard = null;
  });
}
