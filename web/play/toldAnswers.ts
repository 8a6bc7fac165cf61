import type { Group, GroupItem, Types } from '@hoard/kernel';
import type { OpenQuestion } from '../table/table.ts';
import type { PlayModel } from './playModel.ts';

/** An answer with the title of its group. */
export type ToldAnswer = GroupItem & Pick<Group, 'title' | 'isRare'>;

/** The answers to a question as the game groups and orders them. */
export const toldAnswers = <T extends Types>(model: PlayModel<T>, asking: OpenQuestion): readonly ToldAnswer[] =>
  model.telling.value
    .groups(model.askedIn(asking), model.voices)
    .flatMap(({ title, isRare, items }) => items.map((item) => ({ ...item, title, ...(isRare && { isRare }) })));
