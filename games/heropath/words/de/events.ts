import { capitalised, type Seat, type Sentences, type Voices } from '@hoard/kernel';
import { DRAGON, type CardId } from '../../content/content.ts';
import { NONE, UNDECIDED } from '../../state/board.ts';
import type { Cause } from '../../state/choices.ts';
import type { Event } from '../../state/events.ts';
import { instantInWords, lastingInWords, type CardWords } from '../cards.ts';
import {
  actionsOf,
  cardsInDeck,
  categories,
  clause,
  costOf,
  counted,
  decks,
  diceOf,
  gemsOf,
  listOf,
  openCards,
  someAttribute,
  squares,
  supplies,
  supplyOf,
  toWhom,
  whom,
  type Names,
} from './names.ts';

/** Why somebody loses Lebenskraft. */
const BY: { readonly [cause in Cause]: string } = {
  loss: ' im verlorenen Kampf',
  tie: ' beim Gleichstand',
  evasion: ' beim Ausweichen',
  active: ' im Feuer',
  incidental: ' im Streufeuer',
  card: '',
  encounter: '',
  dragon: ' gegen den Drachen',
  ritual: ' im verlorenen Ritual',
};

/** HP-26.17, HP-26.22, HP-26.30, HP-26.34. */
const STOPS = {
  event: 'STOPP-EREIGNIS',
  hero: 'STOPP-HELD',
  dragon: 'STOPP-DRACHE',
  passive: 'STOPP-STILLSTAND',
  break: 'eine Pause',
} as const;

/** What the land feels, by level of the Scale. */
const OMENS: readonly string[] = [
  'Krähen sammeln sich auf den Meilensteinen.',
  'Die Brunnen schmecken nach Eisen.',
  'Kein Hund geht mehr über die Schwelle.',
  'Der Schnee fällt grau.',
  'Glocken läuten, und niemand ist im Turm.',
  'Der Fluss wird warm.',
  'Kein Feuer brennt beim ersten Funken.',
  'Von den Gräbern führen Spuren fort.',
  'Am Mittag dämmert es.',
  'Irgendwo beginnt ein Schädel zu rauchen.',
];

const WISHES = { more: 'um sofort noch eine Aktion', after: 'darum, andere vorzulassen' } as const;

const against = (seat: Seat, voices: Voices, total: number, foeTotal: number): string =>
  `${clause(seat, voices, 'hat', 'hast')} ${total} gegen ${foeTotal}`;
/** `Dein Zug`, `Der Zug von Anna`. */
export const turnWords = (seat: Seat, voices: Voices): string => (seat === voices.you ? 'Dein Zug' : `Der Zug von ${voices.nameOf(seat)}`);

/** What happened, in a sentence each. */
export function eventsIn(
  {
    content,
    cards,
    quoted,
    cardOr,
    hero,
    aFoe,
    foe,
    theFoe,
    someFoe,
    to,
    away,
    at,
    theSpace,
    site,
    theSite,
    theLands,
    toRock,
    awayFromRock,
    find,
  }: Names,
  words: CardWords,
): Sentences<Event> {
  const known = (some: readonly CardId[]): string => (some.length === 0 ? '' : `: ${cards(some)}`);
  return {
    // Set-up.
    firstPlayer: ({ seat }, voices) => `${clause(seat, voices, 'beginnt', 'beginnst')}.`,
    heroChosen: ({ seat, hero: row }, voices) => `${clause(seat, voices, 'spielt', 'spielst')} diesen Helden: ${hero(row)}.`,
    ready: ({ seat }, voices) => `${clause(seat, voices, 'ist', 'bist')} so weit.`,
    split: ({ seat, skills, wisdom }, voices) =>
      `${clause(seat, voices, 'beginnt', 'beginnst')} mit ${skills} Geschick und ${wisdom} Weisheit.`,
    markerDrawn: ({ kind: row }) => `${capitalised(aFoe(row))} zeigt die Stufe auf der Leiter des Bösen an.`,
    enemiesLaid: ({ count }) => `${count} Feinde liegen verdeckt im Land.`,
    caveGuarded: ({ kind: row, space }) => `${capitalised(aFoe(row))} bewacht ${theSpace(space)}.`,
    siteLaid: ({ site: row, space }) => `${capitalised(site(row))} steht ${at(space)}.`,
    dealt: ({ seat, card }, voices) => `${clause(seat, voices, 'bekommt', 'bekommst')} ${card < 0 ? 'Karten' : quoted(card)}.`,
    packPassed: ({ seat, cards: all }, voices) => `${clause(seat, voices, 'bekommt', 'bekommst')} die nächsten Karten${known(all)}.`,
    drafted: ({ seat, cards: all }, voices) => `${clause(seat, voices, 'hat', 'hast')} gewählt${known(all)}.`,
    arranged: ({ seat, worn, attached, shown }, voices) => {
      const gear = [...worn, ...attached].filter((row) => row !== NONE);
      const held = shown.length === 0 ? '' : `, offen liegt ${cards(shown)}`;
      return `${clause(seat, voices, 'trägt', 'trägst')} ${cards(gear)}${held}.`;
    },
    replaced: ({ seat, card }, voices) => `${clause(seat, voices, 'tauscht', 'tauschst')} ${quoted(card)} aus.`,
    // Decks and gear.
    drew: ({ seat, deck, card }, voices) => `${clause(seat, voices, 'zieht', 'ziehst')} ${cardOr(card, deck)}.`,
    turnedUp: ({ deck, card }) => `${decks[deck]}: ${quoted(card)} wird aufgedeckt.`,
    slid: ({ deck, card }) => `${decks[deck]}: ${quoted(card)} füllt die Lücke.`,
    cardBarred: ({ card }) => `Diese Karte gehört nicht in dieses Spiel und wird ersetzt: ${quoted(card)}.`,
    deckRenewed: ({ deck }) => `Aus der Ablage kommen die ${cardsInDeck(deck)} neu gemischt zurück.`,
    refreshed: ({ seat, deck }, voices) => `${clause(seat, voices, 'lässt', 'lässt')} ${openCards(deck)} ersetzen.`,
    wore: ({ seat, card, square }, voices) => `${clause(seat, voices, 'legt', 'legst')} ${quoted(card)} an (${squares[square]}).`,
    attached: ({ seat, card }, voices) =>
      `${clause(seat, voices, 'verstärkt', 'verstärkst')} eine Waffe oder einen Schild mit ${quoted(card)}.`,
    tookOff: ({ seat, card }, voices) => `${clause(seat, voices, 'legt', 'legst')} ${quoted(card)} ab.`,
    gearOpened: ({ seat }, voices) => `${clause(seat, voices, 'darf', 'darfst')} umrüsten.`,
    gearClosed: ({ seat }, voices) => `${clause(seat, voices, 'hat', 'hast')} umgerüstet.`,
    // Rounds and turns.
    roundBegins: ({ round }) => `Runde ${round} beginnt.`,
    turnBegins: ({ seat }, voices) => `${turnWords(seat, voices)} beginnt.`,
    rose: ({ seat }, voices) => `${clause(seat, voices, 'erhebt sich', 'erhebst dich')} wieder, ${at(content.map.start)}.`,
    woke: ({ seat }, voices) => `${clause(seat, voices, 'erwacht', 'erwachst')} im Kerker.`,
    passed: ({ seat }, voices) => `${clause(seat, voices, 'passt', 'passt')}.`,
    rested: ({ seat }, voices) => `${clause(seat, voices, 'rastet', 'rastest')}.`,
    turnEnds: ({ seat }, voices) => `${turnWords(seat, voices)} endet.`,
    // Travel.
    stepped: ({ seat, to: space }, voices) => `${clause(seat, voices, 'geht', 'gehst')} ${to(space)}.`,
    sailed: ({ seat, to: space }, voices) => `${clause(seat, voices, 'fährt', 'fährst')} mit der Fähre ${to(space)}.`,
    landed: ({ seat, to: space }, voices) => `${clause(seat, voices, 'landet', 'landest')} ${at(space)}.`,
    moved: ({ seat, to: space }, voices) => `${clause(seat, voices, 'gelangt', 'gelangst')} ${to(space)}.`,
    balloonRolled: ({ seat, face }, voices) =>
      `${clause(seat, voices, 'steigt', 'steigst')} in den Ballon. Der Wind weht über ${theLands(face)}.`,
    evaded: ({ seat, enemies }, voices) =>
      `${clause(seat, voices, 'weicht', 'weichst')} ${enemies === 1 ? 'einem Feind' : `${enemies} Feinden`} aus.`,
    droppedSupply: ({ seat, at: space, gold, food }, voices) =>
      `${clause(seat, voices, 'lässt', 'lässt')} ${at(space)} ${supplyOf(gold, food)} liegen.`,
    collectedSupply: ({ seat, gold, food }, voices) => `${clause(seat, voices, 'hebt', 'hebst')} ${supplyOf(gold, food)} auf.`,
    droppedCard: ({ seat, at: space, deck, card }, voices) =>
      `${clause(seat, voices, 'lässt', 'lässt')} ${at(space)} ${cardOr(card, deck)} liegen.`,
    collectedCard: ({ seat, deck, card }, voices) => `${clause(seat, voices, 'hebt', 'hebst')} ${cardOr(card, deck)} auf.`,
    pileLost: ({ at: space, cards: all }) => `Was ${at(space)} am längsten lag, ist verloren${known(all)}.`,
    lookedAtPile: ({ seat, at: space, cards: all }, voices) =>
      `${clause(seat, voices, 'sieht', 'siehst')} an, was ${at(space)} liegt${known(all)}.`,
    // Gems and supply.
    gained: ({ seat, attribute, n }, voices) => `${clause(seat, voices, 'gewinnt', 'gewinnst')} ${gemsOf(attribute, n)}.`,
    supplied: ({ seat, gold, food }, voices) => `${clause(seat, voices, 'bekommt', 'bekommst')} ${supplyOf(gold, food)}.`,
    ate: ({ seat }, voices) => `${clause(seat, voices, 'isst', 'isst')}.`,
    searched: ({ seat, face }, voices) =>
      `${clause(seat, voices, 'sucht', 'suchst')} und ${seat === voices.you ? 'findest' : 'findet'} ${find(face)}.`,
    // Places.
    visited: ({ seat, site: row }, voices) => `${clause(seat, voices, 'besucht', 'besuchst')} ${theSite(row)}.`,
    siteDrawn: ({ seat, site: row }, voices) => `${clause(seat, voices, 'zieht', 'ziehst')} ${theSite(row)} aus dem Beutel.`,
    discovered: ({ seat, site: row, at: space }, voices) =>
      `${clause(seat, voices, 'entdeckt', 'entdeckst')} ${at(space)} ${theSite(row)}!`,
    founded: ({ seat, site: row, at: space }, voices) => `${clause(seat, voices, 'stellt', 'stellst')} ${at(space)} ${theSite(row)} auf.`,
    // Enemies.
    exposed: ({ kind: row, at: space }) => `${capitalised(aFoe(row))} ${at(space)}!`,
    enemyPlaced: ({ seat, at: space }, voices) =>
      `${clause(seat, voices, 'bringt', 'bringst')} ${at(space)} einen verdeckten Feind ins Spiel.`,
    enemyMoved: ({ seat, kind: row, from, to: space }, voices) =>
      `${clause(seat, voices, 'bewegt', 'bewegst')} ${row === UNDECIDED ? 'einen verdeckten Feind' : theFoe(row)} ${away(from)} ${to(space)}.`,
    banished: ({ kind: row, at: space }) => `${capitalised(foe(row))} ${at(space)} ist fort und liegt neben der Leiter.`,
    slain: ({ kind: row }) => `${capitalised(foe(row))} kommt auf die Leiter des Bösen.`,
    stockRefilled: ({ level, tokens }) =>
      `Kein Feind ist mehr übrig: ${counted(tokens, 'Toter', 'Tote')} ${level === 0 ? 'neben der Leiter' : `von Stufe ${level}`} ${tokens === 1 ? 'kehrt' : 'kehren'} zurück.`,
    // Battles.
    battleBegins: ({ seat, kind: row }, voices) =>
      row === DRAGON
        ? `${clause(seat, voices, 'fordert', 'forderst')} den DRACHEN heraus!`
        : `${clause(seat, voices, 'kämpft', 'kämpfst')} gegen ${theFoe(row)}.`,
    rolled: ({ seat, dice }, voices) => `${clause(seat, voices, 'würfelt', 'würfelst')} ${diceOf(dice)}.`,
    foeRolled: ({ kind: row, dice }) => `${capitalised(foe(row))} würfelt ${diceOf(dice)}.`,
    battleWon: ({ seat, kind: row, total, foeTotal }, voices) =>
      `${against(seat, voices, total, foeTotal)}: ${row === DRAGON ? 'DER DRACHE IST TOT!' : `${capitalised(foe(row))} ist besiegt.`}`,
    battleTied: ({ seat, kind: row, total, foeTotal }, voices) =>
      `${against(seat, voices, total, foeTotal)}: ${row === DRAGON ? 'DER DRACHE IST TOT!' : `Gleichstand, und ${foe(row)} ist besiegt.`}`,
    battleLost: ({ seat, kind: row, total, foeTotal }, voices) =>
      `${against(seat, voices, total, foeTotal)}: ${capitalised(foe(row))} ist stärker.`,
    // The Scale and the Dragon.
    scaleMoved: ({ level: now }) =>
      now === 0
        ? 'Die Leiter des Bösen ist wieder leer: Weder Feinde noch Drache haben etwas dazu.'
        : `${OMENS[now - 1] ?? OMENS.at(-1)} Das Böse steht auf ${now}: Alle Feinde und der Drache haben ${now} Stärke mehr.`,
    gathered: ({ seat }, voices) =>
      `Der brennende Schädel flammt auf, durch ${whom(seat, voices)}. Alle Helden und der Drache versammeln sich ${at(content.map.start)}!`,
    dragonTurn: ({ seat }, voices) => `Der Drache erhebt sich, gelenkt von ${toWhom(seat, voices)}.`,
    dragonFlew: ({ from, rock: row }) =>
      from === row ? `Der Drache kreist und kehrt ${toRock(row)} zurück.` : `Der Drache fliegt ${awayFromRock(from)} ${toRock(row)}.`,
    flare: ({ face }) => `Das Feuer des Drachen fällt auf ${theLands(face)}.`,
    // Together.
    ritualCalled: ({ seat }, voices) => `${clause(seat, voices, 'ruft', 'rufst')} alle Helden zum Ritual!`,
    summoned: ({ seat, to: space }, voices) => `${clause(seat, voices, 'kommt', 'kommst')} ${to(space)}.`,
    returned: ({ seat, to: space }, voices) => `${clause(seat, voices, 'kehrt', 'kehrst')} ${to(space)} zurück.`,
    ritualLost: ({ total, foeTotal }) => `Die Helden haben ${total} gegen ${foeTotal}: Das Ritual ist verloren.`,
    ritualWon: ({ total, foeTotal }) => `Die Helden haben ${total} gegen ${foeTotal}: DER DRACHE IST TOT!`,
    wished: ({ seat, wish }, voices) => `${clause(seat, voices, 'bittet', 'bittest')} ${WISHES[wish]}.`,
    wishGranted: ({ seat }, voices) => `Alle sind einverstanden mit dem Wunsch von ${toWhom(seat, voices)}.`,
    stopCalled: ({ seat, kind, target, card: row }, voices) => {
      const who = seat === NONE ? 'Das Spiel ruft' : clause(seat, voices, 'ruft', 'rufst');
      if (kind === 'break') return `${who} eine Pause aus.`;
      if (kind === 'hero') return `${who} STOPP-HELD: ${clause(target, voices, 'wird', 'wirst')} festgehalten.`;
      return `${who} ${STOPS[kind]}${row === NONE ? '' : ` für ${quoted(row)}`}.`;
    },
    stopEnds: ({ kind }) => (kind === 'break' ? 'Die Pause ist vorbei.' : `${STOPS[kind]} ist vorbei: Alle machen weiter.`),
    waits: ({ seat }, voices) => `${clause(seat, voices, 'wartet', 'wartest')} ab.`,
    lastCall: ({ seat }, voices) => `Alle warten auf ${whom(seat, voices)}: letzter Aufruf.`,
    cutShort: ({ seat }, voices) => `${clause(seat, voices, 'muss die Aktion', 'musst deine Aktion')} abbrechen.`,
    wantsFreePlay: ({ seat }, voices) => `${clause(seat, voices, 'möchte', 'möchtest')} zum freien Spiel zurück.`,
    actionsForfeited: ({ seat, n }, voices) => `${clause(seat, voices, 'verliert', 'verlierst')} ${actionsOf(n)}.`,
    leaves: ({ seat }, voices) => `${clause(seat, voices, 'verlässt', 'verlässt')} den Tisch für immer.`,
    takenOff: ({ seat }, voices) => `${clause(seat, voices, 'kommt', 'kommst')} von der Karte, mit Edelsteinen, Vorrat und Karten.`,
    wishRefused: ({ seat }, voices) => `Nicht alle sind einverstanden mit dem Wunsch von ${toWhom(seat, voices)}.`,
    ranked: ({ seat, dice, total }, voices) =>
      `${clause(seat, voices, 'würfelt', 'würfelst')} um die Plätze: ${diceOf(dice)}, zusammen mit allem anderen ${total}.`,
    // Cards and windows.
    cardPlayed: ({ seat, card }, voices) => `${clause(seat, voices, 'spielt', 'spielst')} ${quoted(card)}.`,
    cardShown: ({ seat, card }, voices) => `${clause(seat, voices, 'zeigt', 'zeigst')} ${quoted(card)}: Das hilft.`,
    cardCancelled: ({ card }) => `Aufgehoben: ${quoted(card)}.`,
    cardTurned: ({ seat, card }, voices) => `${clause(seat, voices, 'wirft', 'wirfst')} ${quoted(card)} auf den Besitzer zurück.`,
    instantDrawn: ({ seat, card }, voices) =>
      `${content.cards[card]!.name} für ${whom(seat, voices)}: ${instantInWords(words, content, card)}.`,
    aimed: ({ seat, card, target }, voices) =>
      `${clause(seat, voices, 'richtet', 'richtest')} ${quoted(card)} gegen ${target === NONE ? 'einen Feind' : whom(target, voices)}.`,
    noReactions: () => 'Niemand spielt eine weitere Karte.',
    paid: ({ seat, gems, gold, food }, voices) => `${clause(seat, voices, 'zahlt', 'zahlst')} ${costOf({ gems, gold, food })}.`,
    discarded: ({ seat, card }, voices) =>
      seat === NONE ? `Verbraucht: ${quoted(card)}.` : `${clause(seat, voices, 'wirft', 'wirfst')} ${quoted(card)} ab.`,
    // Losses.
    lost: ({ seat, cause, vitality, faith }, voices) => {
      const gems = [...(vitality > 0 ? [gemsOf(0, vitality)] : []), ...(faith > 0 ? [gemsOf(1, faith)] : [])];
      return `${clause(seat, voices, 'verliert', 'verlierst')} ${listOf(gems)}${BY[cause]}.`;
    },
    spared: ({ seat, cause, n }, voices) => `${clause(seat, voices, 'verliert', 'verlierst')}${BY[cause]} ${n} Lebenskraft nicht.`,
    fell: ({ seat, at: space }, voices) => `${clause(seat, voices, 'fällt', 'fällst')} ${at(space)}!`,
    saved: ({ seat }, voices) =>
      `${clause(seat, voices, 'fällt', 'fällst')} nicht und ${seat === voices.you ? 'behältst' : 'behält'} 1 Glauben.`,
    // Encounters.
    ambush: ({ seat, victim }, voices) => `${clause(seat, voices, 'lockt', 'lockst')} ${whom(victim, voices)} in einen Hinterhalt!`,
    thievery: ({ seat, victim, what }, voices) =>
      `${clause(seat, voices, 'greift', 'greifst')} nach Karten von ${toWhom(victim, voices)}: ${categories[what]}!`,
    snatching: ({ seat, victim, what }, voices) =>
      `${clause(seat, voices, 'greift', 'greifst')} nach dem ${supplies[what]} von ${toWhom(victim, voices)}!`,
    encounterFailed: ({ seat, victim }, voices) => `${clause(seat, voices, 'geht', 'gehst')} bei ${toWhom(victim, voices)} leer aus.`,
    imprisoned: ({ seat, from }, voices) => `${clause(seat, voices, 'wird', 'wirst')} schlafend ${away(from)} in den Kerker geschleppt.`,
    stole: ({ seat, victim, deck, card }, voices) =>
      `${clause(seat, voices, 'stiehlt', 'stiehlst')} ${toWhom(victim, voices)} ${cardOr(card, deck)}.`,
    stoleSupply: ({ seat, victim, gold, food }, voices) =>
      `${clause(seat, voices, 'nimmt', 'nimmst')} ${toWhom(victim, voices)} ${supplyOf(gold, food)}.`,
    // What cards do.
    lostGems: ({ seat, attribute, n }, voices) => `${clause(seat, voices, 'verliert', 'verlierst')} ${gemsOf(attribute, n)}.`,
    turnedGems: ({ seat, from, into, n }, voices) =>
      `${clause(seat, voices, 'macht', 'machst')} aus ${gemsOf(from, n)} ${someAttribute[into]}.`,
    forfeited: ({ seat, gold, food }, voices) => `${clause(seat, voices, 'verliert', 'verlierst')} ${supplyOf(gold, food)}.`,
    leeches: ({ seat, n }, voices) =>
      n === 0
        ? `${clause(seat, voices, 'ist', 'bist')} alle Blutegel los.`
        : `${clause(seat, voices, 'hat', 'hast')} jetzt ${counted(n, 'Blutegel', 'Blutegel')}.`,
    bought: ({ seat, card, gold }, voices) => `${clause(seat, voices, 'kauft', 'kaufst')} ${quoted(card)} für ${gold} Gold.`,
    sold: ({ seat, card, gold }, voices) => `${clause(seat, voices, 'verkauft', 'verkaufst')} ${quoted(card)} für ${gold} Gold.`,
    looked: ({ seat, deck, cards: all }, voices) => `${clause(seat, voices, 'sieht', 'siehst')} ${cardsInDeck(deck)} an${known(all)}.`,
    kept: ({ seat, deck, card }, voices) => `${clause(seat, voices, 'behält', 'behältst')} ${cardOr(card, deck)}.`,
    spied: ({ seat, on, cards: all }, voices) =>
      `${clause(seat, voices, 'sieht', 'siehst')} die verdeckten Karten von ${toWhom(on, voices)} an${known(all)}.`,
    scried: ({ seat, kind: row }, voices) =>
      `${clause(seat, voices, 'sieht', 'siehst')} einen verdeckten Feind an${row === NONE ? '' : `: ${someFoe(row)}`}.`,
    veiled: ({ at: space }) => `Der Feind ${at(space)} wird umgedreht.`,
    rerolled: ({ seat, face }, voices) => `${clause(seat, voices, 'wirft', 'wirfst')} einen Würfel neu: ${face}.`,
    fixed: ({ seat, face }, voices) => `${clause(seat, voices, 'dreht', 'drehst')} einen Würfel auf ${face}.`,
    duel: ({ seat, total, foeTotal }, voices) =>
      `${against(seat, voices, total, foeTotal)}: ${total > foeTotal ? 'Der Meister ist besiegt.' : total === foeTotal ? 'Gleichstand mit dem Meister.' : 'Der Meister ist stärker.'}`,
    switched: ({ seat, other }, voices) => `${clause(seat, voices, 'tauscht', 'tauschst')} mit ${toWhom(other, voices)} den Platz.`,
    actions: ({ seat, n }, voices) =>
      n > 0
        ? `${clause(seat, voices, 'bekommt', 'bekommst')} ${actionsOf(n)} mehr.`
        : `${clause(seat, voices, 'hat', 'hast')} im nächsten Zug ${actionsOf(-n)} weniger.`,
    lasting: ({ seat, effect }, voices) => {
      const lasts = lastingInWords(words, content.effects[effect]!);
      return seat === NONE ? `Für eine Weile: ${lasts}.` : `Für eine Weile, für ${whom(seat, voices)}: ${lasts}.`;
    },
    sitesSwapped: ({ one, other }) => `Die Stätten ${at(one)} und ${at(other)} tauschen ihre Plätze.`,
    // Trade.
    traded: ({ seat, other, items }, voices) =>
      `${clause(seat, voices, 'wird', 'wirst')} mit ${toWhom(other, voices)} einig, und ${items === 1 ? 'ein Ding wechselt' : `${items} Dinge wechseln`} den Besitzer.`,
    gave: ({ seat, other, gold, food, deck, card }, voices) =>
      `${clause(seat, voices, 'gibt', 'gibst')} ${toWhom(other, voices)} ${gold + food > 0 ? supplyOf(gold, food) : cardOr(card, deck)}.`,
    tradeOffered: ({ seat, other }, voices) => `${clause(seat, voices, 'macht', 'machst')} ${toWhom(other, voices)} ein Angebot.`,
    tradeRefused: ({ seat, other }, voices) => `${clause(seat, voices, 'beendet', 'beendest')} das Gespräch mit ${toWhom(other, voices)}.`,
  };
}
