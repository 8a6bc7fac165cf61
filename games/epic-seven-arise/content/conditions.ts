import { text, whole } from '@hoard/kernel';
import * as v from 'valibot';
import type { ChapterThings } from './chapterSchema.ts';

/** What a branch of the story, or a bonus reward, depends on. */
export const conditionSchema = ({ monster, story, tag }: Pick<ChapterThings, 'monster' | 'story' | 'tag'>) =>
  v.variant('is', [
    v.strictObject({ is: v.literal('always') }),
    v.strictObject({ is: v.literal('skulls'), most: whole(0, 30) }),
    v.strictObject({ is: v.literal('gate'), least: whole(0, 20) }),
    v.strictObject({ is: v.literal('clean'), least: whole(0, 9) }),
    v.strictObject({ is: v.literal('found'), tag, least: whole(1, 9) }),
    v.strictObject({ is: v.literal('dead'), monsters: v.array(monster) }),
    v.strictObject({ is: v.literal('voted'), option: text }),
    v.strictObject({ is: v.literal('wonOn'), cards: v.array(story) }),
  ]);
export type Condition = Readonly<v.InferOutput<ReturnType<typeof conditionSchema>>>;
