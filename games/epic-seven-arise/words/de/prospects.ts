import type { Words } from '../words.ts';
import { counted, listOf, potions, prizeOf, rounds, souls, stones } from './names.ts';

/** What one should know before an answer, and in a few words beside it. */
export const prospects: Pick<Words, 'bounty' | 'glance' | 'odds'> = {
  bounty: {
    title: 'Beute',
    claim: (item, name) => (name === '' ? prizeOf(item) : `${name}: ${item < 0 ? 'nichts' : prizeOf(item)}`),
  },
  glance: {
    faceDown: 'ein verdecktes Plättchen',
    hitBy: (numbers, all) => `${numbers} von ${all} Zahlen treffen`,
    chance: (chance) => `${chance} für den nächsten Angriff`,
    left: (dealt, left) => (left === 0 ? `${dealt} Schaden, tötet` : `${dealt} Schaden, ${left} Leben übrig`),
    heals: (health) => (health === 0 ? 'heilt nichts' : `heilt ${health}`),
    souls,
    price: stones,
    score: (before, after) => `Punkte ${before} auf ${after}`,
    rank: (before, after) => (before === after ? `Rang ${before}` : `Rang ${before} auf ${after}`),
    casting: (name) => `${name} (gibt den Ausschlag)`,
    votes: (names) => `Stimmen: ${names.join(', ')}`,
    stock: (count) => `${count} vorrätig`,
    goal: 'dorthin führt die Geschichte',
  },
  odds: {
    foe: (name, sum, left) => `${name}: ${sum} Schaden, ${left === 0 ? 'das tötet' : `${left} Leben übrig`}.`,
    nothing: (name) => `${name}: Nichts dringt durch.`,
    burn: (cost, does) => `Seelenbrand für ${cost}: ${does}.`,
    hit: (name, chance, loss) => `${name}: ${chance} für einen Treffer im Rest dieser Kampfrunde, im Schnitt ${loss} Leben verloren.`,
    mayDie: (name, chance) => `${name} kann in dieser Kampfrunde sterben: ${chance}.`,
    circle: (numbers, chance) => `Zahlen ${numbers}: ${chance}, dass die nächste Angriffskarte hierher zeigt.`,
    score: (before, after) => `Deine Punkte gehen von ${before} auf ${after}.`,
    rank: (before, after) => `Dein Rang geht von ${before} auf ${after}.`,
    revival: (cards, drunk, spent) =>
      `Außer den Himmelssteinen kostet es ${counted(cards, 'Artefakt', 'Artefakte')} auf der Hand, ${potions(drunk)} und ${souls(spent)}.`,
    lender: (name, gain) => `${souls(gain)} für ${name}.`,
    lenderLoses: (name, set) => `Ohne sie fehlt dies auf der Hand von ${name}: ${set}.`,
    lastHero: 'Kein anderer Held lebt: Ohne das haben alle verloren.',
    dread: (count) =>
      count === 0
        ? 'Am Ende dieser Kampfrunde bringt das Grauen echten Schaden.'
        : `Noch ${rounds(count)}, dann bringt das Grauen echten Schaden.`,
    token: (name, mission) => `${name}: ${mission}.`,
    tokens: (names) => `Dort liegt ein Plättchen verdeckt, eines von diesen: ${listOf(names)}.`,
    monsters: (names) => `Dort: ${listOf(names)}.`,
    spawn: (cards) => `Eine Gegnerkarte wird gezogen, eine von ${cards}.`,
    tile: (name, terrain) => `${name}, Gelände: ${terrain}.`,
    least: (least, of) => `Auf den leichtesten Kreisen treffen ${least} von ${of} Angriffszahlen jemanden.`,
  },
};

export const colourProspects: Words['colourProspects'] = ['', 'zieht eine mehr', 'später 1 Seele'];
