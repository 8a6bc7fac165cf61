import type { Types } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import { language } from '../settings/settings.ts';
import type { Sitting } from './sitting.ts';

/** What a game's own parts of the screen are given. */
export function boardProps<T extends Types>(sitting: Sitting<T>): BoardProps<T> {
  const { stage } = sitting;
  const asking = sitting.asking.value;
  return {
    view: stage.view.value,
    asked: asking === null ? null : sitting.askedIn(asking),
    denials: asking?.question.denials ?? [],
    considered: sitting.considered.value,
    telling: sitting.telling.value,
    voices: sitting.voices,
    language: language.value,
    playing: stage.past.value !== null && stage.busy.value ? null : stage.playing.value,
    onConsider: (action) => (sitting.considered.value = action),
    onChoose: (action) => {
      if (asking !== null) sitting.pick(asking, action);
    },
    onWhy: (denial) => (sitting.why.value = denial),
  };
}
