import { SHELF, type OnShelf } from '@hoard/games/shelf';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../router/route.ts';
import { language } from '../settings/settings.ts';
import { tablesNoted } from '../storage/friendsTables.ts';
import { namesOf, titleOfKept } from '../storage/gameNames.ts';
import { games } from '../storage/games.ts';
import { PageIcon, Picture } from '../style/PageIcon.tsx';
import { words } from '../words/words.ts';
import { Emberfall } from './Emberfall.tsx';

// The scene on the box of each game is in the game's own folder.
import.meta.glob('../../games/*/board/box.css', { eager: true });

/** So many running games are offered on the shelf itself. */
const MOST_OFFERED = 3;

/** The first thing one sees: what can be played, and what was being played. */
export function Shelf() {
  const { page, shelf: text } = words.value;
  const running = games.list.value.filter(({ about }) => !about.over);
  const withFriends = tablesNoted();
  useEffect(() => {
    document.title = page.title;
  }, [page.title]);
  return (
    <div class="shelf">
      <Emberfall />
      <header class="shelf-head">
        <h1>{page.title}</h1>
        <p>{page.motto}</p>
      </header>
      <main>
        {running.length + withFriends.length > 0 && (
          <section class="shelf-running" aria-label={text.continue}>
            <h2>{text.continue}</h2>
            <ul class="plain-list">
              {withFriends.slice(0, MOST_OFFERED).map(({ id, game, names }) => (
                <li key={id}>
                  <a class="running-game plank" href={hrefOf({ at: 'table', id })}>
                    <PageIcon name="person" />
                    <span>
                      <strong>{SHELF.find((one) => one.id === game)?.title ?? game}</strong>
                      <small>{names.join(', ')}</small>
                    </span>
                  </a>
                </li>
              ))}
              {running.slice(0, MOST_OFFERED).map((game) => (
                <li key={game.id}>
                  <a class="running-game plank" href={hrefOf({ at: 'play', id: game.id })}>
                    <PageIcon name="hourglass" />
                    <span>
                      <strong>{titleOfKept(game)}</strong>
                      <small>{namesOf(game)}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-label={text.heading}>
          <ul class="plain-list shelf-games">
            {SHELF.map((game) => (
              <li key={game.id}>
                <GameBox game={game} />
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer class="shelf-foot">
        <nav class="row" aria-label={page.navigation}>
          {games.list.value.length > 0 && (
            <a class="button quiet" href={hrefOf({ at: 'games' })}>
              <PageIcon name="chest" />
              {text.allGames(games.list.value.length)}
            </a>
          )}
          {games.list.value.length === 0 && (
            <a class="button quiet" href={hrefOf({ at: 'games' })}>
              <PageIcon name="chest" />
              {words.value.games.open}
            </a>
          )}
          <a class="button quiet" href={hrefOf({ at: 'tables' })}>
            <PageIcon name="person" />
            {page.tables}
          </a>
          <a class="button quiet" href={hrefOf({ at: 'settings' })}>
            <PageIcon name="gear" />
            {page.settings}
          </a>
          <a class="button quiet" href={hrefOf({ at: 'credits' })}>
            {page.credits}
          </a>
        </nav>
        <p class="faint">{text.offline}</p>
      </footer>
    </div>
  );
}

function GameBox({ game: { id, title, line, players, minutes, picture } }: { game: OnShelf }) {
  const text = words.value.shelf;
  return (
    <article class="game-box" data-game={id}>
      <div class="game-box-picture">{picture === undefined ? <PageIcon name="dragon" /> : <Picture path={picture} />}</div>
      <div class="game-box-words">
        <h2>{title}</h2>
        <p>{line[language.value]}</p>
        <p class="game-box-facts">
          <span>
            <PageIcon name="person" />
            {text.players(players.least, players.most)}
          </span>
          <span>
            <PageIcon name="hourglass" />
            {text.minutes(minutes.least, minutes.most)}
          </span>
        </p>
        <p class="row">
          <a class="button strong large" href={hrefOf({ at: 'setup', game: id })} aria-label={`${text.play}: ${title}`}>
            {text.play}
          </a>
          <a class="button on-parchment" href={hrefOf({ at: 'rules', game: id, rule: null })} aria-label={`${text.rules}: ${title}`}>
            <PageIcon name="book" />
            {text.rules}
          </a>
        </p>
      </div>
    </article>
  );
}
