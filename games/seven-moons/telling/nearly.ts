import type { ViewOf, Voices } from '@hoard/kernel';
import type { Event } from '../state/events.ts';
import type { SevenMoons } from '../state/types.ts';
import type { Words } from '../words/words.ts';

/** When no city stands: how little was missing in the wave that took the last one (SM-14.25, SM-15.13). */
export function nearlyOf({ end: say }: Words, events: readonly Event[], { sight, outcome }: ViewOf<SevenMoons>, voices: Voices): string[] {
  if (outcome?.reason !== 'lost') return [];
  const begun = events.findLastIndex(({ t }) => t === 'wave');
  const wave = events[begun];
  if (wave?.t !== 'wave') return [];
  const all = sight.waves.length + sight.shadow.length;
  const breaches = events.slice(begun).flatMap((event) => {
    if (event.t === 'realm' && !event.held) return [{ short: event.attack - event.total, seat: -1 }];
    return event.t === 'cityStruck' && !event.held ? [{ short: event.attack - event.result, seat: event.seat }] : [];
  });
  const [closest] = breaches.toSorted((a, b) => a.short - b.short);
  const endured = say.lastWave(wave.number, all);
  if (closest === undefined || closest.short <= 0) return [endured];
  return [endured, closest.seat < 0 ? say.realmShort(closest.short) : say.cityShort(closest.seat, closest.short, voices)];
}
