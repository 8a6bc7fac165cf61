import type { Types } from '@hoard/kernel';
import type { PlayModel } from '../play/playModel.ts';
import { language } from '../settings/settings.ts';
import { friendsWords } from './friendsWords.ts';
import type { TableVisit } from './tableVisit.ts';

interface SilentWishProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly model: PlayModel<T>;
}

/** In a vote: that the first choice is a silent wish, whose is still missing, and then what all have wished for. */
export function SilentWish<T extends Types>({ visit, model }: SilentWishProps<T>) {
  const { ballot } = visit.known.value;
  const { ballot: text } = friendsWords.value;
  if (ballot === null) return null;
  const { mine, awaited, wishes } = ballot;
  const list = new Intl.ListFormat(language.value);
  const told = (key: string): string => {
    const action = model.table.boardGame.game.keys.parse(key);
    return action === null ? key : model.telling.value.option(action, model.voices);
  };
  const nameOf = (seat: number): string => model.voices.nameOf(seat);
  return (
    <p class="silent-wish" role="status">
      {wishes !== null
        ? text.shown(list.format(wishes.map(({ seat, key }) => text.wish(nameOf(seat), told(key)))))
        : mine === null
          ? text.first
          : text.mine(told(mine), list.format(awaited.map(nameOf)))}
    </p>
  );
}
