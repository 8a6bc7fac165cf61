/** What the prompts of the first chapter say. */
export const LESSON_TEXTS = {
  explore: {
    en: 'You choose where the fight happens; a face-down token may hide Arky. Pick a tile.',
    de: 'Ihr wählt, wo gekämpft wird; unter einem verdeckten Plättchen kann Arky stecken. Wähle ein Feld.',
  },
  skills: {
    en: 'Two equal numbers: Skill 1. Three in a row: Skill 2. Three equal: Skill 3. This blow is proposed; touch cards to change it.',
    de: 'Zwei gleiche Zahlen: Fertigkeit 1. Drei in Folge: Fertigkeit 2. Drei gleiche: Fertigkeit 3. Dieser Schlag ist vorgeschlagen; mit Karten änderst du ihn.',
  },
  colours: {
    en: 'Blue draws one card more. Red gives a Soul when the turn ends.',
    de: 'Blau zieht eine Karte mehr. Rot gibt eine Seele, wenn der Zug endet.',
  },
  souls: {
    en: 'Souls pay for a Soul Burn, or buy one card from a friend (Dual Attack).',
    de: 'Seelen bezahlen einen Seelenbrand, oder eine Karte von einem Freund (Doppelangriff).',
  },
  attacks: {
    en: 'An attack card’s number points at a circle. Look at the face-up cards: used numbers do not come back before the reshuffle.',
    de: 'Die Zahl einer Angriffskarte zeigt auf einen Kreis. Sieh auf die offenen Karten: Verbrauchte Zahlen kommen vor dem Mischen nicht wieder.',
  },
  dread: {
    en: 'The boss grows with every battle round. Just below the Skull limit Dread hurts everyone instead.',
    de: 'Der Boss wächst mit jeder Kampfrunde. Kurz vor der Schädelgrenze trifft das Grauen stattdessen alle.',
  },
  circles: {
    en: 'Sturdy heroes take circles with many numbers. The player with the fewest points picks first.',
    de: 'Robuste Helden nehmen Kreise mit vielen Zahlen. Wer die wenigsten Punkte hat, wählt zuerst.',
  },
  merchant: {
    en: 'The Merchant is open. Skystones are also your points.',
    de: 'Der Händler ist offen. Himmelssteine sind auch deine Punkte.',
  },
  artifact: {
    en: 'An Artifact is one of its two numbers, or its effect. Unplayed it stays in your hand; if your hero dies and stands up again, it is lost.',
    de: 'Ein Artefakt ist eine seiner zwei Zahlen oder seine Wirkung. Ungespielt bleibt es auf der Hand; stirbt dein Held und steht wieder auf, ist es verloren.',
  },
} as const;
