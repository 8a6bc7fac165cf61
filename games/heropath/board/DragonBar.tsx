import { percent, type Seat } from '@hoard/kernel';
import { Icon, type BoardProps } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { dragonOdds, type DragonOdds } from '../odds/dragon.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { foePower } from '../rules/18-fight.ts';
import { DRAGON } from '../content/names.ts';
import { isFallen, playerCount } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { Ear } from './Gems.tsx';
import { openPanel } from './opened.ts';
import { FACES, SIGNS } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './dragonBar.css';

/** Whose power is weighed against the Dragon's: that of the person at the screen; who only looks on sees that of whoever acts. */
export const weighedSeat = ({ view, asked }: Pick<BoardProps<Heropath>, 'view' | 'asked'>): Seat => {
  const own = asked?.seat ?? view.viewer;
  if (own >= 0) return own;
  const acting = view.sight.heroes.findIndex(({ seat }) => (view.sight.inTurn >> seat) & 1);
  return Math.max(0, acting);
};

/** Am I strong enough yet? Power against power, the chance now and one level later; where there is room, the Scale itself. */
export function DragonBar(props: BoardProps<Heropath>) {
  const { view, language } = props;
  const board = view.sight;
  const words = wordsIn(language);
  const { panels: say } = words;
  const seat = weighedSeat(props);
  if (board.round === 0) return null;
  const odds = dragonOdds(board, content, seat);
  const power = odds.power - odds.fire;
  const [now, later] = [percent(odds.now, language), percent(odds.later, language)];
  const hero = board.heroes[seat]!;
  return (
    <>
      <div class="hp-dragon-bar">
        <button type="button" class="hp-duel" onClick={() => openPanel('scale')}>
          <Ear>{`${say.duel(power, odds.foe, now, later)} ${say.showScale}`}</Ear>
          <span class="hp-base" aria-hidden="true">
            <Icon path={SIGNS.flare} size="2.3em" />
            <b>{evilForceBase(board)}</b>
          </span>
          <span class="hp-own" aria-hidden="true">
            <b>{power}</b> <small>{board.options.competition === 'co-op' ? say.all : say.me}</small>
          </span>
          <span class="hp-foe" aria-hidden="true">
            : <b>{odds.foe}</b> <small>{say.dragon}</small>
          </span>
          <span class="hp-chance now" aria-hidden="true">
            <b>{now}</b> <small>{say.now}</small>
          </span>
          {odds.turnsLeft >= 0 ? (
            <span class="hp-chance next" aria-hidden="true">
              <b>{odds.turnsLeft}</b> <small>{say.turnsLeft(odds.turnsLeft).replace(/^\D*\d+\s*/, '')}</small>
            </span>
          ) : (
            <span class="hp-chance next" aria-hidden="true">
              <b>{later}</b> <small>{say.next}</small>
            </span>
          )}
        </button>
        <Rungs words={words} board={board} odds={odds} />
      </div>
      {(isFallen(hero) || hero.asleep) && (
        <p class="hp-fallen only-phone" role="status">
          {isFallen(hero) ? (
            <>
              <b>{say.fallenHead}.</b> {say.fallen}
            </>
          ) : (
            say.asleep
          )}
        </p>
      )}
    </>
  );
}

interface ScaleProps {
  readonly words: Words;
  readonly board: Board;
  readonly odds: DragonOdds;
  /** By itself, with those beside it at its foot. */
  readonly isLadder?: boolean;
}

/** The Scale as a row of rungs up to the skull: who died on each, and my chance there. */
export function Rungs({ words, board, odds, isLadder = false }: ScaleProps) {
  const { panels: say, language } = words;
  const { scale } = board;
  const levels = content.numbers.scale.levels;
  return (
    <div class="hp-scale" role="group" aria-label={say.scale}>
      {isLadder && (
        <p class="hp-scale-head" aria-hidden="true">
          {say.chanceThere}
        </p>
      )}
      <ol>
        {Array.from({ length: isLadder ? levels + 1 : levels }, (_, place) => {
          const level = isLadder ? place : place + 1;
          const chance = percent(odds.byLevel[level]!, language);
          return (
            <li
              key={level}
              class={level === scale.level ? 'now' : level < scale.level ? 'past' : 'later'}
              aria-current={level === scale.level || undefined}
            >
              <Ear>{say.level(level, chance)}</Ear>
              <b aria-hidden="true">{level}</b>
              <Dead board={board} level={level} sockets={level === 0 ? 0 : playerCount(board)} />
              <small aria-hidden="true" style={{ '--share': odds.byLevel[level] }}>
                {chance}
              </small>
            </li>
          );
        })}
      </ol>
      <p class="hp-dragon-sum">
        <Icon path={SIGNS.skull} size="2em" />
        <span>
          <b>{foePower(board, content, DRAGON) + evilForceBase(board)}</b>{' '}
          {say.dragonSum(foePower(board, content, DRAGON), evilForceBase(board), content.numbers.dragon.dice)}
          <small>{aheadOf(words, board)}</small>
          {isLadder && odds.fire > 0 && <small>{say.less(odds.power - odds.fire, odds.power, odds.fire)}</small>}
        </span>
      </p>
    </div>
  );
}

/** What the next kills do. */
function aheadOf({ panels: say }: Words, board: Board): string {
  const { scale, options, gathered } = board;
  const { levels, dragon } = content.numbers.scale;
  if (gathered > 0) return say.gathered;
  if (options.competition === 'solo' || options.style === 'mist') return '';
  const left = (scale.level === 0 ? 0 : playerCount(board) - scale.received) + 1;
  if (scale.level === levels) return left === 1 ? say.gathers : say.kills(left, levels + 1);
  const kills = say.kills(left, scale.level + 1);
  return scale.level + 1 >= dragon ? `${kills}: ${say.flies}` : kills;
}

/** The dead of a level, and the sockets that are still free. */
function Dead({ board, level, sockets }: { readonly board: Board; readonly level: number; readonly sockets: number }) {
  const dead = board.scale.dead[level]!.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  return (
    <span class="hp-dead" aria-hidden="true">
      {dead.slice(0, 6).map((kind, place) => (
        <Icon key={place} path={FACES[content.enemies[kind]!.id]!} size=".8em" />
      ))}
      {Array.from({ length: Math.max(0, Math.min(6, sockets) - dead.length) }, (_, place) => (
        <i key={`free ${place}`} />
      ))}
    </span>
  );
}
