import type { Denials } from '@hoard/kernel';
import { stones, type Names } from './names.ts';

/** By rule: why something is not possible. */
export function denialsIn(_names: Names): Denials {
  return {
    'EA-2.7': () => 'Diesen Helden führt schon jemand.',
    'EA-3.18': () => 'Du hast keinen Himmelsstein dieser Farbe.',
    'EA-5.6': ({ price }) => `Das kostet ${stones(Number(price))}, mehr als du hast.`,
    'EA-5.8': ({ left }) => (Number(left) === 0 ? 'Der Händler hat keinen Heiltrank mehr.' : `Der Händler hat nur noch ${left}.`),
    'EA-5.11': () => 'Dort hilft kein Heiltrank: Der Held ist tot, bei vollem Leben oder unheilbar.',
    'EA-5.14': () => 'Das ist ausverkauft.',
    'EA-6.1': () => 'Dieses Feld liegt nicht neben den Helden.',
    'EA-6.2': () => 'Dort stehen die Helden: Erkundet wird ein anderes Feld.',
    'EA-7.1': () => 'Dort warten keine Monster, oder es liegt nicht neben den Helden.',
    'EA-8.1': () => 'Eine Fertigkeit je Zug, und die ist eingesetzt.',
    'EA-8.2': () => 'Du hast keinen Heiltrank.',
    'EA-9.10': () => 'Deine Hand ergibt diese Kombination nicht, auch nicht mit einer geliehenen Karte, die du bezahlen kannst.',
    'EA-11.2': () => 'Diesen Seelenbrand kannst du nicht bezahlen.',
    'EA-11.8': () => 'Ein verstummter Held kann keinen Seelenbrand entfachen.',
    'EA-12.8': () => 'Es muss eine Fertigkeitskarte sein, und das ist keine.',
    'EA-15.8': () => 'Eine Wiederbelebung zahlt nur die Farbe, von der du am meisten hast.',
    'EA-21.1': () => 'Dieses Feld liegt nicht neben den Helden.',
    'EA-21.2': () => 'Die Helden müssen weiterziehen.',
    'EA-21.7': () => 'Monster versperren dort den Weg.',
    'EA-21.5': () => 'Auf diesem Kreis steht schon ein Held.',
  };
}
