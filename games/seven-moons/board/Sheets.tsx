import type { Fact, Language, Sheet, SheetPart } from '@hoard/kernel';
import { Crest, Icon, type BoardProps } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import type { Board, Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { questHexes } from '../telling/places.ts';
import { liveryOfHero } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { Secrets } from './Secrets.tsx';
import { showHex } from './showHex.ts';
import { signOf } from './signs.ts';
import { wordsIn } from './speech.ts';
import './goods.css';
import './sheets.css';

/** One sheet a player: a strip that opens. */
export function Sheets({ view, asked, telling, voices, language }: BoardProps<SevenMoons>) {
  const board = view.sight;
  const own = asked?.seat ?? view.viewer;
  const isSiege = board.moon >= content.numbers.moons.last;
  if (isSiege) return null;
  return (
    <ul class="sm-sheets" aria-label={wordsIn(language).sheet.players}>
      {telling.sheets(view, voices).map((sheet) => (
        <PlayerSheet key={sheet.seat} sheet={sheet} board={board} isOwn={sheet.seat === own} language={language} />
      ))}
    </ul>
  );
}

interface SheetProps {
  readonly sheet: Sheet;
  readonly board: Board;
  readonly isOwn: boolean;
  readonly language: Language;
}

/** One's own sheet lies open where there is room. */
const hasRoom = (): boolean => matchMedia('(min-width: 60rem)').matches;

function PlayerSheet({ sheet, board, isOwn, language }: SheetProps) {
  const { seat, name, notes, isOnTurn, facts, parts } = sheet;
  const hero = board.heroes[seat]!;
  const livery = liveryOfHero(hero.city);
  return (
    <li class={`sm-sheet ${isOnTurn ? 'on-turn' : ''} ${isOwn ? 'own' : ''}`} style={{ '--livery': livery.css }}>
      <details open={isOwn && hasRoom()}>
        <summary>
          <Crest livery={livery} />
          <span class="sm-who">
            <b>{name}</b>
            <small>{notes.join(' · ')}</small>
          </span>
          {facts.map((fact) => (
            <FactOf key={fact.sign} fact={fact} hero={hero} />
          ))}
        </summary>
        <div class="sm-open">
          {parts.map((part) => (
            <Part key={part.id} part={part} sheet={sheet} board={board} language={language} />
          ))}
        </div>
      </details>
    </li>
  );
}

/** What must always be in sight: a sign and a number, the goods one by one, and the points. */
function FactOf({ fact: { sign, value, label, word }, hero }: { readonly fact: Fact; readonly hero: Hero }) {
  if (sign === 'pack')
    return (
      <span class="sm-pack-strip">
        <span class="map-hidden">{label}</span>
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
    );
  if (sign === 'points')
    return (
      <span class="sm-points" title={label}>
        <span class="map-hidden">{label}</span>
        <span aria-hidden="true">
          <b>{value}</b> <small>{word}</small>
        </span>
      </span>
    );
  return (
    <span class="sm-fact" title={label}>
      <span class="map-hidden">{label}</span>
      <Icon path={signOf(sign)} size="1.15em" />
      {value !== '' && <b aria-hidden="true">{value}</b>}
    </span>
  );
}

interface PartProps {
  readonly part: SheetPart;
  readonly sheet: Sheet;
  readonly board: Board;
  readonly language: Language;
}

function Part({ part, sheet, board, language }: PartProps) {
  if (part.id === 'secrets' || part.id === 'seen') return <Secrets part={part} language={language} />;
  return (
    <section class="sm-part">
      <h3>
        {part.title} {part.note !== '' && <small>{part.note}</small>}
      </h3>
      {part.id === 'pack' && <Pack part={part} />}
      {part.id === 'city' && <City part={part} sheet={sheet} hero={board.heroes[sheet.seat]!} />}
      {part.id === 'quest' && <Quest part={part} hex={questHexes(content, board, sheet.seat)[0]} language={language} />}
      {part.id === 'items' && <Items part={part} />}
    </section>
  );
}

/** The inventory as it is: so many spaces, each with what lies in it. */
const Pack = ({ part: { items } }: { readonly part: SheetPart }) => (
  <ul class="sm-slots">
    {items.map(({ sign, name, isFree }, place) => (
      <li key={place} class={isFree ? 'free' : `good-token ${sign}`} title={name}>
        <span class="map-hidden">{name}</span>
        {!isFree && <Icon path={signOf(sign)} size="1.35em" />}
      </li>
    ))}
  </ul>
);

/** Three plots for strongholds with what waits there, and six plinths for allies. */
function City({ part: { items }, sheet, hero }: { readonly part: SheetPart; readonly sheet: Sheet; readonly hero: Hero }) {
  const [strongholds, ...peoples] = items;
  return (
    <div class="sm-city">
      <span class="map-hidden">{strongholds!.name}</span>
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
      <span class="map-hidden">{sheet.facts.find(({ sign }) => sign === 'allies')!.label}</span>
      <ul class="sm-plinths" aria-hidden="true">
        {peoples.map(({ sign, name, isFree }) => (
          <li key={sign} class={isFree ? '' : 'here'} title={name}>
            <Icon path={signOf(sign)} size="1.2em" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuestProps {
  readonly part: SheetPart;
  /** Where its next step can be taken. */
  readonly hex: number | undefined;
  readonly language: Language;
}

/** The quest with its next step. */
function Quest({ part: { items }, hex, language }: QuestProps) {
  const [quest, step, reward] = items;
  if (quest === undefined) return null;
  return (
    <p class="sm-quest">
      <b>{quest.name}</b> <small>{quest.does}</small>
      <br />
      {step!.name}
      <br />
      <small>{reward!.name}</small>
      {hex !== undefined && (
        <button type="button" class="button quiet" onClick={() => showHex(hex)}>
          {wordsIn(language).sheet.showOnMap}
        </button>
      )}
    </p>
  );
}

/** What fills no space: crystals, gems, artefacts, the faerie, stories. */
const Items = ({ part: { items } }: { readonly part: SheetPart }) => (
  <ul class="sm-items">
    {items.map(({ sign, name, does }) => (
      <li key={name}>
        <Icon path={signOf(sign)} size="1.3em" />
        <span>
          <b>{name}</b> {does}
        </span>
      </li>
    ))}
  </ul>
);
