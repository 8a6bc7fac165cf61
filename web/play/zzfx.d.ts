declare module 'zzfx' {
  /** Plays a sound made from up to twenty numbers: volume, randomness, frequency, attack, sustain, release, shape … */
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
