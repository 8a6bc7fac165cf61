declare module 'zzfx' {
  export const ZZFX: {
    /** Makes a sound from up to twenty numbers: volume, randomness, frequency, attack, sustain, release, shape … */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[], volume?: number, rate?: number): AudioBufferSourceNode;
  };
}
