import type { Language } from '@hoard/kernel';
import { Icon, type BoardProps } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { attackByCities, printedAttack, realmAttack } from '../rules/14-shadow.ts';
import type { Board } from '../state/board.ts';
import type { WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { waveIn } from '../telling/frames.ts';
import { cityName } from '../telling/names.ts';
import { realmOf } from '../telling/siege.ts';
import { PEOPLES } from './signs.ts';
import { SHADOWS } from './shadowPictures.ts';
import { Wall } from './Wall.tsx';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './siege.css';

const FOES: Readonly<Record<string, string>> = SHADOWS;

/** The Shadow Phase: the map has sunk away, and the cities remain as walls against one wave after another. */
export function Siege(given: BoardProps<SevenMoons>) {
  // A card is seen while it is turned over, not afterwards.
  const turned = given.playing?.event.t === 'wave' ? given.playing.after : given.view;
  const props = { ...given, view: turned };
  const { view, asked, playing, language } = props;
  const board = view.sight;
  const wave = waveIn(view);
  const own = asked?.seat ?? view.viewer;
  const event = playing?.event;
  const words = wordsIn(language);
  const say = words.shadow;
  const style = { '--ms': `${playing?.milliseconds ?? 0}ms` };
  return (
    <div class={`siege ${event?.t ?? ''}`} style={style}>
      <div class="seventh-moon" aria-hidden="true" />
      <Row props={props} />
      {wave !== null && wave.card >= 0 ? (
        <>
          <FoeCard key={wave.card} board={board} wave={wave} language={language} isNew={event?.t === 'wave'} />
          <RealmBar props={props} wave={wave} />
        </>
      ) : (
        <div class="siege-title">
          <h2>{say.title}</h2>
          <p>{say.line}</p>
        </div>
      )}
      <ul class="walls" style={{ '--others': Math.max(1, board.heroes.length - 1) }}>
        {board.heroes.map((_, index) => (
          <Wall key={index} props={props} seat={index} wave={wave} isOwn={index === own} />
        ))}
      </ul>
      {event?.t === 'cityFell' && (
        <p key={event} class="siege-shout bad" aria-hidden="true">
          {say.fell(cityName(words, board, event.seat))}
        </p>
      )}
      {event?.t === 'realm' && (
        <p key={event} class={`siege-shout ${event.held ? 'good' : 'bad'}`} aria-hidden="true">
          {event.held ? say.held : say.broken}
        </p>
      )}
    </div>
  );
}

/** The cards: those that came, the one that is here, and those still face down; what one has seen of them is on their backs. */
function Row({ props: { view, language } }: { readonly props: BoardProps<SevenMoons> }) {
  const { shadow: say, content: named } = wordsIn(language);
  const { waves, shadow } = view.sight;
  const of = waves.length + shadow.length;
  const nameOf = (card: number): string => named.shadowCards[card]!.name;
  return (
    <div class="siege-row">
      <p>
        <b>{waves.length === 0 ? say.title : say.wave(waves.length, of)}</b> <small>{shadow.length > 0 && say.row(shadow.length)}</small>
      </p>
      <ol>
        {waves.map((card, index) => (
          <li key={card} class={index === waves.length - 1 ? 'here' : 'gone'} title={nameOf(card)}>
            <span class="map-hidden">{nameOf(card)}</span>
            <Icon path={FOES[content.shadowCards[card]!.id] ?? PICTURES.army} size="1.5em" />
          </li>
        ))}
        {shadow.map(({ card }, index) => (
          <li key={`down-${index}`} class="down" title={card < 0 ? undefined : nameOf(card)}>
            {card >= 0 && <span class="map-hidden">{nameOf(card)}</span>}
            <Icon path={card < 0 ? PICTURES.army : (FOES[content.shadowCards[card]!.id] ?? PICTURES.army)} size="1.5em" />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FoeCardProps {
  readonly board: Board;
  readonly wave: WaveFrame;
  readonly language: Language;
  readonly isNew: boolean;
}

/** Who attacks: the number that applies written large, what is printed and what other numbers of cities would face small (SM-14.12). */
function FoeCard({ board, wave, language, isNew }: FoeCardProps) {
  const { card, cities } = wave;
  const { shadow: say, content: named } = wordsIn(language);
  const { id, name, line, realm, city, shield } = named.shadowCards[card]!;
  return (
    <article class={isNew ? 'foe-card turns-over' : 'foe-card'}>
      <Icon path={FOES[id] ?? PICTURES.army} size="4.5rem" />
      <div class="foe-words">
        <h2>{name}</h2>
        <i>{line}</i>
        <p class="foe-shield">
          <Icon path={PEOPLES[content.allies[shield]!.id]!} size="1.3em" /> {say.shield(named.allies[shield]!.name)}
        </p>
      </div>
      <dl>
        <div>
          <dt>{say.realm}</dt>
          <dd>{realmAttack(board, content, wave)}</dd>
          <dd class="scale">{say.readings(printedAttack(content, card), attackByCities(content, card, cities))}</dd>
          {board.realmAttack === 'standing' && (
            <dd class="scale for-others" title={say.scale} aria-hidden="true">
              {realm
                .map((attack, index) => (index === cities - 1 ? '' : `${index + 1}: ${attack}`))
                .filter(Boolean)
                .join(' · ')}
            </dd>
          )}
        </div>
        <div>
          <dt>{say.city}</dt>
          <dd>{city}</dd>
        </div>
      </dl>
    </article>
  );
}

/** The shared defence, as it fills towards the Realm Attack. */
function RealmBar({ props: { view, language }, wave }: { readonly props: BoardProps<SevenMoons>; readonly wave: WaveFrame }) {
  const say = wordsIn(language).shadow;
  const { total, attack } = realmOf(view.sight, content, wave);
  const isOver = wave.at === 'realm' || wave.at === 'realmLost' || wave.at === 'city' || wave.at === 'cityLost';
  const verdict = !isOver ? '' : wave.at === 'realmLost' || total < attack ? 'broken' : 'held';
  return (
    <div class={`realm-bar ${verdict}`} role="img" aria-label={`${say.realm}: ${say.total(total, attack)}`}>
      <span class="realm-fill" style={{ inlineSize: `${Math.min(100, (100 * total) / attack)}%` }} />
      <b aria-hidden="true">{say.total(total, attack)}</b>
    </div>
  );
}
