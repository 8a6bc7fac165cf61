import { Crest, ICONS, Icon, type BoardProps, type Language } from '@hoard/paint';
import type { Seat, Voices } from '@hoard/kernel';
import { CLASSES } from '../content/schema.ts';
import { silverado as content } from '../content/silverado.ts';
import { adventurerOf, partyOf, rightHandOf, worthOf } from '../rules/01-things.ts';
import { diceOf } from '../rules/08-battle.ts';
import { carriesDragonSlayer } from '../rules/11-dragon-battle.ts';
import { homeWorth } from '../rules/14-end.ts';
import type { Board } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { Face } from './Counters.tsx';
import { LIVERIES } from './heroes.ts';
import { colourName, counterName } from './names.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './words.ts';
import './sheets.css';

/** One strip a player, in the order of the turns. */
export function Sheets({ view, voices, language }: BoardProps<DragonAttack>) {
  const board = view.sight;
  const top = view.lanes[0]?.stack;
  const turn = top?.[0];
  const thrown = top?.at(-1);
  // Who throws the beaten is the player on their right (DA-12.1); it is marked while it matters.
  const marked = thrown?.k === 'thrown' ? rightHandOf(board, thrown.victim) : -1;
  return (
    <ul class="da-sheets" aria-label={wordsIn(language).sheet.players}>
      {board.order.map((seat) => (
        <Sheet
          key={seat}
          board={board}
          seat={seat}
          voices={voices}
          language={language}
          isOnTurn={turn?.k === 'turn' && turn.seat === seat}
          isMarked={marked === seat}
        />
      ))}
    </ul>
  );
}

interface SheetProps {
  readonly board: Board;
  readonly seat: Seat;
  readonly voices: Voices;
  readonly language: Language;
  readonly isOnTurn: boolean;
  readonly isMarked: boolean;
}

function Sheet({ board, seat, voices, language, isOnTurn, isMarked }: SheetProps) {
  const say = wordsIn(language).sheet;
  const { hero, carried, home, resting } = adventurerOf(board, seat);
  const livery = LIVERIES[hero];
  if (livery === undefined) return null;
  const dice = diceOf(board, content, seat);
  const hasSlayer = carriesDragonSlayer(board, content, seat);
  const boats = carried.filter((row) => content.counters[row]!.kind === 'boat').length;
  const risk = worthOf(content, carried);
  const safe = homeWorth(board, content, seat);
  return (
    <li class={`da-sheet ${isOnTurn ? 'on-turn' : ''} ${seat === voices.you ? 'own' : ''}`} style={{ '--livery': livery.css }}>
      <details>
        <summary>
          <Crest livery={livery} />
          <span class="da-who">
            <b>{voices.nameOf(seat)}</b>
            <small>
              {colourName(board, seat, language)}
              {isOnTurn && ` · ${say.onTurn}`}
              {resting && ` · ${say.rests}`}
              {isMarked && ` · ${say.rightHand}`}
            </small>
          </span>
          <Party board={board} seat={seat} language={language} />
          <span class="da-dice" title={say.dice}>
            <span class="map-hidden">{`${say.dice}: `}</span>
            {dice}
            {hasSlayer && '+1'}
            <i aria-hidden="true">⚄</i>
          </span>
          <span class="da-goods">
            {boats > 0 && <Good icon={PICTURES.boat} text={boats > 1 ? String(boats) : ''} label={say.boats(boats)} />}
            {hasSlayer && <Good icon={PICTURES.slayer} text="" label={say.slayer} />}
            {resting && <Good icon={PICTURES.rest} text="" label={say.rests} />}
          </span>
          <span class="da-gold">
            <span class="da-risk">
              <span class="map-hidden">{say.riskLong(risk)}</span>
              <span aria-hidden="true">
                <Icon path={ICONS.coins} /> <b>{risk}</b> <small>{say.risk}</small>
              </span>
            </span>
            <span class="da-safe">
              <span class="map-hidden">{say.safeLong(safe)}</span>
              <span aria-hidden="true">
                <Icon path={PICTURES.F} /> <b>{safe}</b> <small>{say.safe}</small>
              </span>
            </span>
          </span>
        </summary>
        <Things title={say.carried} rows={carried} language={language} />
        <Things title={say.home} rows={home} language={language} />
      </details>
    </li>
  );
}

/** The four places of a party; a missing class is seen at once. */
function Party({ board, seat, language }: { readonly board: Board; readonly seat: Seat; readonly language: Language }) {
  const { classes, sheet } = wordsIn(language);
  const party = partyOf(board, content, seat);
  const own = content.classOfHero[adventurerOf(board, seat).hero]!;
  const filled = CLASSES.filter((_, place) => ((party >> place) & 1) === 1);
  return (
    <span class="da-party">
      <span class="map-hidden">{`${sheet.slots}: ${filled.map((letter) => classes[letter]).join(', ')}`}</span>
      {CLASSES.map((letter, place) => {
        const isFilled = ((party >> place) & 1) === 1;
        const kind = !isFilled ? 'free' : (own >> place) & 1 ? 'leader' : 'companion';
        return (
          <span key={letter} class={kind} aria-hidden="true" title={`${classes[letter]}${isFilled ? '' : `: ${sheet.missing}`}`}>
            {letter}
          </span>
        );
      })}
    </span>
  );
}

const Good = ({ icon, text, label }: { readonly icon: string; readonly text: string; readonly label: string }) => (
  <span class="da-good" title={label}>
    <span class="map-hidden">{label}</span>
    <Icon path={icon} size="1.25em" />
    <span aria-hidden="true">{text}</span>
  </span>
);

function Things({ title, rows, language }: { readonly title: string; readonly rows: readonly number[]; readonly language: Language }) {
  return (
    <div class="da-things">
      <h4>{title}</h4>
      {rows.length === 0 && <p>{wordsIn(language).sheet.nothing}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <svg viewBox="-17 -17 34 36" width="34" height="36" aria-hidden="true">
              <Face row={row} />
            </svg>
            {counterName(row, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
