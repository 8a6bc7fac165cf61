import type { Words } from '../words.ts';
import { counted, eitherOf, listOf, pacesOf, toWhom, who } from './names.ts';

/** What may be found. */
const FINDS = { gold: 'Gold', food: 'Proviant', fortune: 'eine Schicksalskarte', magic: 'eine Magiekarte' } as const;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const dice = (n: number): string => (n === 1 ? '1 Würfel' : `${n} Würfel`);

export const prospects: Pick<Words, 'warnings' | 'summands' | 'glance' | 'odds' | 'drama'> = {
  warnings: {
    burns: 'Das Feuer wird dich verbrennen: 1 Lebenskraft.',
    falls: 'Wem du ausgewichen bist, nimmt dir den letzten Edelstein: Du wirst fallen.',
    wastes: 'Nicht die ganze Mahlzeit wird dir guttun.',
    nothing: 'Hier gibt es jetzt nichts, was du nutzen kannst.',
  },
  summands: {
    gems: (value) => counted(value, 'Edelstein', 'Edelsteine'),
    card: (value, card) => `${value} ${card}`,
    played: (value) => `${value} durch Karten`,
    foe: (value) => String(value),
    base: (value) => `${value} Macht des Bösen`,
    calmed: (value) => `${value} Macht des Bösen`,
    weakened: (value) => `${value} durch Karten`,
    dice: (value) => `${value} Würfel`,
  },
  glance: {
    forSeveral: 'für mehrere Helden gemacht: eine andere ziehen',
    search: (kinds) => `ein Wurf: ${eitherOf(kinds.map((kind) => FINDS[kind]))}`,
    chance: (chance) => `${chance} für einen Sieg`,
    paces: pacesOf,
    vitality: (n) => `${signed(n)} Lebenskraft`,
    price: (gold) => `${gold} Gold`,
    pays: (gold) => `+${gold} Gold`,
    needs: (gems) => `braucht noch ${gems}`,
    power: (enemies, dragon) =>
      [
        ...(enemies === 0 ? [] : [`${signed(enemies)} gegen Feinde`]),
        ...(dragon === 0 ? [] : [`${signed(dragon)} gegen den Drachen`]),
      ].join(', '),
    discovers: 'eine Stätte wird entdeckt',
    hidden: (chance) => `verdeckter Feind, ${chance} für einen Sieg`,
    has: (gold, food) => `hat ${gold} Gold, ${food} Proviant`,
    prison: 'in den Kerker',
    cards: (n) => (n === 0 ? 'was verdeckt liegt' : n === 1 ? 'eine Karte' : `eine von ${n} Karten`),
    fire: (seats, voices) =>
      seats.length === 0 ? 'niemand in seinem Feuer' : `${listOf(seats.map((seat) => who(seat, voices)))} in seinem Feuer`,
    near: (seat, paces, voices) => `${pacesOf(paces)} bis zu ${toWhom(seat, voices)}`,
  },
  odds: {
    you: 'Du',
    side: (name, sum, power, thrown) => `${name}: ${sum} = ${power}${thrown === 0 ? '' : ` und ${dice(thrown)}`}.`,
    battle: (won, tied, lost) => `Sieg ${won}, Gleichstand ${tied}, Niederlage ${lost}.`,
    duel: (chance) => `Sieg oder Gleichstand: ${chance}.`,
    dragon: (chance) => `${chance}, den Drachen zu töten; Gleichstand genügt.`,
    later: (chance) => `Eine Stufe der Leiter später wären es ${chance}.`,
    turnsLeft: (turns) => `Noch ${counted(turns, 'Zug', 'Züge')}, dann hat das Böse gewonnen.`,
    tie: (n) => `Gleichstand ist ein Sieg, kostet aber ${n} Lebenskraft.`,
    loss: (n) => `Eine Niederlage kostet ${n} Lebenskraft.`,
    dragonLoss: (n) => `Eine Niederlage kostet mit dem Feuer ${n} Lebenskraft.`,
    ritualLoss: (n) => `Misslingt es, verlieren alle dort ${n} Lebenskraft.`,
    mayFall: 'Bei einer Niederlage fällst du.',
    secondLoss: (experience) => `Noch eine Niederlage: Du gewinnst ${experience} Erfahrung und bewegst den Feind einen Schritt.`,
    scale: (level) => `Sein Tod eröffnet Stufe ${level} der Leiter.`,
    flies: 'Der Drache wird fliegen.',
    gathers: 'Sein Tod beginnt die Versammlung.',
    evades: (enemies, n) => `Du weichst ${enemies === 1 ? 'einem Feind' : `${enemies} Feinden`} aus: ${n} Lebenskraft.`,
    costs: (n) => (n === 0 ? 'Dort zu halten kostet nichts.' : `Dort zu halten kostet insgesamt ${n} Lebenskraft.`),
    hidden: (chance) => `Dort liegt ein verdeckter Feind: ${chance} für einen Sieg, was immer es ist.`,
    foe: (kind, chance) => `${kind}: ${chance} für Sieg oder Gleichstand.`,
    kinds: (kinds) => `Es kann sein: ${kinds.join(', ')}.`,
    kind: (kind, chance, won) => `${kind} (${chance}; ${won} für einen Sieg)`,
    discovers: 'Wo du hältst, wird eine Stätte entdeckt.',
    rest: (n) => `Sie gibt ${n} Lebenskraft.`,
    restAgain: 'Sie gibt keine Lebenskraft: Das tut nur die erste Rast eines Zuges.',
    face: (chance, what) => `${chance}: ${what}.`,
    flare: (name, chance) => `${name}: ${chance}, vom Feuer getroffen zu werden.`,
    encounter: (gain, loss) => `Wenn keine Karte es abwehrt, gewinnst du ${gain} Lebenskraft, und das Opfer verliert ${loss}.`,
    withCard: (before, after) => `Mit ihr steigt deine Aussicht von ${before} auf ${after}.`,
    gear: (enemies, dragon) => `Du hättest ${enemies} gegen Feinde und ${dragon} gegen den Drachen.`,
    asleep: (gems) => `Es wirkt nicht, solange dir ${gems} fehlt.`,
    lost: (n) => `Du gibst ${n === 1 ? 'eine Aktion' : `${n} Aktionen`} auf.`,
  },
  drama: {
    won: 'gewonnen',
    tied: 'bei Gleichstand gewonnen',
    lost: 'verloren',
    champion: 'Der Meister der Arena',
  },
};
