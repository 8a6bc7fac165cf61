import type { Language } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { isSolo } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './goods.css';
import './moonrise.css';

const MOONS = Array.from({ length: content.numbers.moons.last }, (_, index) => index + 1);

/** Along an arc from the left to the right; 0 is before the first moon. */
function onArc(moon: number): { readonly x: number; readonly y: number } {
  const share = moon / MOONS.length;
  return { x: 16 + 324 * share, y: 42 - 26 * Math.sin(Math.PI * (0.08 + 0.84 * share)) };
}

/** The clock of the game: how many moons have risen, and how near the Shadow Army is. With the prices of the market. */
export function Moonrise({ board, language }: { readonly board: Board; readonly language: Language }) {
  const say = wordsIn(language).moons;
  const { last } = content.numbers.moons;
  const army = onArc(board.moon);
  return (
    <section class={board.moon >= last - 1 ? 'moonrise near' : 'moonrise'} aria-label={say.label}>
      <p class="moon-words">
        <b>{say.at(board.moon, last)}</b>
        <small>
          {[say.difficulty[board.difficulty], isSolo(board) ? say.dusk(turnsToDusk(board)) : say.left(last - board.moon)]
            .filter((words) => words !== '')
            .join(' · ')}
        </small>
      </p>
      <svg class="moon-arc" viewBox="0 0 356 54" aria-hidden="true">
        <path d={`M${MOONS.map((moon) => `${onArc(moon).x} ${onArc(moon).y}`).join('L')}`} class="moon-path" />
        {MOONS.map((moon) => {
          const { x, y } = onArc(moon);
          return (
            <g key={moon} class={moon <= board.moon ? 'moon risen' : 'moon'} transform={`translate(${x} ${y})`}>
              <circle r={moon === last ? 12 : 9.5} />
              {moon <= board.moon && <path class="crater" d="M-4-3a2 2 0 1 0 .1 0M3 1a1.5 1.5 0 1 0 .1 0M-1 4a1 1 0 1 0 .1 0" />}
              <text y="4" text-anchor="middle">
                {moon}
              </text>
            </g>
          );
        })}
        <g class="shadow-army" style={{ transform: `translate(${army.x}px, ${army.y}px)` }}>
          <path d="M-17 12L-16 0L-13.6 5L-11-5L-8.6 3L-5-9L-2.4 2L1-11L4 2L7.6-7L10 4L13-3L16 12Z" />
          <path class="eyes" d="M-11.6-1h1M-5.6-5h1.2M.4-7h1.2M7-3h1M12.4 1h1" />
        </g>
      </svg>
      <Prices board={board} language={language} />
    </section>
  );
}

/** SM-18.5: turns of the solo game until the next dusk, this one not counted. */
function turnsToDusk({ turns, difficulty }: Board): number {
  const { dusk, gentleDusk } = content.numbers.moons;
  const every = difficulty === 'gentle' ? gentleDusk : dusk;
  return (every - (Math.max(1, turns) % every)) % every;
}

/** What Dragonmarch pays: three dice, known by colour, sign and number. */
const Prices = ({ board, language }: { readonly board: Board; readonly language: Language }) => {
  const { market: say, resources } = wordsIn(language);
  return (
    <ul class="prices" aria-label={say.label}>
      {RESOURCES.map((kind, row) => (
        <li key={kind} class={`price ${kind}`} title={say.price(resources[row]!, board.prices[row]!)}>
          <span class="map-hidden">{say.price(resources[row]!, board.prices[row]!)}</span>
          <Icon path={PICTURES[kind]} size="1.1em" />
          <b aria-hidden="true">{board.prices[row]}</b>
        </li>
      ))}
    </ul>
  );
};
