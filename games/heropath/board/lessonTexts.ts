/** What somebody in a first game is told. */
export const LESSON_TEXTS = {
  hero: {
    en: 'Every hero begins with other gems. All gems together are your power.',
    de: 'Jeder Held beginnt mit anderen Edelsteinen. Alle Edelsteine zusammen sind deine Stärke.',
  },
  draft: {
    en: 'Keep what suits your hero: a purple line says which gem a card still lacks.',
    de: 'Behalte, was zu deinem Helden passt: Eine violette Zeile sagt, welcher Edelstein einer Karte noch fehlt.',
  },
  gear: {
    en: 'Only what you wear fights. Touch a card to put it on, or let a button choose the best.',
    de: 'Nur was du trägst, kämpft mit. Tippe eine Karte an, um sie anzulegen, oder lass einen Knopf das Beste wählen.',
  },
  travel: {
    en: 'Every ember is an action. Travel to a Place-Site and visit it, or to an enemy you can beat: each victory is a gem.',
    de: 'Jede Flamme ist eine Aktion. Reise zu einer Stätte und besuche sie, oder zu einem Feind, den du schlägst: Jeder Sieg ist ein Edelstein.',
  },
  way: {
    mouse: {
      en: 'Lit spaces are in reach. A red gem is what the way costs. Click once to look, and again to go.',
      de: 'Leuchtende Felder sind in Reichweite. Ein roter Stein ist der Preis des Weges. Ein Klick zeigt ihn, der zweite geht ihn.',
    },
    touch: {
      en: 'Lit spaces are in reach. A red gem is what the way costs. Tap once to look, and again to go.',
      de: 'Leuchtende Felder sind in Reichweite. Ein roter Stein ist der Preis des Weges. Ein Tipp zeigt ihn, der zweite geht ihn.',
    },
  },
  fight: {
    en: 'Every number of the battle stands here, and the exact chance. A tie wins, too, but hurts.',
    de: 'Jede Zahl des Kampfes steht hier, und die genaue Chance. Auch Gleichstand gewinnt, tut aber weh.',
  },
  visit: {
    en: 'Gems, cards and healing cost GOLD. What you cannot pay says so.',
    de: 'Edelsteine, Karten und Heilung kosten Gold. Was du nicht bezahlen kannst, sagt es.',
  },
  dragon: {
    en: 'Every dead enemy makes evil stronger. Above you see your chance against the Dragon now, and after the next level.',
    de: 'Jeder tote Feind macht das Böse stärker. Oben steht deine Chance gegen den Drachen, jetzt und nach der nächsten Stufe.',
  },
} as const;
