import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { Later } from './Later.tsx';
import { route } from './router/router.ts';
import type { Route } from './router/route.ts';
import { language } from './settings/settings.ts';
import { Shelf } from './shelf/Shelf.tsx';
import { StorageNotice } from './storage/StorageNotice.tsx';
import { Toasts } from './style/Toasts.tsx';
import { Trouble } from './Trouble.tsx';
import { words } from './words/words.ts';

/** The whole page: whatever the address asks for. Only the shelf is there from the start; the rest is loaded when it is wanted. */
export function Page() {
  const here = route.value;
  useEffect(() => {
    document.documentElement.lang = language.value;
  }, [language.value]);
  return (
    <>
      <StorageNotice />
      {here.at === 'shelf' ? <Shelf /> : <Later key={screenOf(here)} load={(left) => screenAt(here, left)} />}
      <Toasts />
    </>
  );
}

/** Another rule of the same book, or another moment of the same game, is the same screen. */
function screenOf(here: Route): string {
  const about = 'id' in here ? here.id : 'game' in here ? here.game : '';
  return `${here.at}/${about}`;
}

async function screenAt(here: Exclude<Route, { at: 'shelf' }>, left: AbortSignal): Promise<ComponentChild> {
  switch (here.at) {
    case 'setup':
      return (await import('./setup/SetupScreen.tsx')).openSetup(here.game);
    case 'play':
      return (await import('./play/opening.tsx')).openTable(here.id, left);
    case 'replay':
      return (await import('./replay/opening.tsx')).openReplay(here.id);
    case 'verify':
      return (await import('./verify/VerifyScreen.tsx')).openVerify(here.id);
    case 'rules':
      return (await import('./rulebook/RulesScreen.tsx')).openRules(here.game);
    case 'table':
      return (await import('./friends/opening.tsx')).openFriendsTable(here.id, left);
    case 'screen':
      return (await import('./friends/opening.tsx')).openBigScreen(here.id, left);
    case 'seat':
      return (await import('./friends/opening.tsx')).openInvitation(here.id, here.seat, here.token);
    case 'tables':
      return (await import('./friends/opening.tsx')).openTables();
    case 'games': {
      const { GamesScreen } = await import('./storage/GamesScreen.tsx');
      return <GamesScreen />;
    }
    case 'settings': {
      const { SettingsScreen } = await import('./settings/SettingsScreen.tsx');
      return <SettingsScreen />;
    }
    case 'credits': {
      const { CreditsScreen } = await import('./credits/CreditsScreen.tsx');
      return <CreditsScreen />;
    }
    case 'nowhere':
      return <Trouble message={words.value.page.notFound} />;
  }
}
