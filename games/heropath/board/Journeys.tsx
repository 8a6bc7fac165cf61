import { percent } from '@hoard/kernel';
import { type AskedProps, Icon } from '@hoard/paint';
import { useState } from 'preact/hooks';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { chanceAgainst } from '../odds/danger.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { isBattlefield, isFaceUp } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { foundAt } from '../telling/glance.ts';
import { journeysOf, plannedJourney, type Journey } from './journeys.ts';
import { FACES, SIGNS, SITES } from './pictures.ts';
import { GEM } from './signs.ts';
import { wordsIn } from './speech.ts';
import './journeys.css';
import type { Heropath } from '../state/types.ts';

/** What waits at the end of a journey: its sign, and the chance where there is something to fight. */
function waitingAt(board: Board, seat: number, { space }: Journey): { readonly path: string; readonly chance: number | null } {
  const enemy = board.enemies.find(({ at }) => at === space);
  if (enemy !== undefined) {
    const kind = isFaceUp(enemy) ? content.enemies[enemy.kind] : undefined;
    return { path: (kind && FACES[kind.id]) ?? SIGNS.hidden, chance: chanceAgainst(board, content, seat, enemy) };
  }
  if (isBattlefield(board, content, space)) return { path: SIGNS.dragon, chance: dragonOdds(board, content, seat).now };
  const site = content.sites[board.sites[space]!];
  if (site !== undefined) return { path: SITES[site.id]!, chance: null };
  if (content.map.balloons.includes(space)) return { path: SIGNS.balloon, chance: null };
  return { path: content.map.spaces[space]!.kind === 'settlement' ? SIGNS.visit : SIGNS.travel, chance: null };
}

const FILTERS = ['deeds', 'sites', 'rides', 'all'] as const;
type Filter = (typeof FILTERS)[number];

function belongsTo(filter: Filter, board: Board, { space, way, paces }: Journey): boolean {
  const { kind } = content.map.spaces[space]!;
  switch (filter) {
    case 'deeds':
      return (
        board.enemies.some(({ at }) => at === space) ||
        isBattlefield(board, content, space) ||
        (kind === 'settlement' && board.sites[space]! < 0)
      );
    case 'sites':
      return board.sites[space]! >= 0;
    case 'rides':
      return way.length > paces || space === board.ferry || content.map.balloons.includes(space);
    case 'all':
      return true;
  }
}

/** Where one can get in one Travel, as a list: what waits there, what it takes, what it costs. */
export function Destinations(props: AskedProps<Heropath>) {
  const { asked, planned, language, onPlan } = props;
  const words = wordsIn(language);
  const { journey: say } = words.board;
  const board = asked.view.sight;
  const journeys = journeysOf(asked);
  const [wanted, want] = useState<Filter>('deeds');
  const filter = journeys.some((one) => belongsTo(wanted, board, one)) ? wanted : 'all';
  const chosen = plannedJourney(journeys, planned);
  const listed = journeys
    .filter((one) => belongsTo(filter, board, one))
    .toSorted((one, other) => one.price - other.price || one.paces - other.paces);
  return (
    <section class="hp-destinations" aria-label={say.where}>
      <div class="hp-chips" role="group">
        {FILTERS.map((one) => (
          <button key={one} type="button" class="button" aria-pressed={one === filter} onClick={() => want(one)}>
            {say[one]} {one === 'all' && <small>{journeys.length}</small>}
          </button>
        ))}
      </div>
      <ul>
        {listed.map((journey) => {
          const { path, chance } = waitingAt(board, asked.seat, journey);
          // What it costs and the chance stand beside it.
          const note = foundAt(words, board, journey.space);
          return (
            <li key={journey.space}>
              <button type="button" aria-pressed={journey === chosen} onClick={() => onPlan(journey.plan)}>
                <Icon path={path} size="1.5em" />
                <span class="hp-destination">
                  <b>{words.names.space(journey.space)}</b>
                  {note !== '' && <small>{note}</small>}
                </span>
                <Toll journey={journey} />
                {chance !== null && <b class="hp-destination-chance">{percent(chance, language)}</b>}
                <span class="map-hidden">{say.takes(journey.paces, journey.way.length > journey.paces, journey.price)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Paces and VITALITY, as on the map. */
const Toll = ({ journey: { paces, way, price } }: { readonly journey: Journey }) => (
  <span class="hp-toll" aria-hidden="true">
    <span class={way.length > paces ? 'ride' : ''}>{paces}</span>
    {price > 0 && (
      <em>
        <Icon path={GEM} size=".8em" />
        {price}
      </em>
    )}
  </span>
);

/** The journey that is planned: what it takes, and the button that makes it. Nothing where none is. */
export function PlannedJourney(props: AskedProps<Heropath>) {
  const { asked, planned, language, onPlan, onChooseInTurn } = props;
  const words = wordsIn(language);
  const { journey: say } = words.board;
  const journey = planned.length === 0 ? undefined : plannedJourney(journeysOf(asked), planned);
  if (journey === undefined) return null;
  return (
    <div class="hp-planned">
      <button type="button" class="button strong large" data-main onClick={() => onChooseInTurn(journey.plan)}>
        {say.go(words.names.space(journey.space))}
        <small>{say.takes(journey.paces, journey.way.length > journey.paces, journey.price)}</small>
      </button>
      <button type="button" class="button quiet" onClick={() => onPlan([])}>
        {words.panels.back}
      </button>
    </div>
  );
}
