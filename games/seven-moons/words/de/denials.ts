import type { Denials } from '@hoard/kernel';
import { gemsOf, stepsInWords, type Names } from './names.ts';

/** By rule: why something is not possible. */
export function denialsIn({ content: { numbers }, at: near }: Names): Denials {
  /** Where else it is possible; or what bars it here. */
  const elsewhere =
    (here = ''): Denials[string] =>
    ({ at }) =>
      at === undefined ? here : `Nur ${near(Number(at))}.`;
  return {
    'SM-3.7': () => 'Über Berge kommt man weder zu Fuß noch zu Pferd.',
    'SM-3.8': () => 'Das ist Wasser. Nur ein Drache überquert es.',
    'SM-3.10': () => 'Ein Drache fliegt darüber, muss aber an Land landen.',
    'SM-3.13': () => 'Drachen gehen nicht durch Feentore.',
    'SM-3.14': ({ points, gold }) => `Das ist zu weit für ${stepsInWords(Number(points))} und ${gold} Gold Eile.`,
    'SM-3.17': ({ points }) => `Das ist zu weit für ${stepsInWords(Number(points))}, und Drachen lassen sich nicht antreiben.`,
    'SM-3.23': () => 'Ein brennendes Lagerfeuer liegt im Weg, und niemand geht hindurch.',
    'SM-4.2': elsewhere('Ein Pferd kauft nur, wer zu Fuß ist.'),
    'SM-4.4': elsewhere('Ein Drache will ein Pferd: Du musst auf einem reiten.'),
    'SM-5.15': () => 'Dir fehlt, was es dafür braucht.',
    'SM-6.3': () => 'Dafür ist kein Platz mehr.',
    'SM-6.6': () => 'Davon ist nichts mehr im Vorrat.',
    'SM-6.7': elsewhere(),
    'SM-6.10': () => 'Die Marktwürfel fallen einmal im Zug, und danach wird nichts mehr verkauft.',
    'SM-7.2': elsewhere(),
    'SM-7.5': () => 'Deine Stadt hat alle ihre Festungen.',
    'SM-7.6': () => 'Davon wartet schon so viel in der Stadt, wie sie noch brauchen kann.',
    'SM-8.4': () => 'Sie sind schon in deiner Stadt; von jedem Volk kommt nur eines.',
    'SM-8.5': () => 'Von ihnen ist niemand mehr anzuwerben.',
    'SM-10.1': elsewhere(),
    'SM-10.2': () => 'Nur eine Aufgabe auf einmal, und nur eine Karte im Zug.',
    'SM-10.4': () => 'Der nächste Schritt wird anderswo getan, oder in einem späteren Zug.',
    'SM-10.5': () => 'Für das, was die Aufgabe zu tragen gibt, fehlt ein freier Platz.',
    'SM-10.13': () => 'Es ist keine Aufgabe mehr da.',
    'SM-12.3': () => 'Noch liegt nichts zwischen euch: Waren, ein Gegenstand oder eine Aufgabe müssen wechseln.',
    'SM-12.4': () => 'Gold allein ist kein Handel: Waren, ein Gegenstand oder eine Aufgabe gehören dazu.',
    'SM-12.6': () => 'Jemand hat das nicht mehr.',
    'SM-12.8': () => 'So viel könnte jemand nicht tragen; erst muss etwas weg.',
    'SM-12.9': () => 'Dann hätte jemand zwei Aufgaben.',
    'SM-12.10': () => `Mehr als ${numbers.trade.refusals}-mal wird in einem Zug nicht abgelehnt.`,
    'SM-13.1': elsewhere('Nothilfe bekommt, wer weder Gold noch Waren hat.'),
    'SM-13.3': () => 'Nothilfe gibt es einmal im Zug.',
    'SM-13.5': () => 'Du hast in diesem Zug selbst Gold oder Waren hergegeben, und Nothilfe ist nicht für gesuchte Not.',
    'SM-14.21': () => 'Dieser Würfel wurde in dieser Welle schon geändert.',
    'SM-17.6': () => 'Die Fee hilft erst, wenn du ärmer bist.',
    'SM-18.9': ({ gems }) => `Das kostet ${gemsOf(Number(gems))}.`,
    'SM-18.10': () =>
      `Ein Leuchtfeuer braucht ${gemsOf(numbers.gem.forBeacon)}, geht einmal im Zug und braucht ein Heer, das weichen kann.`,
    'SM-19.2': () => 'Nur ein Geschichtenstein im Zug.',
    'SM-20.1': () => 'Die Waage hilft einmal im Zug, vor dem ersten Verkauf, und dann muss etwas verkauft werden.',
    'SM-20.7': ({ gold }) => (gold === undefined ? 'Was verlangt wird, hast du nicht.' : `Das kostet ${gold} Gold, mehr als du hast.`),
  };
}
