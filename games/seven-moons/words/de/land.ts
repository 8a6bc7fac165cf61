import type { LandWords } from '../words.ts';
import { faces, mounts, resources, type Names } from './names.ts';

/** What lies in the land, and what the sky over it shows. */
export function landIn({ content, site }: Names): LandWords {
  const { price, die } = content.numbers;
  return {
    resources,
    mounts,
    terrain: {
      mountain: 'Berge',
      water: 'Wasser',
      road: 'Straße',
      bridge: 'Brücke',
      wilderness: 'Wildnis',
      campfire: 'Lagerfeuer',
      gate: 'Feentor',
      city: 'Heimatstadt',
      domain: 'Reich',
      market: 'Marktstadt',
      lair: 'Drachenhort',
    },
    moons: {
      label: 'Mondbahn',
      at: (moon, last) => (moon === 0 ? 'Noch kein Mond' : `Mond ${moon} von ${last}`),
      left: (left) => (left === 1 ? 'noch einer, dann kommen sie' : `noch ${left}, bis das Schattenheer kommt`),
      dusk: (turns) =>
        turns === 0 ? 'nach diesem Zug dämmert es' : turns === 1 ? 'nach dem nächsten Zug dämmert es' : `in ${turns} Zügen dämmert es`,
      rose: (moon) => `Mond ${moon} geht auf`,
      difficulty: { gentle: 'Sanft', normal: '', frenzy: 'Monsterrausch', darkest: 'Finsterste Nacht' },
    },
    market: { label: `Preise ${site(content.market)}`, price: (kind, price) => `${kind} ${price}` },
    here: {
      sells: (kind, left) => `verkauft ${kind}, ${left} im Vorrat`,
      ally: (ally, left) => (left === 0 ? `keine ${ally} mehr` : `${left}-mal ${ally} anzuwerben`),
      horse: `Pferde für ${price.horse} Gold, kauft Waren, vergibt Aufgaben`,
      dragon: `Drachen für ${price.dragon} Gold und ein Pferd`,
      lit: 'ein Feuer brennt: Eine Karte wartet, und dein Zug endet',
      cold: 'das Feuer ist kalt',
      story: 'hier liegt eine Geschichte',
      landmark: 'Wahrzeichen',
      home: (seat, voices) => (seat === voices.you ? 'deine Heimat' : `Heimat von ${voices.nameOf(seat)}`),
      nobodys: 'niemandes Heimat',
      bandits: `Räuber bei ${faces(1, die.robbedUpTo)}`,
      quest: (seat, voices) => `der nächste Schritt ${seat === voices.you ? 'deiner Aufgabe' : `der Aufgabe von ${voices.nameOf(seat)}`}`,
      hero: (who, mount) => `${who}, ${mount}`,
    },
  };
}
