import type { BargainTable } from '@hoard/kernel';

/** Whether something lies on the table that was not offered yet. */
export const isDrafting = ({ own, other }: BargainTable): boolean => [...own.goods, ...other.goods].some(({ drafted }) => drafted > 0);
