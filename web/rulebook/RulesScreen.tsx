import { withBoard } from '@hoard/games/boards';
import type { ComponentChild } from 'preact';
import { Later } from '../Later.tsx';
import { route } from '../router/router.ts';
import { hrefOf } from '../router/route.ts';
import { language } from '../settings/settings.ts';
import { Screen } from '../style/Screen.tsx';
import { words } from '../words/words.ts';
import { Rulebook } from './Rulebook.tsx';
import { fetchRules, type Rules } from './rules.ts';

export const openRules = (game: string): Promise<ComponentChild> =>
  withBoard(game, (board) => <InLanguage game={game} title={board.game.title} books={board.rulebook} />);

type Book = { readonly game: string; readonly title: string };

/** The book follows the language. */
function InLanguage({ game, title, books }: Book & { readonly books: Readonly<Record<typeof language.value, string>> }) {
  const address = books[language.value];
  return <Later key={address} load={async () => <RulesScreen game={game} title={title} rules={await fetchRules(address)} />} />;
}

function RulesScreen({ game, title, rules }: Book & { readonly rules: Rules }) {
  const here = route.value;
  const { rules: text } = words.value;
  return (
    <Screen title={text.title(title)}>
      <p>
        <a class="button strong" href={hrefOf({ at: 'setup', game })}>
          {text.play}
        </a>
      </p>
      <Rulebook rules={rules} rule={here.at === 'rules' ? here.rule : null} hrefOf={(rule) => hrefOf({ at: 'rules', game, rule })} />
    </Screen>
  );
}
