import type { Types } from '@hoard/kernel';
import { useEffect } from 'preact/hooks';
import { isAwaited } from '../table/awaited.ts';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';

const ICON = 'icon.svg';
const ICON_OF_TURN = 'icon-turn.svg';

const showIcon = (href: string): void => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', href);

/** Shows in the title and the icon of the page whether somebody here is awaited: one sees it from another tab. */
export function useTurnSign<T extends Types>({ askings, boardGame, history, awaited, seated }: GameTable<T>): void {
  const { page, play } = words.value;
  const { game } = boardGame;
  const isMine = askings.value.some(({ question }) => isAwaited(game, history.value.at(-1)!.after, question.lane));
  const [other] = awaited.value;
  const whose = isMine ? `● ${play.yourTurn}` : other === undefined ? null : play.turnOf(seated.value[other]?.name ?? '');
  const title = [whose, game.title, page.title].filter((part) => part !== null).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    showIcon(isMine ? ICON_OF_TURN : ICON);
    return () => showIcon(ICON);
  }, [isMine]);
}
