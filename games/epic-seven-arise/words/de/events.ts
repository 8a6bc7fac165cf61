import type { Seat, Sentences, Voices } from '@hoard/kernel';
import { TERRAINS, type Effect } from '../../content/content.ts';
import { KEEPS } from '../../state/board.ts';
import { ONWARD, type About, type Source } from '../../state/choices.ts';
import type { Event } from '../../state/events.ts';
import { inBits } from '../bits.ts';
import type { CardWords } from '../cards.ts';
import { blowIn, countedIn, type BlowSum } from '../sums.ts';
import { onward } from './answers.ts';
import { reasons } from './ending.ts';
import {
  clause,
  colours,
  counted,
  difficulties,
  listOf,
  points,
  potions,
  prizeOf,
  rounds,
  shields,
  skulls,
  souls,
  statuses,
  stones as stonesInAll,
  stonesIn,
  toWhom,
  whom,
  type Names,
} from './names.ts';

/** `3 + 1 - 2 Rüstung = 2`. */
export const blow = (dealt: BlowSum): string =>
  blowIn(dealt, { armour: 'Rüstung', shields: (count) => (count === 1 ? 'Schild' : 'Schilde'), extra: 'Zusatzleben' });

const left = (health: number): string => (health === 0 ? 'nichts bleibt' : `${health} Leben ${health === 1 ? 'bleibt' : 'übrig'}`);

const DAMAGE = { physical: 'Schaden', magical: 'magischen Schaden', true: 'echten Schaden' } as const;
const DECK_CARDS = [
  ['Fertigkeitskarte', 'Fertigkeitskarten'],
  ['Artefakt', 'Artefakte'],
  ['Ausrüstung', 'Ausrüstungen'],
] as const;
const SOLD_OUT = ['keine Fertigkeitskarte', 'kein Artefakt', 'keine Ausrüstung'] as const;
const SETTING_DICE = { waves: 'Eine neue Welle', tide: 'Die Flut', place: 'Ein Würfel entscheidet, wo' } as const;

/** What Skystones came for, or went. */
const FOR: { readonly [source in Source]: string } = {
  start: ' zu Beginn',
  kill: ' als Kopfgeld',
  bounty: '',
  encounter: ' für den Auftrag',
  story: ' aus der Geschichte',
  card: '',
  merchant: ' beim Händler',
  revival: ' für die Wiederbelebung',
  punishment: ' zur Strafe',
  redraw: ' für neue Karten',
};

const MARKED = {
  taunt: (hero: string) => `${hero} zieht die nächste Angriffskarte auf sich.`,
  thorns: (hero: string, n: number) => `${hero} hat Dornen: ${n} echter Schaden für jeden, der trifft.`,
  edge: (hero: string, n: number) => `${hero} hat +${n} auf den ersten Schaden der nächsten Fertigkeit.`,
  again: (hero: string) => `${hero} darf noch eine Fertigkeit einsetzen.`,
} as const;

/** `1. Ben, 2. du`: somebody after somebody. */
const inTurn = (seats: readonly Seat[], voices: Voices): string =>
  seats.map((seat, place) => `${place + 1}. ${seat === voices.you ? 'du' : voices.nameOf(seat)}`).join(', ');

const withPoints = (count: number): string => counted(count, 'Punkt', 'Punkten');

/** What happened, in a sentence each. */
export function eventsIn(
  { content, card, cards, theCard, hero, foe, kind, tile, theTile, to, at, token, story, chapter, side }: Names,
  { tokens }: CardWords,
): Sentences<Event> {
  const skillName = (row: number, skill: number): string => content.heroes[row]!.skills[skill]!.name;
  const theCircle = ({ tile: row, circle }: { readonly tile: number; readonly circle: number }): string =>
    `den Kreis mit ${listOf(content.tiles[row]!.circles[circle]!.map(String))}`;
  /** By name where they are known; else only which deck they come from. */
  const seenOr = (seen: readonly number[]): string => {
    if (!seen.some((row) => row < 0)) return cards(seen);
    const [one, several] = DECK_CARDS[-1 - seen[0]!] ?? ['Karte', 'Karten'];
    return counted(seen.length, one, several);
  };
  const optionName = (about: About, option: number, row: number): string =>
    row >= 0 ? tile(row) : about === 'between' ? `„${onward[ONWARD[option]!]}“` : `„${side(option)}“`;
  return {
    chapter: ({ chapter: row, attempt, difficulty }) =>
      `Kapitel ${row + 1}: ${chapter(row)}, ${difficulties[difficulty]}${attempt > 1 ? `, ${attempt}. Versuch` : ''}.`,
    map: ({ tiles }) => `Die Karte liegt aus: ${listOf(tiles.filter((row) => row >= 0).map(tile))}.`,
    pair: ({ seat }, voices) => `${clause(seat, voices, 'führt', 'führst')} zwei Helden.`,
    choosing: ({ turns }, voices) => `Helden wählen nacheinander: ${inTurn(turns, voices)}.`,
    hero: ({ seat, hero: row }, voices) => `${clause(seat, voices, 'führt', 'führst')} ${hero(row)}, ${content.heroes[row]!.title}.`,
    ranked: ({ order, scores }, voices) =>
      `Freundschaftsrang: ${inTurn(order, voices)}; Punkte: ${order.map((seat) => scores[seat]).join(', ')}.`,
    dealt: ({ seat, cards: dealt }, voices) => `${clause(seat, voices, 'bekommt', 'bekommst')} ${seenOr(dealt)}.`,
    decided: ({ seat }, voices) => `${clause(seat, voices, 'hat', 'hast')} über die zehn Karten entschieden.`,
    redraws: ({ redraws }, voices) => {
      const paid = redraws.flatMap((colour, seat) => (colour === KEEPS ? [] : [`${whom(seat, voices)} (${colours[colour]})`]));
      return paid.length === 0 ? 'Alle behalten die zehn Karten.' : `Neue Karten gegen einen Himmelsstein für ${listOf(paid)}.`;
    },
    echoes: ({ cards: laid }) => `Die Echos sind ${cards(laid)}.`,
    echoBack: ({ card: used, instead }) => `Das Echo ${card(used)} kommt unter den Stapel, und ${card(instead)} nimmt seinen Platz ein.`,
    drew: ({ seat, cards: drawn }, voices) => `${clause(seat, voices, 'zieht', 'ziehst')} ${seenOr(drawn)}.`,
    circle: ({ hero: row, ...where }) => `${hero(row)} nimmt ${theCircle(where)}.`,
    round: ({ round }) => `Runde ${round} beginnt.`,
    story: ({ story: row }) => `Geschichtenkarte: ${story(row)}.`,
    completed: ({ story: row }) => `Erreicht: ${story(row)}.`,
    late: ({ story: row }) => `Zu spät: ${story(row)}. Die Geschichte nimmt einen anderen Lauf.`,
    voted: ({ seat, about, option, tile: row }, voices) =>
      option < 0
        ? `${clause(seat, voices, 'enthält sich', 'enthältst dich')}.`
        : `${clause(seat, voices, 'stimmt', 'stimmst')} für ${row >= 0 ? theTile(row) : optionName(about, option, row)}.`,
    chosen: ({ about, option, tile: row, by, seat }, voices) => {
      const what = optionName(about, option, row);
      if (by === 'majority') return `Die meisten Stimmen hat: ${what}.`;
      if (by === 'rank') return `Den Ausschlag gibt die Stimme von ${toWhom(seat, voices)}: ${what}.`;
      return by === 'single' ? `Nur eines steht zur Wahl: ${what}.` : `Niemand hat gestimmt, also gilt das Erste: ${what}.`;
    },
    conceding: ({ seat }, voices) => `${clause(seat, voices, 'fragt', 'fragst')} alle, ob sie aufgeben.`,
    conceded: ({ seat, agrees }, voices) =>
      agrees ? `${clause(seat, voices, 'gibt', 'gibst')} auf.` : `${clause(seat, voices, 'kämpft', 'kämpfst')} weiter.`,
    enemyCard: ({ card: row, tile: where }) => {
      const { name, monsters } = content.enemies[row]!;
      return `${name} ${at(where)}: ${listOf(countedIn(monsters.map(kind), (count, one) => `${count} × ${one}`))}.`;
    },
    enemiesAgain: () => 'Der Gegnerstapel ist leer: Er wird neu gemischt, und das kostet einen Schädel.',
    placed: ({ called, tile: where, ...one }) =>
      called ? `${foe(one)} folgt dem Ruf und handelt ab der nächsten Kampfrunde.` : `${foe(one)} erscheint ${at(where)}.`,
    prowled: ({ tile: where, ...one }) => `${foe(one)} kommt näher, ${to(where)}.`,
    vanished: ({ tile: where, ...one }) => `${foe(one)} verschwindet ${at(where)}.`,
    settingDie: ({ setting, die, tile: where }) => `${SETTING_DICE[setting]}: eine ${die}, ${tile(where)}.`,
    gate: ({ n, gate }) => (n < 0 ? `Das Tor verliert ${-n}: ${gate} bleibt.` : `Das Tor steht bei ${gate}.`),
    walked: ({ tile: where }) => `Die Helden ziehen ${to(where)}.`,
    token: ({ token: row, tile: where }) => `Das Plättchen ${at(where)} wird aufgedeckt: ${token(row)}.`,
    found: ({ token: row }) => `Gefunden: ${token(row)}.`,
    skulls: ({ n, skulls: now, limit }) => `${n < 0 ? `${skulls(-n)} weniger` : `${skulls(n)} mehr`}: ${now} von ${limit}.`,
    tileEffect: ({ effect }) => `Von nun an: ${tileTold(content.effects[effect]!, tokens)}.`,
    bossMended: ({ n }) => `Der Boss, der fort ist, bekommt ${n} Leben zurück.`,
    merchant: ({ open }) => (open ? 'Der Händler öffnet.' : 'Der Händler schließt.'),
    bought: ({ seat, item, count, price }, voices) =>
      `${clause(seat, voices, 'kauft', 'kaufst')} ${item === 'potion' ? potions(count) : item === 'skill' ? 'eine Fertigkeitskarte' : 'ein Artefakt'} für ${stonesInAll(price)}.`,
    passed: ({ seat, forced }, voices) =>
      forced ? `${clause(seat, voices, 'kann', 'kannst')} nichts kaufen.` : `${clause(seat, voices, 'passt', 'passt')}.`,
    stones: ({ seat, stones, source }, voices) => {
      const all = stonesIn(stones.map(Math.abs));
      return stones.some((count) => count < 0)
        ? `${clause(seat, voices, 'gibt', 'gibst')} ${all}${FOR[source]} ab.`
        : `${clause(seat, voices, 'bekommt', 'bekommst')} ${all}${FOR[source]}.`;
    },
    souls: ({ seat, n, souls: now }, voices) =>
      n < 0
        ? `${clause(seat, voices, 'verliert', 'verlierst')} ${souls(-n)}, noch ${now}.`
        : `${clause(seat, voices, 'bekommt', 'bekommst')} ${souls(n)}, nun ${now}.`,
    gotPotions: ({ seat, n }, voices) => `${clause(seat, voices, 'bekommt', 'bekommst')} ${potions(n)}.`,
    looked: ({ seat, cards: seen }, voices) => `${clause(seat, voices, 'sieht', 'siehst')} ${seenOr(seen)} an.`,
    kept: ({ seat, card: row }, voices) => `${clause(seat, voices, 'behält', 'behältst')} ${seenOr([row])}.`,
    putBack: ({ seat, cards: back }, voices) => `${clause(seat, voices, 'legt', 'legst')} ${seenOr(back)} oben zurück.`,
    artifactsAgain: () => 'Die Artefaktablage wird zu einem neuen Stapel gemischt.',
    soldOut: ({ seat, deck }, voices) => `${clause(seat, voices, 'findet', 'findest')} ${SOLD_OUT[deck]} mehr.`,
    discarded: ({ seat, card: row }, voices) => `${clause(seat, voices, 'wirft', 'wirfst')} ${theCard(row)} ab.`,
    potion: ({ seat, hero: row, healed }, voices) =>
      `${clause(seat, voices, 'gibt', 'gibst')} ${hero(row)} einen Heiltrank: ${healed} Leben zurück.`,
    battle: ({ tile: where }) => `Kampf ${at(where)}!`,
    battleRound: ({ round }) => `Kampfrunde ${round}.`,
    bossRow: ({ health, armour, bonus, ...one }) => `${foe(one)}: ${health} Leben, ${armour} Rüstung, +${bonus} Schaden.`,
    bystander: ({ health, ...where }) => `Ein Schützling mit ${health} Leben braucht Schutz. Er besetzt ${theCircle(where)}.`,
    turn: ({ seat, hero: row }, voices) =>
      seat === voices.you ? `Du bist mit ${hero(row)} am Zug.` : `${voices.nameOf(seat)} ist mit ${hero(row)} am Zug.`,
    stunned: ({ hero: row, ...one }) => `${row >= 0 ? hero(row) : foe(one)} ist betäubt.`,
    deferred: ({ hero: row, to: other }) => `${hero(row)} lässt ${hero(other)} vor.`,
    skill: ({ hero: row, skill, ...one }) => `${hero(row)}: ${skillName(row, skill)}${one.kind < 0 ? '' : ` gegen ${foe(one)}`}.`,
    set: ({ seat, cards: laid, loan, lender, price }, voices) => {
      const played = `${clause(seat, voices, 'spielt', 'spielst')} ${cards(laid)}`;
      if (loan < 0) return `${played}.`;
      const from = lender >= 0 ? `${theCard(loan)} von ${toWhom(lender, voices)}` : `das Echo ${card(loan)}`;
      return `${played} und ${seat === voices.you ? 'leihst' : 'leiht'} ${from} für ${souls(price)}.`;
    },
    burned: ({ seat, hero: row, souls: paid, cards: spent }, voices) =>
      `${clause(seat, voices, 'zahlt', 'zahlst')} ${paid > 0 ? souls(paid) : cards(spent)}: Seelenbrand für ${hero(row)}.`,
    artifact: ({ seat, hero: row, card: used }, voices) =>
      `${clause(seat, voices, 'gebraucht', 'gebrauchst')} ${theCard(used)} mit ${hero(row)}.`,
    attached: ({ seat, hero: row, card: worn }, voices) => `${clause(seat, voices, 'legt', 'legst')} ${hero(row)} ${theCard(worn)} an.`,
    hit: ({ hero: row, damage, health, ...struck }) =>
      `${foe(struck)} nimmt ${blow(struck)} ${DAMAGE[damage]}${row < 0 ? '' : ` durch ${hero(row)}`}: ${left(health)}.`,
    slain: ({ seat, ...one }, voices) => (seat < 0 ? `${foe(one)} stirbt.` : `${foe(one)} stirbt, getötet von ${toWhom(seat, voices)}!`),
    fled: (one) => `${foe(one)} verlässt den Kampf.`,
    healed: ({ hero: row, n, health }) => `${hero(row)} bekommt ${n} Leben zurück: nun ${health}.`,
    mended: ({ n, health, ...one }) => `${foe(one)} bekommt ${n} Leben zurück: nun ${health}.`,
    shielded: ({ hero: row, n }) => `${hero(row)} bekommt ${shields(n)}.`,
    extra: ({ hero: row, n }) => `${hero(row)} bekommt ${n} Zusatzleben.`,
    suffered: ({ hero: row, n, health }) => `${hero(row)} verliert ${n} Leben: ${left(health)}.`,
    status: ({ hero: row, status, on, ...one }) =>
      `${row >= 0 ? hero(row) : foe(one)} ${on ? 'bekommt' : 'ist frei von'} ${statuses[status]}.`,
    sundered: ({ n, ...one }) => `${foe(one)} hat in diesem Kampf ${n} Rüstung weniger.`,
    marked: ({ hero: row, marker, n }) => MARKED[marker](hero(row), n),
    raised: ({ hero: row, health }) => `${hero(row)} steht mit ${health} Leben wieder auf.`,
    stepped: ({ hero: row, ...where }) => `${hero(row)} tritt auf ${theCircle(where)}.`,
    swapped: ({ heroes }) => `${listOf(heroes.map(hero))} tauschen die Kreise.`,
    peeked: ({ seat, numbers }, voices) =>
      `${clause(seat, voices, 'zeigt', 'zeigst')} die nächsten Angriffskarten: ${listOf(numbers.map(String))}.`,
    ordered: ({ seat, numbers }, voices) =>
      `${clause(seat, voices, 'legt', 'legst')} sie zurück, die nächste zuerst: ${listOf(numbers.map(String))}.`,
    dice: ({ dice, ...one }) => `${foe(one)} würfelt ${listOf(dice.map(String))}.`,
    monsterSkill: ({ skill, ...one }) => `${foe(one)}: ${content.monsters[one.kind]!.skills[skill]!.name}.`,
    attack: ({ number, hero: row, taunted }) =>
      `Angriffskarte ${number}: ${row < 0 ? 'daneben' : `${hero(row)}${taunted ? ' zieht den Schlag auf sich' : ''}`}.`,
    attacksAgain: () => 'Alle Angriffskarten werden neu gemischt, und zwei kommen ungesehen beiseite.',
    struck: ({ hero: row, damage, health, ...struck }) => `${hero(row)} nimmt ${blow(struck)} ${DAMAGE[damage]}: ${left(health)}.`,
    bystanderStruck: ({ n, health }) => `Der Schützling nimmt ${n} Schaden: ${left(health)}.`,
    died: ({ hero: row }) => `${hero(row).toUpperCase()} FÄLLT.`,
    revived: ({ seat, hero: row, cards: lost, potions: drunk, souls: gone, free }, voices) => {
      const price = [...(lost.length > 0 ? [cards(lost)] : []), ...(drunk > 0 ? [potions(drunk)] : []), ...(gone > 0 ? [souls(gone)] : [])];
      const paid = price.length === 0 ? '' : ` Das kostet ${whom(seat, voices)} ${listOf(price)}.`;
      return free ? `${hero(row)} steht nach dem Kampf auf.${paid}` : `${hero(row)} steht mit vollem Leben auf.${paid}`;
    },
    declined: ({ seat, hero: row }, voices) => `${clause(seat, voices, 'lässt', 'lässt')} ${hero(row)} liegen.`,
    dread: ({ n }) => `GRAUEN: ${n} echter Schaden an jedem Helden.`,
    weary: ({ n }) => `Erschöpfung: ${n} echter Schaden an jedem Helden.`,
    battleWon: ({ tile: where, rounds: count }) => `Der Kampf ${at(where)} ist gewonnen, in ${rounds(count)}.`,
    mission: ({ token: row, success }) => `${token(row)}: Der Auftrag ${success ? 'gelingt' : 'misslingt'}.`,
    bounty: ({ drafters, contributions, items }, voices) =>
      `Die Beute bringt ${listOf(items.map(prizeOf))}. Es wählen ${inTurn(drafters, voices)}; Verdienst: ${drafters.map((seat) => contributions[seat]).join(', ')}.`,
    took: ({ seat, item }, voices) => `${clause(seat, voices, 'nimmt', 'nimmst')} ${prizeOf(item)}.`,
    recycled: ({ seat }, voices) => `${clause(seat, voices, 'mischt', 'mischst')} die gespielten Karten in den Stapel zurück.`,
    ended: ({ reason, scores, places }, voices) => {
      if (reason !== 'completed') return `${reasons[reason]} Das Kapitel ist verloren.`;
      const champions = places.flatMap((place, seat) => (place === 1 ? [`${whom(seat, voices)} mit ${withPoints(scores[seat]!)}`] : []));
      return `Das Kapitel ist gewonnen. Als Großchampion feiert es ${listOf(champions)}.`;
    },
    bonus: () => 'Es gibt eine Bonusbelohnung des Kapitels.',
    extraScore: ({ seat, n }, voices) => `${clause(seat, voices, 'bekommt', 'bekommst')} ${points(n)} mehr für dieses Kapitel.`,
    difficulty: ({ difficulty }) => `Die Schwierigkeit ist von nun an ${difficulties[difficulty]}.`,
    campaignEnded: ({ won, sums, places }, voices) => {
      if (!won) return 'Die Kampagne ist aufgegeben.';
      const champions = places.flatMap((place, seat) => (place === 1 ? [`${whom(seat, voices)} mit ${withPoints(sums[seat]!)}`] : []));
      return `Die Kampagne ist gewonnen. Als ihren Champion feiert sie ${listOf(champions)}.`;
    },
    left: ({ seat }, voices) => `${clause(seat, voices, 'geht', 'gehst')} für immer, und der Computer spielt weiter.`,
  };
}

/** A token that lies on every tile of a terrain from now on. */
const tileTold = (effect: Effect, tokens: CardWords['tokens']): string =>
  effect.do === 'tile' ? tokens(TERRAINS[effect.terrain]!, effect.side, inBits(effect.status)[0]!) : '';
