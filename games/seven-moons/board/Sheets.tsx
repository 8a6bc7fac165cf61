import type { Seat } from '@hoard/kernel';
import { Crest, ICONS, Icon, type BoardProps, type Language } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { pointsOf } from '../rules/15-victory.ts';
import { capacityOf, carriesToken, has, rowsIn, stands, sumOf, together } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { activeSeat } from './frames.ts';
import { liveryOfHero } from './heroes.ts';
import { hexesBetween } from './layout.ts';
import { ITEMS, PEOPLES } from './signs.ts';
import { allyName, cityName, contentIn, goodsNames, kindName } from './names.ts';
import { PICTURES } from './pictures.ts';
import { QuestOf } from './QuestOf.tsx';
import { Secrets } from './Secrets.tsx';
import { wordsIn } from './words.ts';
import './goods.css';
import './sheets.css';

/** One sheet a player: a strip that opens. */
export function Sheets(props: BoardProps<SevenMoons>) {
  const { view, seat, voices, language } = props;
  const board = view.sight;
  const own = seat >= 0 ? seat : view.viewer;
  const isSiege = board.moon >= content.numbers.moons.last;
  if (isSiege) return null;
  return (
    <ul class="sm-sheets" aria-label={wordsIn(language).sheet.players}>
      {board.heroes.map((hero, place) => (
        <Sheet
          key={place}
          board={board}
          seat={place}
          own={own}
          viewer={view.viewer}
          name={voices.nameOf(place)}
          nameOf={(other) => voices.nameOf(other)}
          language={language}
          isOnTurn={activeSeat(view) === place}
          away={hero.city < 0 || board.heroes[own] === undefined || place === own ? null : hexesBetween(hero.at, board.heroes[own].at)}
        />
      ))}
    </ul>
  );
}

interface SheetProps {
  readonly board: Board;
  readonly seat: Seat;
  readonly own: Seat;
  readonly viewer: Seat;
  readonly name: string;
  readonly nameOf: (seat: Seat) => string;
  readonly language: Language;
  readonly isOnTurn: boolean;
  readonly away: number | null;
}

/** One's own sheet lies open where there is room. */
const hasRoom = (): boolean => matchMedia('(min-width: 60rem)').matches;

function Sheet({ board, seat, own, viewer, name, nameOf, language, isOnTurn, away }: SheetProps) {
  const say = wordsIn(language).sheet;
  const hero = board.heroes[seat]!;
  const livery = liveryOfHero(hero.city);
  const isOwn = seat === own;
  const points = pointsOf(board, content, seat);
  const isOut = !stands(board, seat) && board.moon >= content.numbers.moons.last;
  return (
    <li class={`sm-sheet ${isOnTurn ? 'on-turn' : ''} ${isOwn ? 'own' : ''}`} style={{ '--livery': livery.css }}>
      <details open={isOwn && hasRoom()}>
        <summary>
          <Crest livery={livery} />
          <span class="sm-who">
            <b>{name}</b>
            <small>
              {cityName(board, seat, language)}
              {isOnTurn && ` · ${say.onTurn}`}
              {isOut && ` · ${say.fallen}`}
              {away !== null && ` · ${say.away(away)}`}
            </small>
          </span>
          <Fact icon={PICTURES[hero.mount]} text="" label={wordsIn(language).mounts[hero.mount]} />
          <Fact icon={ICONS.coins} text={String(hero.gold)} label={say.gold(hero.gold)} />
          <span class="sm-pack-strip">
            <span class="map-hidden">
              {say.carries(goodsNames(hero.goods, language) || say.nothing, usedOf(hero), capacityOf(content, hero))}
            </span>
            {RESOURCES.map(
              (kind, row) =>
                hero.goods[row]! > 0 && (
                  <span key={kind} class={`good-token ${kind}`} aria-hidden="true">
                    <Icon path={PICTURES[kind]} size="1em" />
                    {hero.goods[row]}
                  </span>
                ),
            )}
          </span>
          <Fact icon={PICTURES.tower} text={String(hero.strongholds)} label={say.strongholds(hero.strongholds)} />
          <Fact icon={PICTURES.shield} text={String(rowsIn(hero.allies).length)} label={alliesLabel(hero, language)} />
          {!together(board.mode) && (
            <span class="sm-points" title={say.points(points)}>
              <span class="map-hidden">{say.points(points)}</span>
              <span aria-hidden="true">
                <b>{points}</b> <small>{say.pointsShort}</small>
              </span>
            </span>
          )}
        </summary>
        <div class="sm-open">
          <Pack hero={hero} language={language} />
          <City hero={hero} language={language} />
          <QuestOf board={board} seat={seat} language={language} />
          <Items hero={hero} language={language} />
          <Secrets board={board} seat={seat} viewer={viewer} nameOf={nameOf} language={language} />
        </div>
      </details>
    </li>
  );
}

const usedOf = (hero: Hero): number => sumOf(hero.goods) + (carriesToken(content, hero) ? 1 : 0);

function alliesLabel(hero: Hero, language: Language): string {
  const say = wordsIn(language).sheet;
  const names = rowsIn(hero.allies).map((ally) => allyName(ally, language));
  return names.length === 0 ? say.noAllies : say.allies(names.join(', '));
}

const Fact = ({ icon, text, label }: { readonly icon: string; readonly text: string; readonly label: string }) => (
  <span class="sm-fact" title={label}>
    <span class="map-hidden">{label}</span>
    <Icon path={icon} size="1.15em" />
    {text !== '' && <b aria-hidden="true">{text}</b>}
  </span>
);

/** The inventory as it is: so many spaces, each with what lies in it. */
function Pack({ hero, language }: { readonly hero: Hero; readonly language: Language }) {
  const say = wordsIn(language).sheet;
  const things = [
    ...RESOURCES.flatMap((kind, row) =>
      Array.from({ length: hero.goods[row]! }, () => ({ kind, icon: PICTURES[kind], label: kindName(row, language) })),
    ),
    ...(carriesToken(content, hero) ? [{ kind: 'token', icon: PICTURES.token, label: say.token }] : []),
  ];
  return (
    <section class="sm-part">
      <h3>
        {say.pack} <small>{wordsIn(language).mounts[hero.mount]}</small>
      </h3>
      <ul class="sm-slots">
        {Array.from({ length: Math.max(capacityOf(content, hero), things.length) }, (_, place) => {
          const thing = things[place];
          return (
            <li key={place} class={thing === undefined ? 'free' : `good-token ${thing.kind}`} title={thing?.label ?? say.free}>
              <span class="map-hidden">{thing?.label ?? say.free}</span>
              {thing !== undefined && <Icon path={thing.icon} size="1.35em" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Three plots for strongholds with what waits there, and six plinths for allies. */
function City({ hero, language }: { readonly hero: Hero; readonly language: Language }) {
  const say = wordsIn(language).sheet;
  const waits = goodsNames(hero.waiting, language);
  return (
    <section class="sm-part">
      <h3>
        {say.city} <small>{waits !== '' && say.waiting(waits)}</small>
      </h3>
      <div class="sm-city">
        <span class="map-hidden">{say.strongholds(hero.strongholds)}</span>
        <ul class="sm-plots" aria-hidden="true">
          {Array.from({ length: content.numbers.strongholds }, (_, place) => (
            <li key={place} class={place < hero.strongholds ? 'built' : 'plot'}>
              {place < hero.strongholds ? (
                <Icon path={PICTURES.tower} size="1.7em" />
              ) : (
                RESOURCES.map((kind, row) => (
                  <i key={kind} class={hero.waiting[row]! > place - hero.strongholds ? `good-token ${kind}` : 'wanted'}>
                    <Icon path={PICTURES[kind]} size=".8em" />
                  </i>
                ))
              )}
            </li>
          ))}
        </ul>
        <span class="map-hidden">{alliesLabel(hero, language)}</span>
        <ul class="sm-plinths" aria-hidden="true">
          {content.allies.map(({ id }, ally) => (
            <li key={id} class={has(hero.allies, ally) ? 'here' : ''} title={allyName(ally, language)}>
              <Icon path={PEOPLES[id]!} size="1.2em" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What fills no space: crystals, gems, artefacts, the faerie, stories. */
function Items({ hero, language }: { readonly hero: Hero; readonly language: Language }) {
  const words = wordsIn(language);
  const say = words.sheet;
  const { artefacts, faeries } = contentIn(language);
  const faerie = faeries[hero.faerie];
  const things = [
    ...(hero.crystals > 0 ? [{ icon: PICTURES.crystal, name: say.crystals(hero.crystals), does: '' }] : []),
    ...(hero.gems > 0 ? [{ icon: PICTURES.gem, name: say.gems(hero.gems), does: '' }] : []),
    ...rowsIn(hero.artefacts).map((row) => ({
      icon: ITEMS[artefacts[row]!.id] ?? PICTURES.gem,
      name: artefacts[row]!.name,
      does: words.artefacts[artefacts[row]!.id] ?? '',
    })),
    ...(faerie === undefined ? [] : [{ icon: PICTURES.faerie, name: faerie.name, does: words.faeries[faerie.id] ?? '' }]),
    ...(hero.stories.length > 0 ? [{ icon: PICTURES.story, name: say.stories(hero.stories.length), does: '' }] : []),
  ];
  if (things.length === 0) return null;
  return (
    <section class="sm-part">
      <h3>{say.items}</h3>
      <ul class="sm-items">
        {things.map(({ icon, name, does }) => (
          <li key={name}>
            <Icon path={icon} size="1.3em" />
            <span>
              <b>{name}</b> {does}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
