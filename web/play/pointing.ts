import type { Action, Types } from '@hoard/kernel';
import type { PlayModel } from './playModel.ts';

/** Whatever is pointed at, by hand or by keys, is shown on the board. */
export const pointing = <T extends Types>({ pointed }: PlayModel<T>, action: Action) => {
  const show = (): void => {
    pointed.value = action;
  };
  const hide = (): void => {
    if (pointed.value === action) pointed.value = null;
  };
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
};
