import { ANY } from '../../content/content.ts';
import type { CardWords } from '../cards.ts';
import { mounts, resources } from './names.ts';

const goods = (count: number): string => (count === 1 ? '1 Ware' : `${count} Waren`);
const ofChoice = (count: number): string => `${goods(count)} nach Wahl`;

/** What cards do, in German. */
export const cards: CardWords = {
  effects: {
    gainGold: ({ n }) => `${n} Gold`,
    loseGold: ({ n }) => `${n} Gold verlieren`,
    gainGoldRolled: ({ plus }) => `Gold: ein Wurf und ${plus} dazu`,
    gainCrystal: ({ n }) => (n === 1 ? '1 Kristall' : `${n} Kristalle`),
    gainResource: ({ kind, n }) => (kind === ANY ? ofChoice(n) : `${n} ${resources[kind]}`),
    loseResource: ({ n }) => `${goods(n)} verlieren`,
    cityGain: ({ kind }) => `${kind === ANY ? ofChoice(1) : resources[kind]} für deine Stadt`,
    send: ({ n }) => `bis zu ${n} heimschicken`,
    setMarketDie: ({ n }) => `ein Preis wird ${n}`,
    gainArtefact: () => 'ein Artefakt',
    gainHorse: () => 'ein Pferd',
    recruit: ({ ally }, { content }) => `${content.allies[ally]!.name} kommen dazu, und die Schattenarmee rückt vor`,
    drawFaerie: (_, { board }) => (board.faerieFolk ? 'eine Fee begleitet dich' : ''),
    drawQuest: ({ otherwise }, { list }) => `eine Aufgabe, sonst ${list(otherwise)}`,
    peekDeck: ({ n }) => (n === 1 ? 'eine Karte des Schattenstapels sehen' : `${n} Karten des Schattenstapels sehen`),
    peekRival: () => 'die geheimen Karten eines Rivalen sehen',
    advance: () => 'die Schattenarmee rückt vor',
    moveTo: ({ to, chooser }) =>
      to === 'home'
        ? 'du wirst heimgebracht'
        : chooser === 'left'
          ? 'wer nach dir dran ist, schickt dich in eine Stadt oder an ein Tor'
          : 'du darfst dich an einen anderen Ort bringen lassen',
    bonusNextMove: ({ n }) => `${n} Schritte mehr im nächsten Zug`,
    endTurn: () => 'dein Zug endet',
    fight: ({ target, won, lost }, { orNothing }) => `Kampf gegen ${target}; gewonnen: ${orNothing(won)}; verloren: ${orNothing(lost)}`,
  },
  combinators: {
    nothing: 'nichts geschieht',
    choice: (options) => options.join(', oder ') || 'deine Wahl',
    band: (from, upTo, does) => `${from === upTo ? from : `${from}–${upTo}`}: ${does}`,
  },
  artefacts: {
    noBandits: () => 'Räuber lassen dich in Ruhe',
    bonusMove: ({ n, on }) => `${on.map((mount) => mounts[mount]).join(' oder ')} ${n === 1 ? 'ein Schritt' : `${n} Schritte`} mehr`,
    rerollMarketDie: () => 'einmal je Zug vor dem Verkauf einen Preis neu würfeln',
    fightBonus: ({ n }) => `+${n} in jedem Kampf`,
    dragonStays: () => 'dein Drache flieht nie',
    setWaveDie: ({ n }) => `einmal im Spiel einen deiner Würfel in einer Welle auf ${n} drehen`,
  },
  faeries: {
    rerollMoveDie: () => 'einen Bewegungswürfel neu werfen',
    cancelRobbery: () => 'einen Raub verhindern',
    bonusMove: ({ n }) => (n === 1 ? 'ein Schritt mehr' : `${n} Schritte mehr`),
    freeResource: () => 'eine gekaufte Ware ist umsonst',
    saleBonus: ({ n }) => `ein Verkauf bringt ${n} Gold mehr`,
    freeJump: () => 'ein Torsprung kostet keinen Punkt',
    fightBonus: ({ n }) => `+${n} in einem Kampf`,
    alms: ({ n, atMost }) => `mit höchstens ${atMost} Gold: ${n} Gold bekommen`,
  },
  and: (powers) => powers.join(', und '),
};
