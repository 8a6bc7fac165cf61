import { Icon, type BoardProps } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { SpaceId } from '../content/ids.ts';
import { distanceOf, standOf } from '../rules/things.ts';
import { NONE } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { activityInWords } from '../telling/cards.ts';
import { whereToGet } from '../telling/whereToGet.ts';
import type { Words } from '../words/words.ts';
import { weighedSeat } from './DragonBar.tsx';
import { Gem } from './Gems.tsx';
import { openPanel } from './opened.ts';
import { SITES } from './pictures.ts';
import { showSpace } from './showSpace.ts';
import { wordsIn } from './speech.ts';
import './display.css';

interface Found {
  readonly space: SpaceId;
  readonly site: number;
  readonly lines: readonly string[];
  readonly paces: number;
}

/** The Place-Sites on the map that are called so or bring what is sought, the nearest first; of each, the lines that say it. */
function findIn(words: Words, sites: readonly number[], from: SpaceId, sought: string): Found[] {
  const sources = whereToGet(words, sought);
  const isFitting = (site: number, activity: number): boolean =>
    sought.trim() === '' || sources.some((source) => source.site === site && source.activity === activity);
  return sites
    .flatMap((site, space) => {
      if (site === NONE) return [];
      const lines = words.content.sites[site]!.activities.flatMap(({ name }, row) =>
        isFitting(site, row) ? [`${name}: ${activityInWords(words, site, row)}`] : [],
      );
      return lines.length === 0 ? [] : [{ space, site, lines, paces: distanceOf(content, from, space) }];
    })
    .toSorted((one, other) => one.paces - other.paces);
}

/** HP-17.16: where can I get it? A word is sought in all that the Place-Sites on the map offer; a touch leads there. */
export function IndexSearch(props: BoardProps<Heropath>) {
  const { view, language } = props;
  const words = wordsIn(language);
  const { panels: say, attributes, supplies, decks } = words;
  const [sought, seek] = useState('');
  const board = view.sight;
  const hero = board.heroes[weighedSeat(props)]!;
  const found = findIn(words, board.sites, standOf(hero, content), sought);
  const unfound = content.sites.length - board.sites.filter((site) => site !== NONE).length;
  return (
    <div class="hp-index">
      <input
        type="search"
        value={sought}
        placeholder={say.find}
        aria-label={say.index}
        onInput={(event) => seek(event.currentTarget.value)}
      />
      <div class="hp-chips">
        {[...attributes, ...supplies, ...decks].map((word, place) => (
          <button
            key={word}
            type="button"
            class="button quiet"
            aria-pressed={sought === word}
            onClick={() => seek(sought === word ? '' : word)}
          >
            {place < attributes.length && <Gem attribute={place} />} {word}
          </button>
        ))}
      </div>
      {found.length === 0 && <p>{say.notFound}</p>}
      <ol>
        {found.map(({ space, site, lines, paces }) => (
          <li key={space}>
            <button
              type="button"
              onClick={() => {
                openPanel(null);
                showSpace(space);
              }}
            >
              <span class="sign" aria-hidden="true">
                <Icon path={SITES[content.sites[site]!.id]!} size="1em" />
              </span>
              <span>
                <b>{words.content.sites[site]!.name}</b> {words.names.space(space)}
                {lines.map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </span>
              <em>{say.paces(paces)}</em>
            </button>
          </li>
        ))}
      </ol>
      {unfound > 0 && <p class="faint">{say.unfound(unfound)}</p>}
    </div>
  );
}
