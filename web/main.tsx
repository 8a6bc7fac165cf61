import { render } from 'preact';
import { stayOffline } from './offline/offline.ts';
import { Page } from './Page.tsx';

render(<Page />, document.getElementById('page')!);

if (import.meta.env.PROD) void stayOffline();
