import { PERSON, Problem, isChoice, type GameFile } from '@hoard/kernel';
import { BOT_WORDS, isBotName } from './named.ts';

/** Whoever answers for a seat in a game from outside is a person, or a bot that we know. `where` begins the sentence if not. */
export function checkPlayers({ seated, journal }: Pick<GameFile, 'seated' | 'journal'>, where: string): void {
  seated.forEach(({ player }, seat) => {
    if (player !== PERSON && !isBotName(player)) refuse(where, `seated.${seat}.player`, player, `${PERSON}, `);
  });
  journal.forEach((entry, index) => {
    if (isChoice(entry) || !('player' in entry) || isBotName(entry.player)) return;
    refuse(where, `journal.${index}.player`, entry.player, '');
  });
}

function refuse(where: string, field: string, player: string, others: string): never {
  throw new Problem(`${where}, field '${field}': there is no player '${player}'; expected ${others}${BOT_WORDS}.`, {
    fault: 'field',
    args: { where, field },
  });
}
