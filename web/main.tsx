import { render } from 'preact';
import { stayOffline } from './offline/offline.ts';
import { Page } from './Page.tsx';
import { language } from './settings/settings.ts';
import { speak } from './words/words.ts';

await speak(language.value);
render(<Page />, document.getElementById('page')!);

if (import.meta.env.PROD) void stayOffline();
