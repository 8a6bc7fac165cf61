import type { Words } from '../words.ts';

/** What cards do to somebody, in a few words. */
export const effects: Words['effects'] = {
  nothing: 'nichts geschieht',
  loseGold: (gold) => `${gold} Gold verlieren`,
  goldRolled: (plus) => `Gold: ein Wurf und ${plus} dazu`,
  anyResource: (count) => (count === 1 ? '1 Ware nach Wahl' : `${count} Waren nach Wahl`),
  loseResource: (count) => (count === 1 ? '1 Ware verlieren' : `${count} Waren verlieren`),
  cityGain: (what) => `${what} für deine Stadt`,
  send: (most) => `bis zu ${most} heimschicken`,
  gainArtefact: 'ein Artefakt',
  gainHorse: 'ein Pferd',
  recruit: (ally) => `${ally} kommen dazu, und das Schattenheer rückt vor`,
  peekDeck: (cards) => (cards === 1 ? 'eine Karte des Schattenstapels sehen' : `${cards} Karten des Schattenstapels sehen`),
  peekRival: 'die geheimen Karten eines Rivalen sehen',
  advance: 'das Schattenheer rückt vor',
  choose: (options) => options.join(' oder '),
  home: 'du wirst heimgebracht',
  moved: 'du darfst dich an einen anderen Ort bringen lassen',
  sent: 'wer nach dir dran ist, schickt dich in eine Stadt oder an ein Tor',
  band: (from, upTo, does) => `${from === upTo ? from : `${from}–${upTo}`}: ${does}`,
  fight: (target, won, lost) => `Kampf gegen ${target}; gewonnen: ${won}; verloren: ${lost}`,
  drawFaerie: 'eine Fee begleitet dich',
  drawQuest: (otherwise) => `eine Aufgabe, sonst ${otherwise}`,
  bonusNextMove: (steps) => `${steps} Schritte mehr im nächsten Zug`,
  setMarketDie: (price) => `ein Preis wird ${price}`,
  endTurn: 'dein Zug endet',
};

/** By card. */
export const artefacts: Words['artefacts'] = {
  A1: 'Räuber lassen dich in Ruhe.',
  A2: 'Zu Fuß oder zu Pferd 2 Schritte mehr.',
  A3: 'Einmal je Zug vor dem Verkauf einen Preis neu würfeln.',
  A4: '+2 in jedem Kampf, und dein Drache flieht nie.',
  A5: 'Einmal im Spiel einen deiner Würfel in einer Welle auf 6 drehen.',
};

export const faeries: Words['faeries'] = {
  E1: 'Einen Bewegungswürfel neu werfen.',
  E2: 'Einen Raub verhindern.',
  E3: 'Ein Schritt mehr.',
  E4: 'Eine gekaufte Ware ist umsonst.',
  E5: 'Ein Verkauf bringt 2 Gold mehr.',
  E6: 'Ein Torsprung kostet keinen Punkt.',
  E7: '+2 in einem Kampf.',
  E8: 'Mit höchstens 2 Gold: 1 Gold bekommen.',
};
