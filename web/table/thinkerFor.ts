import { withBots } from '@hoard/games/bots';
import { Random } from '@hoard/kernel';
import { thinkerOf, type Briefing, type Thinker } from '@hoard/players/thinking';

/** Somebody who thinks about the game of a briefing, once that is loaded. */
export const thinkerFor = ({ subject, seed, stream }: Briefing): Promise<Thinker> =>
  withBots(subject.game, (game, judgement) => thinkerOf(game, judgement, new Random(seed, stream)));
