import { capitalised } from '@hoard/kernel';
import type { About } from '../../state/choices.ts';
import type { Questions } from '../questions.ts';
import { burnCost, cardColours, listOf, potions, prizeOf, sets, stones as stonesInAll, stonesIn, type Names } from './names.ts';

export function questionsIn({ content, hero, at, card, cards, story }: Names): Questions {
  const skillOf = (row: number, skill: number): string => content.heroes[row]!.skills[skill]!.name;
  const votes: { readonly [about in About]: (story: number, won: boolean) => string } = {
    explore: () => 'Welches Feld soll erkundet werden?',
    battle: () => 'Wo soll der nächste Kampf sein?',
    move: () => 'Wohin sollen die Helden ziehen?',
    story: (row) => `${story(row)}. Wie stimmst du?`,
    between: (_, won) => (won ? 'Das Kapitel ist gewonnen. Wie geht die Kampagne weiter?' : 'Das Kapitel ist verloren. Noch ein Versuch?'),
  };
  return {
    'setUp.hero': () => 'Welchen Helden führst du?',
    'redraw.choose': (dealt) => `Deine Karten: ${cards(dealt)}. Behalten, oder neue für einen Himmelsstein?`,
    'circles.choose': (row, where) => `Wo ${at(where)} soll ${hero(row)} stehen?`,
    'ballot.vote': (about, row, won) => votes[about](row, won),
    'concede.answer': () => 'Gemeinsam aufgeben? Das ist eine Niederlage für alle.',
    'merchant.buy': (stones) => `Beim Händler, du hast ${stonesIn(stones)}. Was kaufst du?`,
    'merchant.pay': (price) => `Das kostet ${stonesInAll(price)}. Womit zahlst du?`,
    'drink.use': (left) => `${potions(left)} gekauft. Gleich einen nehmen?`,
    'pick.keep': () => 'Welche dieser Karten behältst du?',
    'pick.order': () => 'Welche der anderen zwei soll oben liegen?',
    'colour.choose': (left) => `${stonesInAll(left)} nach Wahl. Welche Farbe?`,
    'forfeit.choose': () => 'Welchen Himmelsstein gibst du ab?',
    'discard.choose': () => 'Welche Karte wirfst du ab?',
    'heroTurn.act': (row, skills) => `${hero(row)} ist dran${skills > 0 ? '' : ', die Fertigkeit ist eingesetzt'}. Was tust du?`,
    'skill.foe': (row, skill) => `${skillOf(row, skill)}. Gegen wen?`,
    'skill.set': (row, skill, laid) =>
      laid.length === 0 ? `${skillOf(row, skill)} (${sets[skill]}). Mit welchen Karten?` : `Bisher: ${cards(laid)}. Und welche Karte?`,
    'skill.burn': (row, skill) => `Seelenbrand für ${burnCost(content.heroes[row]!.skills[skill]!.burn)}?`,
    'skill.pay': (colour) => `Womit zahlst du den Seelenbrand? Es muss ${cardColours[colour]} sein, welche Karte?`,
    'artifact.foe': (row) => `${card(row)}. Gegen wen?`,
    'effects.other': (row) => `Auf welches andere Monster zielt ${hero(row)}?`,
    'effects.hero': (does) => `${capitalised(does)}. Wer?`,
    'effects.circle': (row) => `Soll ${hero(row)} auf einen anderen Kreis treten?`,
    'effects.swap': () => 'Sollen zwei Helden die Kreise tauschen?',
    'effects.peek': () => 'Welche Angriffskarte soll als Nächste kommen?',
    'revival.offer': (row) => `${hero(row)} ist gefallen. Für die Wiederbelebung zahlen?`,
    'draft.take': (items) => `Es gibt ${listOf(items.map(prizeOf))}. Was nimmst du?`,
  };
}
