import { expect, test } from 'vitest';
import { heropath } from '../../game.ts';
import type { Options } from '../../state/options.ts';
import { board } from '../index.tsx';

const hasSecrets = (competition: Options['competition'], seats: number): boolean =>
  board.secrets(heropath.readOptions({ competition }, seats));

test('HP-32.12 around one screen cards are hidden from the others, but not in Co-op, where nobody plays against another', () => {
  expect([hasSecrets('competitive', 3), hasSecrets('team', 4), hasSecrets('co-op', 3)]).toEqual([true, true, false]);
});
