import type { Action, Types } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import { language } from '../settings/settings.ts';
import type { PlayModel } from './playModel.ts';

/** What a game's own parts of the screen are given. */
export function boardProps<T extends Types>(model: PlayModel<T>): BoardProps<T> {
  const { stage } = model;
  const asking = model.asking.value;
  return {
    view: stage.view.value,
    asked: asking === null ? null : model.askedIn(asking),
    denials: asking?.question.denials ?? [],
    askings: model.askings.value.map((one) => model.askedIn(one)),
    clocks: model.table.clocks.value,
    considered: model.considered.value,
    main: model.main.value,
    pointed: model.pointed.value,
    planned: model.planned.value,
    telling: model.telling.value,
    voices: model.voices,
    language: language.value,
    playing: stage.past.value !== null && stage.busy.value ? null : stage.playing.value,
    changes: model.changes.value,
    armed: armedIn(model),
    keyOf: (action) => model.table.boardGame.game.keys.keyOf(action),
    onArm: (action) => model.standing.arm(action),
    onConsider: (action) => (model.considered.value = action),
    onChoose: (action) => {
      if (asking !== null) model.pick(asking, action);
    },
    onAnswer: ({ lane }, action) => {
      const one = model.askings.value.find(({ question }) => question.lane === lane);
      if (one !== undefined) void model.choose(one, action);
    },
    onChooseSeveral: (action, count) => {
      if (asking !== null) void model.chooseSeveral(asking, action, count);
    },
    onPlan: (actions) => {
      if (asking !== null) model.plan(asking, actions);
    },
    onChooseInTurn: (actions) => {
      if (asking !== null) void model.chooseInTurn(asking, actions);
    },
    onUnfold: () => void model.unfolded.value++,
    onWhy: (denial) => (model.why.value = denial),
  };
}

function armedIn<T extends Types>({ standing, table }: PlayModel<T>): readonly Action[] {
  return standing.wishes.value.armed.flatMap((key) => table.boardGame.game.keys.parse(key) ?? []);
}
