import type { GameFile, Seated } from '@hoard/kernel';
import { BOT_NAMES } from '@hoard/players';

/** Who sits where in a game file. In one without a table, such as the laboratory writes, bots do. */
export const seatedIn = ({ table, seats }: GameFile): readonly Seated[] =>
  table?.seated ?? Array.from({ length: seats }, (_, seat) => ({ name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, player: 'greedy' }));
