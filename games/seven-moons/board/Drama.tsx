import type { HexId } from '../content/ids.ts';
import type { Effects, Language, Seat, Voices } from '@hoard/kernel';
import { DieFace, Floating, ICONS, Icon, ROUND_THE_EDGE, Sign, Spot, type Playing } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import type { Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { artefactInWords, effectsInWords, faerieInWords } from '../telling/cards.ts';
import { hexName } from '../telling/names.ts';
import { ITEMS, PEOPLES } from './signs.ts';
import { CENTRES } from './layout.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './drama.css';

interface DramaProps {
  readonly playing: Playing<SevenMoons>;
  readonly board: Board;
  readonly language: Language;
  readonly voices: Voices;
}

const LOOT = [ICONS.coins, ...RESOURCES.map((kind) => PICTURES[kind])];

/** What an event shows on the map itself. */
export function MapDrama({ playing: { event, milliseconds }, board }: Pick<DramaProps, 'playing' | 'board'>) {
  const style = { '--ms': `${milliseconds}ms` };
  switch (event.t) {
    case 'bandits':
      return <Bandit hex={event.hex} does={event.die <= content.numbers.die.robbedUpTo ? 'strikes' : 'passes'} style={style} />;
    case 'robbed':
      return (
        <Spot at={CENTRES[board.heroes[event.seat]!.at]!} style={style}>
          <g class="flies-off">
            <circle r="13" />
            <Sign path={LOOT[event.loot]!} size={17} fill="#ffd98a" />
          </g>
        </Spot>
      );
    case 'found':
    case 'gem':
      return (
        <Spot at={CENTRES[board.heroes[event.seat]!.at]!} style={style}>
          <g class="rises">
            <circle r="13" />
            <Sign path={event.t === 'gem' ? PICTURES.gem : ICONS.coins} size={17} fill="#ffd98a" />
          </g>
        </Spot>
      );
    case 'jumped':
      return (
        <>
          {[event.from, event.to].map((hex) => (
            <Spot key={hex} at={CENTRES[hex]!} style={style}>
              <circle class="gate-opens" r="34" fill="url(#gateglow)" />
            </Spot>
          ))}
        </>
      );
    case 'fireOut':
      return (
        <Spot at={CENTRES[content.fires[event.fire]!]!} style={style}>
          <circle class="gate-opens" r="30" fill="url(#firelight)" />
        </Spot>
      );
    default:
      return null;
  }
}

interface BanditProps {
  readonly hex: HexId;
  readonly does: 'strikes' | 'passes' | 'waits';
  readonly style: Readonly<Record<string, string>>;
}

const Bandit = ({ hex, does, style }: BanditProps) => (
  <Spot at={CENTRES[hex]!} style={style}>
    <g class={`bandit ${does}`}>
      <circle r="17" />
      <Sign path={PICTURES.bandit} size={25} fill="#f6e7c2" />
    </g>
  </Spot>
);

/** Who stays until something is handed over. */
export const Robber = ({ hex }: { readonly hex: HexId }) => <Bandit hex={hex} does="waits" style={{}} />;

/** What an event shows over the map: dice, cards, the rising of a moon. What dice decide between two sides has a stage of its own. */
export function Drama(props: DramaProps) {
  const shown = dramaOf(props);
  if (shown === null) return null;
  const { event, milliseconds } = props.playing;
  return (
    <div class={`sm-drama ${event.t}`} style={{ '--ms': `${milliseconds}ms` }} aria-hidden="true">
      {shown}
    </div>
  );
}

function dramaOf({ playing: { event, milliseconds }, board, language, voices }: DramaProps) {
  const words = wordsIn(language);
  const { drama: say, content: inWords } = words;
  /** Where there is a choice, its answers tell what they bring. */
  const told = (does: Effects, seat: Seat): string => (does.some(isCardChoice) ? say.choice : effectsInWords(words, board, seat, does));
  const dice = (faces: readonly number[]) => (
    <Floating sides={ROUND_THE_EDGE} inSight="[data-piece]" what={null}>
      <div class="throw">
        {faces.map((face, index) => (
          <DieFace key={index} face={face} milliseconds={milliseconds} delay={index * 70} />
        ))}
      </div>
    </Floating>
  );
  switch (event.t) {
    case 'rolled':
      return dice(event.dice);
    case 'rolledAgain':
      return dice([event.to]);
    case 'robbed':
      return <Shout text={say.robbed} kind="bad" />;
    case 'found':
      return <Shout text={say.found} kind="good" />;
    case 'encounter': {
      const { name, line, does } = inWords.wildernessCards[event.card]!;
      return <Card icon={ICONS.flame} name={name} small={hexName(words, event.hex)} line={line} does={told(does, event.seat)} />;
    }
    case 'quest': {
      const { name, line, reward } = inWords.questCards[event.quest]!;
      const brings = words.sheet.reward(told(reward, event.seat));
      return <Card icon={PICTURES.quest} name={name} small={say.quest} line={line} does={brings} />;
    }
    case 'questDone':
      return <Card icon={PICTURES.quest} name={inWords.questCards[event.quest]!.name} small={say.questDone} line="" />;
    case 'story': {
      const { name, does } = inWords.storyTokens[event.story]!;
      return <Card icon={PICTURES.story} name={name} small={say.story} line="" does={told(does, event.seat)} />;
    }
    case 'artefact': {
      const artefact = inWords.artefacts[event.artefact]!;
      return <Card icon={ITEMS[artefact.id] ?? PICTURES.gem} name={artefact.name} small="" line={artefactInWords(words, artefact)} />;
    }
    case 'companion': {
      const faerie = inWords.faeries[event.faerie]!;
      return <Card icon={PICTURES.faerie} name={faerie.name} small={voices.nameOf(event.seat)} line={faerieInWords(words, faerie)} />;
    }
    case 'market':
      return (
        <>
          <p class="drama-title">{say.prices}</p>
          <div class="throw market-dice">
            {event.prices.map((price, kind) => (
              <span key={kind} class={RESOURCES[kind]}>
                <DieFace face={price} milliseconds={milliseconds} delay={kind * 110} />
                <Icon path={PICTURES[RESOURCES[kind]!]} size="1.4em" />
              </span>
            ))}
          </div>
        </>
      );
    case 'horse':
      return <Great icon={PICTURES.horse} text={say.horse} />;
    case 'dragon':
      return <Great icon={PICTURES.dragon} text={say.dragon} />;
    case 'fled':
      return <Shout text={say.fled} kind="bad" />;
    case 'built':
      return <Great icon={PICTURES.tower} text={say.built(event.strongholds)} />;
    case 'ally':
      return <Great icon={PEOPLES[content.allies[event.ally]!.id]!} text={say.joins(inWords.allies[event.ally]!.name)} />;
    case 'dusk':
      return <Shout text={say.dusk} kind="" />;
    case 'dealt':
      return <Shout text={say.dealt} kind="good" />;
    case 'moon':
      return (
        <>
          <div class="rising-moon" />
          <Shout text={words.moons.rose(event.moon)} kind="moonlit" />
        </>
      );
    default:
      return null;
  }
}

/** Whether an effect lets somebody choose. */
export const isCardChoice = (row: number): boolean => content.effects[row]!.do === 'choose';

const Shout = ({ text, kind }: { readonly text: string; readonly kind: string }) => <p class={`sm-shout ${kind}`}>{text}</p>;

const Great = ({ icon, text }: { readonly icon: string; readonly text: string }) => (
  <div class="great">
    <Icon path={icon} size="5rem" />
    <p class="sm-shout good">{text}</p>
  </div>
);

interface CardProps {
  readonly icon: string;
  readonly name: string;
  readonly small: string;
  readonly line: string;
  readonly does?: string;
}

/** A card, with its story and what it does. */
export const Card = ({ icon, name, small, line, does = '' }: CardProps) => (
  <figure class="sm-card-face">
    <Icon path={icon} size="3.2rem" />
    <figcaption>
      <b>{name}</b>
      {small !== '' && <small>{small}</small>}
      {line !== '' && <i>{line}</i>}
      {does !== '' && <span>{does}</span>}
    </figcaption>
  </figure>
);
