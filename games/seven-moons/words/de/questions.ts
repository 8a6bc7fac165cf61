import { capitalised } from '@hoard/kernel';
import type { Questions } from '../questions.ts';
import { diceInWords, faces, resourcesOf, stepsInWords, type Names } from './names.ts';

export function questionsIn({ content, at: near, things }: Names): Questions {
  const { die, price } = content.numbers;
  return {
    'turn.open': (hex) => `${capitalised(near(hex))}. Würfeln, oder vorher noch etwas?`,
    'turn.act': (hex, gold) => `${capitalised(near(hex))}, mit ${gold} Gold. Was tust du?`,
    'journey.thistledown': (dice) => `Gewürfelt: ${diceInWords(dice)}. Einen davon neu werfen?`,
    'journey.pick': (dice) => `Gewürfelt: ${diceInWords(dice)}. Welchen gehst du?`,
    'journey.move'(points, gold, flies) {
      const haste =
        flies || gold < price.haste ? '' : `, ${points === 0 ? 'aber' : 'und'} ${gold} Gold für Eile, ${price.haste} je Schritt`;
      return `${points === 0 ? 'Kein Schritt mehr' : `Noch ${stepsInWords(points)}`}${haste}. Wohin?`;
    },
    'journey.robbed': () => 'Überfallen! Was bekommen sie?',
    'journey.gate': () => `Ein Feentor. Klopfen? Es öffnet sich bei ${faces(die.faerieFrom, 6)}.`,
    'effects.choose': (card) => `${card < 0 ? '' : `${content.wildernessCards[card]!.name}. `}Was tust du?`,
    'effects.goods': (left) => `Bis zu ${resourcesOf(left)} aus dem Vorrat nehmen?`,
    'effects.give': (left) => `Gib ${resourcesOf(left)} her. Welche?`,
    'effects.city': () => 'Was kommt in deine Stadt?',
    'effects.send': (left) => `Bis zu ${resourcesOf(left)} heimschicken?`,
    'effects.place': (seat, voices) => `Wohin gelangt ${seat === voices.you ? 'dein Held' : voices.nameOf(seat)}?`,
    'effects.rival': () => 'Wessen geheime Karte siehst du an?',
    'effects.price': () => 'Welcher Preis wird vorhergesagt?',
    'fight.boost': (total, target) => `${total} gegen ${target} reicht nicht. Noch etwas dazu?`,
    'trade.draft'(partner, { give, get }, voices) {
      const so = give.length + get.length === 0 ? '' : ` Bisher: ${things(give)} gegen ${things(get)}.`;
      return `Handel mit ${voices.nameOf(partner)}. Was bietest du?${so}`;
    },
    'trade.answer': (partner, { give, get }, voices) =>
      `${voices.nameOf(partner)} bietet dir ${things(get)} gegen ${things(give)}. Einverstanden?`,
    'drop.choose': () => 'Du trägst zu viel. Was bleibt zurück?',
    'wave.light': (card) => `Jetzt: ${content.shadowCards[card]!.name}. Einen Edelstein für einen weiteren Würfel?`,
    'wave.rerolls': ({ total, realm, result, city }) =>
      `Reich ${total} gegen ${realm}, deine Stadt ${result} gegen ${city}. Einen Würfel ändern?`,
    'loss.choose': () => 'Der Feind ist in der Stadt. Was gibst du auf?',
  };
}
