import type { Playing } from '@hoard/paint';
import type { HeroId } from '../content/ids.ts';
import type { Unit } from '../state/battle.ts';
import type { EpicSevenArise } from '../state/types.ts';

/** Somebody on the stage: a hero, or a monster. */
type Who = { readonly hero: HeroId } | { readonly unit: Unit };

/** What somebody does or suffers in the event that is being shown, as the class that moves them; empty where nothing happens to them. */
export function motionOf(playing: Playing<EpicSevenArise> | null, who: Who): string {
  if (playing === null) return '';
  const { event } = playing;
  const isHero = 'hero' in who;
  switch (event.t) {
    case 'hit':
      return !isHero && event.unit === who.unit
        ? event.dealt > 0
          ? 'is-struck'
          : 'is-missed'
        : isHero && event.hero === who.hero
          ? 'strikes'
          : '';
    case 'slain':
      return !isHero && event.unit === who.unit ? 'falls' : '';
    case 'struck':
      return isHero && event.hero === who.hero
        ? event.lost > 0
          ? 'is-struck'
          : 'is-missed'
        : !isHero && event.unit === who.unit
          ? 'strikes'
          : '';
    case 'monsterSkill':
    case 'dice':
      return !isHero && event.unit === who.unit ? 'rears' : '';
    case 'attack':
      return isHero && event.hero === who.hero ? 'is-aimed' : '';
    case 'died':
      return isHero && event.hero === who.hero ? 'falls' : '';
    case 'healed':
    case 'shielded':
    case 'extra':
    case 'potion':
    case 'raised':
    case 'revived':
      return isHero && event.hero === who.hero ? 'is-helped' : '';
    case 'turn':
      return isHero && event.hero === who.hero ? 'rears' : '';
    case 'placed':
      return !isHero && event.unit === who.unit ? 'comes' : '';
    default:
      return '';
  }
}
