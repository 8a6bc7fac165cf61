import { argumentOf, percent, questionOf, type Denial } from '@hoard/kernel';
import { Icon, ICONS, type BoardProps } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { CardId } from '../content/ids.ts';
import { CATEGORIES, DRAGON } from '../content/names.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { strongestOutfit, changesTo } from '../odds/outfit.ts';
import { powersOf, type Powers } from '../odds/power.ts';
import { excessIn, limitOf } from '../rules/11-board.ts';
import { ANY_ENEMY } from '../rules/conditions.ts';
import { NONE, type Board, type Hero } from '../state/board.ts';
import { SQUARES } from '../state/choices.ts';
import { cardWorn } from '../state/keys.ts';
import type { Heropath } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { CardTile } from './CardTile.tsx';
import { useDragging } from './dragging.ts';
import { bestGem, countedFor, layingOf, mayGear, squareOf } from './gearing.ts';
import { Ear, Sockets } from './Gems.tsx';
import { liveryOfSeat } from './heroes.ts';
import { SQUARE_SIGNS } from './HeroStrip.tsx';
import { SIGNS } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './gear.css';

interface GearProps {
  readonly props: BoardProps<Heropath>;
  readonly words: Words;
  readonly hero: Hero;
  readonly isOwn: boolean;
}

/** A hero's board as a whole: the figure with its squares, what counts in battle, and all that is held. */
export function GearSheet({ props, seat }: { readonly props: BoardProps<Heropath>; readonly seat: number }) {
  const { view, asked, language, onChoose } = props;
  const words = wordsIn(language);
  const hero = view.sight.heroes[seat]!;
  const isOwn = asked?.seat === seat;
  const { dragged, handlers } = useDragging<CardId>((card, place) => {
    const action = layingOf(asked, card).find((one) => squareOf(one) === Number(place));
    if (action !== undefined) onChoose(action);
  });
  const parts = { props, words, hero, isOwn };
  return (
    <div class="hp-gear">
      <Figure {...parts} over={dragged === null ? null : Number(dragged.over ?? -1)} dragging={dragged?.what ?? null} />
      <Counts {...parts} board={view.sight} />
      <Resources {...parts} handlers={handlers} />
      {dragged !== null && (
        <div class="hp-ghost" style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }} aria-hidden="true">
          <CardTile words={words} hero={hero} card={dragged.what} />
        </div>
      )}
    </div>
  );
}

interface FigureProps extends GearProps {
  /** The square that a card is held over, or -1; null where nothing is dragged. */
  readonly over: number | null;
  readonly dragging: CardId | null;
}

/** The figure, and round it the five squares. */
function Figure({ props, words, hero, isOwn, over, dragging }: FigureProps) {
  const { asked, onChoose, view } = props;
  const { panels: say, names } = words;
  const livery = liveryOfSeat(view.sight, hero.seat);
  const fits = dragging === null ? [] : layingOf(asked, dragging).map(squareOf);
  return (
    <section class="hp-figure" style={{ '--livery': livery.css }}>
      <div class="hp-squares">
        <span class="hp-body" aria-hidden="true" style={{ color: livery.ink }}>
          <Icon path={livery.crest} />
        </span>
        {SQUARES.map((square, place) => {
          const card = hero.worn[place]!;
          const attached = hero.attached[place]!;
          const off = act.takeOff(place);
          const isOff = isOwn && (asked?.actions.includes(off) ?? false);
          const state = `${fits.includes(place) ? 'fits' : ''} ${over === place ? 'over' : ''}`;
          const label = say.square(say.squares[place]!, card === NONE ? say.empty : names.card(card));
          return (
            <div key={square} class={`hp-square of-${square.replace(' ', '-')} ${state}`} data-drop={place}>
              <i aria-hidden="true">{say.squares[place]}</i>
              {card === NONE ? (
                <span class="free">
                  <Ear>{label}</Ear>
                  <Icon path={SQUARE_SIGNS[place]!} size="1.6em" />
                </span>
              ) : (
                <button type="button" aria-disabled={!isOff} onClick={() => isOff && onChoose(off)}>
                  <Ear>{isOff ? say.takeOff(names.card(card)) : label}</Ear>
                  <CardTile words={words} hero={hero} card={card} />
                  {attached !== NONE && <CardTile words={words} hero={hero} card={attached} />}
                </button>
              )}
            </div>
          );
        })}
      </div>
      {isOwn && <BestButtons props={props} words={words} hero={hero} />}
    </section>
  );
}

/** Two buttons that dress the hero as well as his cards allow. */
function BestButtons({ props, words, hero }: Pick<GearProps, 'props' | 'words' | 'hero'>) {
  const { asked, onChooseInTurn, onChoose } = props;
  const { panels: say } = words;
  const mayChange = mayGear(asked);
  const opens = asked?.actions.find((action) => verbOf(action) === 'gear');
  const before = powersOf(content, hero);
  const offers: readonly { readonly foe: number; readonly of: keyof Powers; readonly text: string; readonly sign: string }[] = [
    { foe: DRAGON, of: 'dragon', text: say.bestDragon, sign: SIGNS.dragon },
    { foe: ANY_ENEMY, of: 'enemies', text: say.bestEnemies, sign: ICONS.swords },
  ];
  return (
    <div class="hp-best">
      {offers.map(({ foe, of, text, sign }) => {
        const target = strongestOutfit(content, hero, foe);
        const changes = changesTo(content, hero, target);
        const after = powersOf(content, target)[of];
        const isOpen = changes.length > 0 && (mayChange || opens !== undefined);
        return (
          <button
            key={of}
            type="button"
            class={`button ${of === 'dragon' ? 'strong' : ''}`}
            aria-disabled={!isOpen}
            onClick={() => isOpen && onChooseInTurn([...(mayChange ? [] : [opens!]), ...changes])}
          >
            <Icon path={sign} size="1.5em" />
            <span>
              {text}
              <small>{say.becomes(before[of], after)}</small>
            </span>
          </button>
        );
      })}
      {opens !== undefined && !mayChange && (
        <button type="button" class="button" onClick={() => onChoose(opens)}>
          {say.gear}
        </button>
      )}
      {(mayChange || asked === null || questionOf(asked) !== 'gear.change') && (
        <p class="faint">{mayChange ? say.gearNow : say.gearWhen}</p>
      )}
    </div>
  );
}

/** What the power is made of, against enemies and against the Dragon, and the gem that would wake a card. */
function Counts({ words, hero, board }: GearProps & { readonly board: Board }) {
  const { panels: say, names, language } = words;
  const { dragon, enemies } = powersOf(content, hero);
  const odds = dragonOdds(board, content, hero.seat);
  const waking = bestGem(hero);
  return (
    <section class="hp-counts">
      <div class="hp-strip-powers">
        <span class="of-dragon">
          <small>{say.againstDragon}</small>
          <b>{dragon}</b>
          <small>{`${percent(odds.now, language)} ${say.now}, ${percent(odds.later, language)} ${say.next}`}</small>
        </span>
        <span class="of-enemies">
          <small>{say.againstEnemies}</small>
          <b>{enemies}</b>
        </span>
      </div>
      <Sockets gems={hero.gems} most={content.numbers.gems} names={words.attributes} signs={words.attributeSigns} />
      <table>
        <caption>{say.whatCounts}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Ear>{say.againstEnemies}</Ear>
              <Icon path={ICONS.swords} />
            </th>
            <th scope="col">
              <Ear>{say.againstDragon}</Ear>
              <Icon path={SIGNS.dragon} />
            </th>
          </tr>
        </thead>
        <tbody>
          {countedFor(hero).map(({ card, enemies: one, dragon: other, isAsleep }) => (
            <tr key={card} class={isAsleep ? 'asleep' : ''}>
              <th scope="row">{card === NONE ? say.gems : isAsleep ? say.sleeps(names.card(card)) : names.card(card)}</th>
              <td>{signed(one, card)}</td>
              <td>{signed(other, card)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {waking !== null && (
        <p class="hp-waking">
          {say.wakes(
            words.attributes[waking.attribute]!,
            names.card(waking.card),
            dragon,
            powersOf(content, waking.after).dragon,
            percent(dragonOdds({ ...board, heroes: board.heroes.with(hero.seat, waking.after) }, content, hero.seat).now, language),
          )}
        </p>
      )}
      <p class="hp-supply">
        <Icon path={SIGNS.gold} /> <b>{hero.gold}</b> {words.supplies[0]} <Icon path={SIGNS.food} /> <b>{hero.food}</b> {words.supplies[1]}
        {hero.leeches > 0 && (
          <>
            {' '}
            <Icon path={SIGNS.leech} /> {words.sheet.leeches(hero.leeches)}
          </>
        )}
      </p>
    </section>
  );
}

const signed = (value: number, card: CardId): string => (value > 0 && card !== NONE ? `+${value}` : String(value));

interface ResourcesProps extends GearProps {
  readonly handlers: ReturnType<typeof useDragging<CardId>>['handlers'];
}

/** Four columns of cards, each with its limit. */
function Resources({ props, words, hero, isOwn, handlers }: ResourcesProps) {
  const { panels: say, categories } = words;
  return (
    <section class="hp-resources">
      {CATEGORIES.map((category, row) => {
        const known = hero.hidden.map(({ card }) => card);
        const isOf = (card: CardId): boolean => content.cards[card]?.category === row;
        const cards = [...hero.shown.filter(isOf), ...known.filter(isOf)];
        const most = limitOf(content, hero, row);
        const excess = excessIn(content, { ...hero, hidden: hero.hidden.filter(({ card }) => card >= 0) }, row);
        return (
          <div key={category} class={excess > 0 ? 'hp-category full' : 'hp-category'}>
            <h3>
              {categories[row]} <small>{say.held(cards.length, most)}</small>
            </h3>
            {excess > 0 && <p class="hp-excess">{say.tooMany(excess)}</p>}
            <ul>
              {cards.map((card, place) => (
                <li key={`${card} ${place}`}>
                  <HeldCard
                    props={props}
                    words={words}
                    hero={hero}
                    card={card}
                    isOwn={isOwn}
                    isHidden={!hero.shown.includes(card)}
                    handlers={handlers}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Backs words={words} hero={hero} />
    </section>
  );
}

interface HeldCardProps extends Omit<ResourcesProps, 'isOwn'> {
  readonly card: CardId;
  readonly isOwn: boolean;
  readonly isHidden: boolean;
}

/** A card in hand: a tap puts it on where that is possible, or says why not; a long press arms it (HP-24.14). */
function HeldCard({ props, words, hero, card, isOwn, isHidden, handlers }: HeldCardProps) {
  const { asked, denials, armed, view, onChoose, onWhy, onArm } = props;
  const { panels: say, names } = words;
  const [first] = layingOf(asked, card);
  const denied = denials.find((denial) => isAbout(denial, card));
  const playing = act.play(card);
  const isArmed = armed.includes(playing);
  const { time, clauses } = content.cards[card]!;
  const mayArm = hero.seat === view.viewer && time !== 'instant' && clauses.some(({ when }) => when !== 'passive');
  return (
    <span
      class={`hp-held ${first === undefined ? '' : 'wearable'} ${isArmed ? 'armed' : ''}`}
      {...(first === undefined ? {} : handlers(card))}
    >
      <button
        type="button"
        aria-disabled={first === undefined}
        onClick={() => {
          if (first !== undefined) onChoose(first);
          else if (isOwn && denied !== undefined) onWhy(denied);
        }}
        onContextMenu={(event) => {
          if (!mayArm) return;
          event.preventDefault();
          onArm(playing);
        }}
      >
        {first !== undefined && <Ear>{say.wear(names.card(card))}</Ear>}
        <CardTile words={words} hero={hero} card={card}>
          {isHidden && <em class="hidden">{say.faceDown}</em>}
        </CardTile>
      </button>
      {mayArm && (
        <button type="button" class="hp-arm" aria-pressed={isArmed} onClick={() => onArm(playing)}>
          <Ear>{isArmed ? say.disarm(names.card(card)) : say.arm(names.card(card))}</Ear>
          <Icon path={SIGNS.bell} size="1.1em" />
        </button>
      )}
    </span>
  );
}

const isAbout = ({ action }: Denial, card: CardId): boolean =>
  (verbOf(action) === 'wear' || verbOf(action) === 'attach') && cardWorn(argumentOf(action)) === card;

/** What lies face down, of others, by deck. */
function Backs({ words, hero }: { readonly words: Words; readonly hero: Hero }) {
  const backs = Map.groupBy(
    hero.hidden.filter(({ card }) => card < 0),
    ({ card }) => -2 - card,
  );
  if (backs.size === 0) return null;
  return (
    <ul class="hp-backs">
      {[...backs].map(([deck, cards]) => (
        <li key={deck}>{words.panels.backs(cards.length, words.decks[deck]!)}</li>
      ))}
    </ul>
  );
}
