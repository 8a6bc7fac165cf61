import { flag, whole } from '@hoard/kernel';
import * as v from 'valibot';
import { attribute } from '../rules/effects/fields.ts';
import type { EnemyKindId, RegionId } from './ids.ts';
import { GEAR_KINDS } from './names.ts';

/** What conditions and effects name. */
export interface MapAndFoes {
  readonly region: v.GenericSchema<unknown, RegionId>;
  /** An enemy by its row, or DRAGON. */
  readonly foe: v.GenericSchema<unknown, EnemyKindId>;
}

const some = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.minLength(1));

/** What a clause depends on; `not` turns it round. */
export const conditionSchema = ({ region, foe }: MapAndFoes) => {
  const not = flag;
  return v.variant('is', [
    v.strictObject({ is: v.literal('foe'), foes: some(foe), not }),
    v.strictObject({ is: v.literal('region'), regions: some(region), not }),
    v.strictObject({ is: v.literal('space'), space: v.picklist(['road', 'safe', 'settlement', 'flare', 'balloon']), not }),
    v.strictObject({ is: v.literal('has'), attribute, n: whole(1, 5), not }),
    v.strictObject({ is: v.literal('atmost'), attribute, n: whole(0, 5), not }),
    v.strictObject({ is: v.literal('armed'), kinds: some(v.picklist(GEAR_KINDS)), not }),
    v.strictObject({ is: v.literal('companions'), n: whole(1, 9), not }),
    v.strictObject({ is: v.literal('alone'), not }),
  ]);
};
export type Condition = Readonly<v.InferOutput<ReturnType<typeof conditionSchema>>>;
