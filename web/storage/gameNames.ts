import { SHELF } from '@hoard/games/shelf';
import { nameIn } from '@hoard/kernel';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import type { KeptGame } from './keptGame.ts';

/** A kept name as it is read on this page. */
export const readableName = (name: string): string => nameIn(language.value, name);

/** Who plays a kept game. */
export const namesOf = ({ about }: KeptGame): string =>
  about.names.length === 0 ? words.value.games.nobody : new Intl.ListFormat(language.value).format(about.names.map(readableName));

/** Which game it is. */
export const titleOfKept = ({ about }: KeptGame): string => SHELF.find(({ id }) => id === about.game)?.title ?? about.game;
