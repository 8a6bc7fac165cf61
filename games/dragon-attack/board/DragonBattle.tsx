import type { Language, Telling, Voices, Seat } from '@hoard/kernel';
import { DieFace, Mark, Sign, type Playing } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import { adventurerOf } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import { Face } from './Counters.tsx';
import { LIVERIES } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './battle.css';

/** The party's latest throw at the Dragon. */
export type DragonThrow = Extract<Event, { t: 'threw' }>;

interface DragonBattleProps {
  readonly playing: Playing<DragonAttack>;
  readonly thrown: DragonThrow;
  readonly board: Board;
  readonly language: Language;
  readonly telling: Telling<DragonAttack>;
  readonly voices: Voices;
}

/** Face to face with the Dragon, from the first throw to the last. What stays is drawn once; dice and verdict come anew with each event. */
export function DragonBattle({ playing: { event, milliseconds }, thrown, board, language, telling, voices }: DragonBattleProps) {
  const say = wordsIn(language).drama;
  const { seat } = thrown;
  return (
    <div class={`great-moment dragon-battle ${event.t}`} style={{ '--ms': `${milliseconds}ms` }} aria-hidden="true">
      <Mark of="great-moment" />
      <p class="challenge">{seat === voices.you ? say.youFace : say.faces(voices.nameOf(seat))}</p>
      <svg class="dragon-looms" viewBox="0 0 512 512">
        <path d={PICTURES.dragonFlight} />
      </svg>
      <ol class="dragon-counters">
        {content.dragon.map(({ id, strength }, index) => (
          <li key={id} class={index < board.wounds ? 'gone' : index > board.wounds ? 'waits' : event.t === 'wounded' ? 'breaks' : 'fights'}>
            <b>{strength}</b>
            <b>{strength}</b>
          </li>
        ))}
      </ol>
      <div key={thrown} class="battle-dice">
        {thrown.dice.map((face, index) => (
          <span key={index} class={index === 0 ? 'leaps' : 'stays'}>
            <DieFace
              face={face}
              milliseconds={milliseconds}
              kind={index === 0 ? 'best' : 'plain'}
              delay={milliseconds * (0.1 + index * 0.06)}
            />
          </span>
        ))}
      </div>
      {event.t !== 'threw' && (
        <p key={event} class="verdict">
          {verdictOn(event, language)}
        </p>
      )}
      <Companions board={board} seat={seat} />
      <p class="battle-told">{telling.event(event, voices)}</p>
      <div class="dragonfire" />
    </div>
  );
}

function verdictOn(event: Event, language: Language): string {
  const { drama: say, ending } = wordsIn(language);
  if (event.t === 'equal') return say.equal;
  if (event.t === 'wounded') return say.wounded;
  if (event.t === 'robbed') return event.counters.length > 0 ? say.lost : say.thrownBack;
  return ending.slain;
}

/** Who stands against it: the hero's shield, and those who came along. */
function Companions({ board, seat }: { readonly board: Board; readonly seat: Seat }) {
  const { hero, carried } = adventurerOf(board, seat);
  const { css, ink, crest, shape } = LIVERIES[hero]!;
  const party = carried.filter((row) => ['character', 'dragonSlayer'].includes(content.counters[row]!.kind));
  return (
    <div class="companions">
      <svg class="hero" viewBox="-1.4 -1.4 2.8 2.8">
        <path d={shape} fill="#f6e7c2" />
        <path d={shape} fill={css} transform="scale(.88)" />
        <Sign path={crest} size={1.1} fill={ink} />
      </svg>
      {party.map((row) => (
        <svg key={row} viewBox="-15 -15 30 34">
          <Face row={row} />
        </svg>
      ))}
    </div>
  );
}
