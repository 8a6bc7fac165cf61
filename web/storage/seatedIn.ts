import { isChoice, unnamed, type GameFile, type Seated } from '@hoard/kernel';
import { BOT_NAMES } from '@hoard/players';

/** Who sits where in a game file. Where nobody said who does, as in what the laboratory writes, bots do. */
export function seatedIn({ seated, journal }: GameFile): readonly Seated[] {
  const nobody = unnamed(seated.length);
  const isNamed = seated.some(({ name, player }, seat) => name !== nobody[seat]!.name || player !== nobody[seat]!.player);
  if (isNamed || !journal.every(isChoice)) return seated;
  return nobody.map((_, seat) => ({ name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, player: 'greedy' }));
}
