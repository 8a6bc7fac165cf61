import type { Types } from '@hoard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { PlayModel } from '../play/playModel.ts';
import { showToast } from '../style/Toasts.tsx';
import type { RemoteTable } from '../table/remoteTable.ts';
import { friendsWords } from './friendsWords.ts';

interface AnsweredProps<T extends Types> {
  readonly table: RemoteTable<T>;
  readonly model: PlayModel<T>;
}

/** Says what was answered for whoever sits here, by what they said once and for all or because their time had run out. */
export function AnsweredForYou<T extends Types>({ table, model }: AnsweredProps<T>) {
  const viewer = table.viewer.value;
  const history = table.history.value;
  const told = useRef(history.length);
  useEffect(() => {
    const { keys } = table.boardGame.game;
    for (const { seat, key, what } of history.slice(told.current)) {
      if (seat !== viewer || what !== 'choice' || key === null || table.isFromHere(key)) continue;
      const action = keys.parse(key);
      if (action !== null) showToast({ text: friendsWords.value.company.answered(model.telling.value.option(action, model.voices)) });
    }
    told.current = history.length;
  }, [history]);
  return null;
}
