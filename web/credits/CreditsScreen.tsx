import credits from '../../CREDITS.md?raw';
import { Screen } from '../style/Screen.tsx';
import { words } from '../words/words.ts';
import { Prose } from './Prose.tsx';

/** Whose work this stands upon. */
export const CreditsScreen = () => (
  <Screen title={words.value.credits.title}>
    <div class="parchment">
      <Prose markdown={credits} />
    </div>
  </Screen>
);
