import type { Language } from '@hoard/kernel';
import { ICONS, Icon } from '@hoard/paint';
import { PALACE } from '../content/content.ts';
import { silverado as content } from '../content/silverado.ts';
import { worthOf } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './doom.css';

const STOPS = Array.from({ length: PALACE }, (_, i) => i + 1);

/** How far the Dragon has come, what is left of it, and what slaying it is worth: only one's own score matters more. */
export function Doom({ board, language }: { readonly board: Board; readonly language: Language }) {
  const { dragon: say, names } = wordsIn(language);
  const { dragonAt, wounds, hoard } = board;
  const worth = worthOf(content, hoard);
  const isSlain = wounds >= content.dragon.length;
  const next = isSlain ? undefined : content.path[dragonAt + 1];
  return (
    <section class={dragonAt >= PALACE - 1 ? 'doom near' : 'doom'} aria-label={say.clock}>
      <div class="doom-place">
        <span class="doom-head">
          <Icon path={PICTURES.dragon} size="1.5em" />
        </span>
        <span>
          <b>{isSlain ? say.slain : dragonAt === 0 ? say.away : say.place(dragonAt)}</b>
          {next !== undefined && (
            <small>
              {say.next(names.space(next))} · {say.oneInSix}
            </small>
          )}
        </span>
      </div>
      <ol class="doom-road" aria-hidden="true">
        {STOPS.map((stop) => (
          <li key={stop} class={stop < dragonAt ? 'burnt' : stop === dragonAt ? 'here' : stop === dragonAt + 1 && !isSlain ? 'next' : ''}>
            {stop === PALACE ? '♛' : stop}
          </li>
        ))}
      </ol>
      <Hearts wounds={wounds} language={language} />
      <div class="doom-hoard" role="img" title={say.hoardWorth(worth)} aria-label={say.hoardWorth(worth)}>
        <Icon path={ICONS.coins} size="1.3em" />
        <b>{worth}</b>
        <small>{say.hoard}</small>
      </div>
    </section>
  );
}

/** What is left of the Dragon: four hearts, the strength of each on it. */
function Hearts({ wounds, language }: { readonly wounds: number; readonly language: Language }) {
  const say = wordsIn(language).dragon;
  const left = content.dragon.slice(wounds).map(({ strength }) => strength);
  return (
    <div class="doom-hearts" role="img" aria-label={left.length === 0 ? say.slain : say.hearts(left.join(', '))}>
      {content.dragon.map(({ id, strength }, index) => (
        <span key={id} class={index < wounds ? 'gone' : index === wounds ? 'top' : ''}>
          <Icon path={PICTURES.heart} size="1.9em" />
          <b>{strength}</b>
        </span>
      ))}
    </div>
  );
}
