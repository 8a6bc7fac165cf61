import { argumentOf, type Action, type Seat } from '@hoard/kernel';
import { Crest, DieFace, Icon, type BoardProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { dragonReach as content } from '../content/dragonReach.ts';
import { resultOf } from '../rules/14-shadow.ts';
import { rowsIn, stands } from '../rules/things.ts';
import { STRONGHOLD, type Hero } from '../state/board.ts';
import type { WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { cityName } from '../telling/names.ts';
import { liveryOfHero } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import { WallDrawing } from './WallDrawing.tsx';
import './wall.css';

interface WallProps {
  readonly props: BoardProps<SevenMoons>;
  readonly seat: Seat;
  readonly wave: WaveFrame | null;
  readonly isOwn: boolean;
}

/** A city in the siege: its towers and banners, its dice, and whether it held. What can be given up is pressed on the wall itself. */
export function Wall({ props, seat, wave, isOwn }: WallProps) {
  const { view, asked, playing, voices, language } = props;
  const words = wordsIn(language);
  const say = words.shadow;
  const board = view.sight;
  const hero = board.heroes[seat]!;
  const isStanding = stands(board, seat);
  const event = playing?.event;
  const thrown = event?.t === 'defended' && event.seat === seat ? event.dice : null;
  const dice = thrown ?? wave?.dice[seat] ?? [];
  const result = wave === null || thrown !== null || dice.length === 0 ? null : resultOf(board, content, wave, seat);
  const attack = wave === null ? 0 : (content.shadowCards[wave.card]?.city ?? 0);
  const struck = event?.t === 'cityStruck' && event.seat === seat ? event : null;
  const isDone = wave?.at === 'city' || wave?.at === 'cityLost';
  const state = !isStanding ? 'fallen' : struck !== null ? (struck.held ? 'holds' : 'breaks') : '';
  const verdict = !isStanding ? say.fallen : result !== null && isDone ? (result >= attack ? say.wallHeld : say.wallBroken) : '';
  const name = cityName(words, board, seat);
  const yields = isOwn ? (asked?.actions ?? []).filter((action) => verbOf(action) === 'yield') : [];
  return (
    <li
      class={`wall ${isOwn ? 'own' : ''} ${state}`}
      style={{ '--livery': liveryOfHero(hero.city).css, '--ms': `${playing?.milliseconds ?? 0}ms` }}
    >
      <h3>
        <Crest livery={liveryOfHero(hero.city)} />
        <span>
          {name} <small>{voices.nameOf(seat)}</small>
        </span>
      </h3>
      <WallPicture props={props} hero={hero} name={say.cityOf(name, voices.nameOf(seat))} yields={yields} losing={losingOf(event, seat)} />
      <div class="wall-tally" aria-hidden="true">
        <span>
          <Icon path={PICTURES.tower} /> {hero.strongholds}
        </span>
        <span>
          <Icon path={PICTURES.shield} /> {rowsIn(hero.allies).length}
        </span>
      </div>
      {wave !== null && (
        <div class="wall-dice">
          {dice.length > 0 && <span class="map-hidden">{say.dice(dice.join(', '))}</span>}
          {dice.map((face, die) => (
            <DieOfWall key={die} props={props} face={face} die={die} isOwn={isOwn} isFresh={isFresh(event, seat, face)} />
          ))}
          {dice.length > 0 && hero.strongholds === content.numbers.strongholds && (
            <b class="ring-bonus" title={say.ring}>
              +{content.numbers.bonus.strongholds}
            </b>
          )}
        </div>
      )}
      <p class="wall-verdict">
        {result !== null && isStanding && <span>{say.result(result, attack)}</span>} <b>{verdict}</b>
      </p>
    </li>
  );
}

type Told = NonNullable<BoardProps<SevenMoons>['playing']>['event'] | undefined;

const losingOf = (event: Told, seat: Seat): number => (event?.t === 'gaveUp' && event.seat === seat ? event.piece : -1);

const isFresh = (event: Told, seat: Seat, face: number): boolean =>
  (event?.t === 'defended' && event.seat === seat) || (event?.t === 'dieTurned' && event.seat === seat && event.to === face);

interface DieProps {
  readonly props: BoardProps<SevenMoons>;
  readonly face: number;
  readonly die: number;
  readonly isOwn: boolean;
  readonly isFresh: boolean;
}

/** By verb: what turns a die. */
const TURNS = [
  { verb: 'eye', icon: PICTURES.dragon },
  { verb: 'facet', icon: PICTURES.crystal },
  { verb: 'aegis', icon: PICTURES.shield },
] as const;

/** A die of the defence; who may turn it presses what turns it. */
function DieOfWall({ props, face, die, isOwn, isFresh: fresh }: DieProps) {
  const { asked, playing, telling, voices, onChoose } = props;
  const ways = isOwn && asked !== null ? TURNS.filter(({ verb }) => asked.actions.includes(act[verb](die))) : [];
  return (
    <span class="wall-die">
      <DieFace face={face} milliseconds={fresh ? (playing?.milliseconds ?? 0) : 0} kind={die > 0 ? 'best' : 'plain'} />
      <b aria-hidden="true">{face}</b>
      {ways.map(({ verb, icon }) => (
        <button
          key={verb}
          type="button"
          class="button turn-die"
          aria-label={telling.option(act[verb](die), voices, asked!)}
          title={telling.option(act[verb](die), voices, asked!)}
          onClick={() => onChoose(act[verb](die))}
        >
          <Icon path={icon} size="1.3em" />
        </button>
      ))}
    </span>
  );
}

interface PictureProps {
  readonly props: BoardProps<SevenMoons>;
  readonly hero: Hero;
  readonly name: string;
  readonly yields: readonly Action[];
  /** What is being lost just now, or -1. */
  readonly losing: number;
}

/** The wall, whose parts are buttons where they may be given up. */
function WallPicture({ props: { language, considered, onChoose }, hero, name, yields, losing }: PictureProps) {
  const { shadow: say, content: named } = wordsIn(language);
  return (
    <svg class="wall-picture" viewBox="0 0 240 132" role="group" aria-label={name}>
      <WallDrawing
        hero={hero}
        losing={losing}
        wrap={(piece, drawing) => {
          const action = yields.find((one) => argumentOf(one) === piece);
          if (action === undefined) return drawing;
          const label = say.giveUp(piece === STRONGHOLD ? say.tower : named.allies[piece]!.name);
          return (
            <Press isConsidered={action === considered} label={label} onPress={() => onChoose(action)}>
              {drawing}
            </Press>
          );
        }}
      />
    </svg>
  );
}

interface PressProps {
  readonly isConsidered: boolean;
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

const Press = ({ isConsidered, label, onPress, children }: PressProps) => (
  <g
    class={isConsidered ? 'press considered' : 'press'}
    role="button"
    tabindex={0}
    aria-label={label}
    onClick={onPress}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onPress();
    }}
  >
    {children}
  </g>
);
