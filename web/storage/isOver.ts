import { isChoice, type GameRecord } from '@hoard/kernel';

/** Whether a game has come to its end, or was abandoned. */
export const isOver = ({ outcome, journal }: GameRecord): boolean => {
  const last = journal.at(-1);
  return outcome !== null || (last !== undefined && !isChoice(last) && last.now === 'abandoned');
};
