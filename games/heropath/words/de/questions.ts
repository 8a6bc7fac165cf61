import { capitalised, type Voices } from '@hoard/kernel';
import { NONE } from '../../state/board.ts';
import type { Heard, Questions } from '../questions.ts';
import { turnWords } from './events.ts';
import {
  actionsOf,
  attributes,
  cardsOf,
  categories,
  clause,
  counted,
  listOf,
  pacesOf,
  someOf,
  cardsFrom,
  someAttribute,
  toWhom,
  whom,
  type Names,
} from './names.ts';

const WISHES = { more: 'sofort noch eine Aktion', after: 'andere vorlassen' } as const;

const LOST_BY: { readonly [cause in Heard['cause']]: string } = {
  loss: 'durch den verlorenen Kampf',
  tie: 'durch den Gleichstand',
  evasion: 'durch das Ausweichen',
  active: 'im Feuer',
  incidental: 'im Streufeuer',
  card: 'durch die Karte',
  encounter: 'durch die Begegnung',
  dragon: 'durch den verlorenen Kampf',
  ritual: 'durch das verlorene Ritual',
};

/** What somebody means to do. */
const declared = ({ actor, concerned, deed }: Heard, voices: Voices): string => {
  const wants = clause(actor, voices, 'will', 'willst');
  switch (deed) {
    case 'ambush':
      return `${wants} ${whom(concerned, voices)} in einen Hinterhalt locken`;
    case 'thievery':
      return `${wants} ${toWhom(concerned, voices)} eine Karte stehlen`;
    case 'snatching':
      return `${wants} ${toWhom(concerned, voices)} Vorrat entreißen`;
    case 'travel':
      return `${wants} auf Reisen gehen`;
    case 'rest':
      return `${wants} rasten`;
    case 'visit':
      return `${wants} die Stätte besuchen`;
    case '':
      return `${wants} handeln`;
  }
};

export function questionsIn({ card, cards, quoted, aFoe, foe, theFoe, site, theSite, theLands, find }: Names): Questions {
  const windows: { readonly [window in Heard['window']]: (heard: Heard, voices: Voices) => string } = {
    w1: ({ actor }, voices) => `${turnWords(actor, voices)} beginnt`,
    w2: declared,
    w4: ({ actor, kind }, voices) =>
      `${clause(actor, voices, 'kämpft', 'kämpfst')} gegen ${theFoe(kind)}, die Würfel sind noch in der Hand`,
    w5: ({ actor, kind }, voices) => `${clause(actor, voices, 'kämpft', 'kämpfst')} gegen ${theFoe(kind)}, die Würfel liegen`,
    w6: ({ seat, losses, cause }) => `${LOST_BY[cause]} verlierst du gleich ${losses[seat]} Lebenskraft`,
    w7: ({ chain }) => `Gleich ${chain.length === 1 ? 'wirkt' : 'wirken'} ${cards(chain)}`,
    w8: () => 'Der Drache ist in der Luft und holt Atem',
    w10: ({ actor }, voices) => `${turnWords(actor, voices)} endet`,
  };
  return {
    'setUp.hero': () => 'Welchen Helden führst du?',
    'split.choose': (free) => `${counted(free, 'Edelstein', 'Edelsteine')} für Geschick und Weisheit: Wie viele kommen zum Geschick?`,
    'keep.choose': (marked, keep) => `${counted(keep, 'Karte', 'Karten')} behalten${marked > 0 ? `, bisher ${marked}` : ''}. Welche?`,
    'keep.confirm': (kept) => `Du behältst ${cards(kept)}. Ist das richtig?`,
    'gear.change': (isArranging) =>
      isArranging ? 'Was legst du an? Niemand sieht es, bis alle gewählt haben.' : 'Was legst du an oder ab?',
    'aside.idle': () => 'Außer Zug darfst du umrüsten und etwas liegen lassen.',
    'draw.replace': (row) => `${card(row)}: Das ist für mehrere Helden gemacht. Ziehst du lieber eine andere Karte?`,
    'turn.act': (actions, foes) =>
      actions === 0
        ? 'Keine Aktion mehr. Beendest du den Zug, oder spielst du erst eine Karte?'
        : foes.length === 0
          ? `Noch ${actionsOf(actions)}. Was tust du?`
          : `${capitalised(listOf(foes.map(aFoe)))} ${foes.length === 1 ? 'ist' : 'sind'} hier: kämpfen oder fortgehen. Noch ${actionsOf(actions)}.`,
    'travel.step': (left) => (left === 0 ? 'Kein Schritt mehr übrig. Hier bleiben?' : `Noch ${pacesOf(left)}. Wohin?`),
    'travel.fly': (face) => `Der Wind weht über ${theLands(face)}. Wo landest du?`,
    'rest.choose': () => 'Du rastest. Was tust du noch?',
    'rest.found': (face) => `Du hast ${find(face)} gefunden. Nimmst du das, oder spielst du erst eine Karte?`,
    'visit.choose': (row) => `Du besuchst ${theSite(row)}. Was tust du dort?`,
    'fight.won': (kind) => `Du hast ${theFoe(kind)} besiegt. Spielst du eine Karte für den Sieg?`,
    'limit.choose': (over) => `Zu viele Karten: Leg ${someOf(over)} ab. Welche?`,
    'shift.choose': (kind, left) => `Wohin geht ${foe(kind)}? Noch ${pacesOf(left)}.`,
    'place.choose': (distance, isExact, from, seat, voices) =>
      `Ein neuer Feind kommt, ${pacesOf(distance)}${isExact ? '' : ' oder mehr'} von ${from === seat ? 'deinem Helden' : toWhom(from, voices)} entfernt. Wo?`,
    'place.move': (kind) => `Geht ${foe(kind)} einen Schritt?`,
    'found.offer': () => 'Ziehst du eine Stätte für eine ferne Siedlung?',
    'found.choose': (row) => `Wo steht ${site(row)}?`,
    'dragon.fly': () => 'Du lenkst den Drachen. Wohin fliegt er?',
    'dragon.expose': () => 'Welcher verdeckte Feind wird aufgedeckt?',
    'consent.vote': (by, wish, voices) => `${clause(by, voices, 'möchte', 'möchtest')} ${WISHES[wish]}. Bist du einverstanden?`,
    'stop.wait': () => 'Einige sind noch unterwegs.',
    'stop.charge': () => 'Alle stehen still für den Drachen.',
    'stop.break': () => 'Pause. Soll es weitergehen?',
    'passive.wait': () => 'Einige sind noch unterwegs.',
    'enemyMove.choose': () => 'Das Böse wartet nicht: Bei welcher Stätte erscheint ein Feind?',
    'summon.choose': (by, voices) => `${clause(by, voices, 'ruft', 'rufst')} alle zum Ritual. Wo stehst du?`,
    'card.clause': (row) => `${card(row)}: Was soll die Karte bewirken?`,
    'card.target': (row) => `${card(row)}: Wem gilt die Karte?`,
    'pay.choose': (due) => `Das kostet ${someOf(due)}. Welche?`,
    'instant.accept': (row, cost, does) => `${card(row)}: ${does}. Zahlst du dafür ${cost}?`,
    'encounter.card': (by, of, voices) => `${clause(by, voices, 'nimmt', 'nimmst')} dir eine Karte: ${categories[of]}. Welche?`,
    'trade.talk': (other, stands, kind, voices) => {
      const name = voices.nameOf(other);
      if (stands) return `${name} bietet dir einen Handel an. Nimmst du an, oder bietest du etwas anderes?`;
      return kind === 'trade' ? `Was bietest du ${name} an, und was verlangst du?` : `Welche Karten tauschst du mit ${name}?`;
    },
    'reaction.answer': (heard, voices) => {
      const chain = heard.window !== 'w7' && heard.chain.length > 0 ? ` Im Spiel: ${cards(heard.chain)}.` : '';
      return `${capitalised(windows[heard.window](heard, voices))}.${chain} Spielst du eine Karte?`;
    },
    'effects.or': () => 'Welches von beiden?',
    'effects.attribute': (n) => `${counted(n, 'Edelstein', 'Edelsteine')} nach Wahl. Welche Eigenschaft?`,
    'effects.amount': (from, into) => `Wie viel ${attributes[from]} wird zu ${someAttribute[into]}?`,
    'effects.hero': (does) => `${capitalised(does)}. Wer?`,
    'effects.enemy': (does, left) => `${ENEMIES[does]} Noch ${left}.`,
    'effects.space': () => 'Wohin?',
    'effects.card': (does, of, left) =>
      `${cardsOf(of, left)}: ${does === 'drop' ? 'in der Ferne fallen lassen' : 'ablegen'}. Welche Karte?`,
    'effects.drop': (row) => `Wo bleibt ${quoted(row)} liegen?`,
    'effects.buy': (left, gold) => `Du hast ${gold} Gold und darfst ${counted(left, 'Karte', 'Karten')} kaufen. Welche?`,
    'effects.sell': (left) => `Du darfst ${counted(left, 'Karte', 'Karten')} verkaufen. Welche?`,
    'effects.keep': (deck, left) => `Du darfst ${cardsFrom(deck, left)} behalten. Welche?`,
    'effects.deck': () => 'Von welchem Stapel werden alle offenen Karten ersetzt?',
    'effects.die': (face) => (face === 0 ? 'Welchen Würfel wirfst du neu?' : `Welchen Würfel drehst du auf ${face}?`),
    'effects.rock': () => 'Wohin fliegt der Drache stattdessen?',
    'effects.loot': (by, of, voices) => `${clause(by, voices, 'stiehlt', 'stiehlst')} dir eine Karte: ${categories[of]}. Welche?`,
    'effects.swap': (row) =>
      row === NONE ? 'Zwei Stätten tauschen ihre Plätze. Welche ist die erste?' : `Womit tauscht ${site(row)} den Platz?`,
  };
}

const ENEMIES = {
  expose: 'Welchen verdeckten Feind deckst du für alle auf?',
  scry: 'Welchen verdeckten Feind siehst du an?',
  veil: 'Welchen Feind drehst du um?',
} as const;
