import type { lanes as english } from '../en/lanes.ts';

/** Was die Echtzeit zeigt. */
export const lanes: typeof english = {
  short: { event: 'Ereignis', hero: 'Held', dragon: 'Drache', passive: 'Stillstand', break: 'Pause' },
  full: { event: 'STOPP-EREIGNIS', hero: 'STOPP-HELD', dragon: 'STOPP-DRACHE', passive: 'STOPP-STILLSTAND', break: 'Pause' },
  stops: 'STOPP rufen',
  calls: (kind) => `${kind} rufen`,
  left: (n) => `noch ${n}`,
  whom: 'Wen hältst du fest?',
  which: 'Welche Karte hält alle an?',
  close: 'Jetzt nicht',
  wait: 'Ich warte ab',
  pause: 'Pause machen',
  you: 'Du',
  game: 'Das Spiel selbst',
  why: {
    event: (card) => (card === '' ? 'Etwas geschieht, das alle betrifft.' : `„${card}“ wird ausgeführt.`),
    flight: () => 'Der Drache ist am Zug.',
    hero: (target, voices) => (target === voices.you ? 'Du wirst festgehalten.' : `${voices.nameOf(target)} wird festgehalten.`),
    dragon: (seat, voices) => `Nur ${seat === voices.you ? 'du darfst' : `${voices.nameOf(seat)} darf`} reisen und kämpfen.`,
    passive: () => 'Wer abgewartet hat, spielt reihum je eine Aktion.',
    break: () => 'Alle ruhen sich aus.',
  },
  ends: {
    event: () => 'Dann machen alle weiter.',
    hero: () => 'Dann machen alle anderen weiter.',
    dragon: (seat, voices) =>
      `Er endet, wenn ${seat === voices.you ? 'du' : voices.nameOf(seat)} keine Aktionen mehr ${seat === voices.you ? 'hast' : 'hat'} oder es sagt${seat === voices.you ? 'st' : ''}.`,
    passive: () => 'Er endet, wenn ihre Aktionen verbraucht sind oder alle frei weiterspielen wollen.',
    break: (seat, voices) =>
      seat === voices.you ? 'Sie endet, wenn du weitermachst.' : `Sie endet, wenn ${voices.nameOf(seat)} weitermacht.`,
  },
  feet: (names, count) =>
    `${names} ${count === 1 ? 'hat' : 'haben'} einen Fuß in der Luft und ${count === 1 ? 'setzt' : 'setzen'} erst auf.`,
  youFirst: 'Du hast einen Fuß in der Luft: Setz jetzt auf.',
  heldBy: (by) => `${by} hält dich fest`,
  heldUntil: (by) => `Du machst weiter, wenn ${by} alle Aktionen verbraucht hat.`,
  lastCall: 'Alle warten auf dich: letzter Aufruf',
};
