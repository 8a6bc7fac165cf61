import type { Phrases } from '@hoard/kernel';
import { CIRCLES } from '../../content/content.ts';
import { ONWARD } from '../../state/choices.ts';
import { lenderIn, loanIn, stonesIn as stonesPaid } from '../../state/keys.ts';
import type { EpicSevenArise } from '../../state/types.ts';
import type { Words } from '../words.ts';
import { colours, listOf, oneStone, potions, prizeOf, sets, stonesIn, type Names } from './names.ts';

/** What may be chosen between two chapters. */
export const onward: Words['onward'] = {
  goOn: 'weiterspielen',
  giveUp: 'die Kampagne aufgeben',
  gentle: 'mit sanfter Schwierigkeit weiter',
  standard: 'mit normaler Schwierigkeit weiter',
  grim: 'mit grimmiger Schwierigkeit weiter',
};

const ALL_STONES = ['weißen', 'schwarzen', 'grünen'];

/** What may be chosen, by verb. Where the question is known, most of it is told in its words. */
export function optionsIn({ hero, card, theCard, side, content }: Names): Phrases<EpicSevenArise>['options'] {
  return {
    hero,
    keepCards: () => 'die zehn Karten behalten',
    redraw: (colour) => `${oneStone(colour)} für zehn neue Karten zahlen`,
    circle: (circle) => `Kreis ${CIRCLES[circle]}`,
    vote: (position) => `Feld ${position + 1} der Karte`,
    side,
    onward: (option) => onward[ONWARD[option]!],
    abstain: () => 'sich enthalten',
    surrender: () => 'alle fragen, ob sie aufgeben',
    agree: () => 'aufgeben',
    refuse: () => 'weiterkämpfen',
    potions: (count) => `${potions(count)} kaufen`,
    skillCard: () => 'eine Fertigkeitskarte kaufen',
    artifact: () => 'ein Artefakt kaufen',
    pass: () => 'passen',
    pay: (row) => `${stonesIn(stonesPaid(row))} zahlen`,
    potion: (row) => `Heiltrank für ${hero(row)}`,
    store: () => 'die Heiltränke behalten',
    keep: (row) => `${theCard(row)} behalten`,
    top: (row) => `${theCard(row)} nach oben`,
    colour: (colour) => colours[colour]!,
    forfeit: oneStone,
    discard: (row) => `${theCard(row)} abwerfen`,
    skill: (skill) => `Fertigkeit ${skill + 1} (${sets[skill]})`,
    use: (row) => `${theCard(row)} einsetzen`,
    defer: (row) => `${hero(row)} vorlassen`,
    end: () => 'den Zug beenden',
    foe: (unit) => `Monster ${unit + 1}`,
    lay: card,
    borrow: (row, voices) => `${theCard(loanIn(content, row))} von ${voices.nameOf(lenderIn(content, row))} leihen`,
    echo: (row) => `das Echo ${card(row)} leihen`,
    burn: () => 'Seelenbrand entfachen',
    plain: () => 'ohne Seelenbrand',
    spend: card,
    stay: () => 'stehen bleiben',
    next: (number) => `Angriffskarte ${number}`,
    revive: (colour) => `alle ${ALL_STONES[colour]} Himmelssteine zahlen`,
    decline: () => 'den Helden liegen lassen',
    take: prizeOf,
  };
}

export const groups: Words['groups'] = {
  skills: 'Fertigkeit',
  lay: 'Spielen',
  borrow: 'Leihen',
  foes: 'Angreifen',
  heroes: 'Helden',
  places: 'Felder',
  circles: 'Kreise',
  cards: 'Karten',
  pay: 'Zahlen',
  stones: 'Farbe',
  buy: 'Kaufen',
  bounty: 'Beute',
  plain: '',
  artifacts: 'Einsetzen',
  potions: 'Heiltrank',
  later: 'Vorlassen',
  end: '',
};

export const meanings: Pick<Words, 'again' | 'circle' | 'ends' | 'declines' | 'listed' | 'waits'> = {
  again: ['noch einmal', 'die Kampagne aufgeben', 'noch einmal, sanft', 'noch einmal, normal', 'noch einmal, grimmig'],
  circle: (_circle, numbers) => `der Kreis mit ${listOf(numbers.map(String))}`,
  ends: (hero) => `den Zug von ${hero} beenden`,
  declines: (hero) => `${hero} liegen lassen`,
  listed: { from: (card, name) => `${card} von ${name}`, potions, skillCard: 'eine Fertigkeitskarte', artifact: 'ein Artefakt' },
  waits: {
    goal: 'Wohin die Geschichte führt',
    monsters: 'Monster warten',
    token: 'Ein Plättchen liegt dort',
    nothing: 'Nur ein Kampf',
  },
};

export const presets: Words['presets'] = {
  keepCards: 'die zehn Karten immer behalten',
  lightest: 'immer den Kreis mit den wenigsten Zahlen',
  pass: 'beim Händler immer passen',
  cheapest: 'immer zahlen, was am wenigsten Punkte kostet',
  store: 'die Heiltränke immer behalten',
  mostPoints: 'immer, was die meisten Punkte bringt',
  fewestPoints: 'immer abgeben, was am wenigsten Punkte kostet',
  lowest: 'immer die kleinste Zahl abwerfen',
  abstain: 'sich immer enthalten',
  refuse: 'nie aufgeben',
  plain: 'nie ein Seelenbrand',
  stay: 'immer stehen bleiben',
  decline: 'nie mit Himmelssteinen wiederbeleben',
};
