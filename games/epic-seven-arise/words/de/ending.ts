import type { Words } from '../words.ts';
import { listOf, toWhom, whom } from './names.ts';

/** Why a chapter was over. */
export const reasons: Words['end']['reasons'] = {
  completed: 'Die Geschichte ist geschafft.',
  dead: 'Alle Helden sind tot.',
  skulls: 'Die Schädel haben ihre Grenze erreicht.',
  deadline: 'Die letzte Runde ist vorbei.',
  gate: 'Das Tor ist gefallen.',
  late: 'Die Geschichte kam zu spät.',
  surrendered: 'Alle haben aufgegeben.',
};

/** How a game ended, and what chance did in it. */
export const ending: Pick<Words, 'end' | 'luck'> = {
  end: {
    reasons,
    won: (chapter, round) => `${chapter}: geschafft in Runde ${round}.`,
    champion: (seats, voices) => `Der Titel Großchampion gehört ${listOf(seats.map((seat) => toWhom(seat, voices)))}.`,
    campaignChampion: (seats, voices) => `Die Kampagne feiert als Champion ${listOf(seats.map((seat) => whom(seat, voices)))}.`,
    campaignLost: 'Die Kampagne ist aufgegeben.',
    grade: { bronze: 'Note: Bronze.', silver: 'Note: Silber.', gold: 'Note: Gold.' },
    lost: 'Niemand gewinnt.',
    sources: {
      start: 'zu Beginn',
      kill: 'Kopfgeld',
      bounty: 'Beute',
      encounter: 'Aufträge',
      story: 'Geschichte',
      card: 'Fertigkeiten und Artefakte',
      merchant: 'Händler',
      revival: 'Wiederbelebung',
      punishment: 'Strafen',
      redraw: 'neue Karten',
    },
    sets: 'Sätze aus drei Farben',
    extra: 'Bonusbelohnung',
    chapter: (number) => `Kapitel ${number}`,
    contribution: (count) => `${count} Verdienst`,
    titles: (count) => `${count}-mal Großchampion`,
    gone: 'gegangen',
    bossLeft: (name, health, most) => `${name} hatte noch ${health} von ${most} Leben.`,
    roundsLeft: (round, deadline) => `Es war Runde ${round} von ${deadline}.`,
    objective: (told) => `Noch offen: ${told}.`,
    skullsLeft: (skulls, limit) => `${skulls} von ${limit} Schädeln.`,
    party: (heroes) => `Die Gruppe am Ende: ${heroes.join(', ')}.`,
    health: (hero, health, most) => (health > 0 ? `${hero} ${health} von ${most}` : `${hero} gefallen`),
    unused: (potions) => (potions === 1 ? 'Ein Heiltrank blieb ungetrunken.' : `${potions} Heiltränke blieben ungetrunken.`),
  },
  luck: { hits: 'Treffer der Gegner', monsterDice: 'Würfel der Monster' },
};
