import type { Voices } from '@hoard/kernel';
import { DieFace, ICONS, Icon, type Playing } from '@hoard/paint';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { Face } from './Cards.tsx';
import { faceOf } from './faces.ts';
import { heroKey } from './heroes.ts';
import { Creature, Portrait, creatureOf } from './Portrait.tsx';
import { Burst, EaSign } from './Tokens.tsx';
import './drama.css';

interface DramaProps {
  readonly playing: Playing<EpicSevenArise>;
  readonly words: Words;
  readonly voices: Voices;
  readonly board: Board;
}

/** What an event shows over the scene: cards that slide together, dice, an attack card, a hero who falls. */
export function Drama(props: DramaProps) {
  const shown = dramaOf(props);
  if (shown === null) return null;
  const { event, milliseconds } = props.playing;
  return (
    <div class={`ea-drama ${event.t}`} style={{ '--ms': `${milliseconds}ms` }} aria-hidden="true">
      {shown}
    </div>
  );
}

function dramaOf({ playing: { event, milliseconds }, words, voices, board }: DramaProps) {
  const { board: say, names, content } = words;
  switch (event.t) {
    case 'set':
      return (
        <div class="ea-laid">
          {[...event.cards, ...(event.loan < 0 ? [] : [event.loan])].map((card, place) => (
            <span key={place} style={{ '--place': place }}>
              <Face face={faceOf(words, card)} />
            </span>
          ))}
        </div>
      );
    case 'dice':
      return (
        <div class="ea-thrown">
          {event.dice.map((face, place) => (
            <DieFace key={place} face={face} milliseconds={milliseconds} delay={place * 90} />
          ))}
        </div>
      );
    case 'attack':
      return (
        <div class={`ea-attack-card ${event.hero < 0 ? 'misses' : ''}`}>
          <EaSign sign="claw" size="1.6rem" />
          <b>{event.number}</b>
          <small>{event.hero < 0 ? say.miss : names.hero(event.hero)}</small>
        </div>
      );
    case 'hit':
      return <Burst text={event.dealt > 0 ? String(event.dealt) : '0'} isLethal={event.health === 0} />;
    case 'struck':
      return (
        <div class="ea-wound">
          <Portrait of={heroKey(event.hero)} />
          <Burst text={String(event.lost)} isLethal={event.health === 0} />
        </div>
      );
    case 'burned':
      return <Shout text={say.burn} kind="lilac" icon="soul" />;
    case 'died':
      return (
        <div class="ea-fallen">
          <Portrait of={heroKey(event.hero)} />
          <Shout text={say.falls(names.hero(event.hero))} kind="bad" />
        </div>
      );
    case 'revived':
    case 'raised':
      return (
        <div class="ea-risen">
          <Portrait of={heroKey(event.hero)} />
          <Shout text={say.rises(names.hero(event.hero))} kind="good" />
        </div>
      );
    case 'slain':
      return <Shout text={say.slain(names.foe(event))} kind="good" />;
    case 'placed':
      return content.monsters[event.kind]!.rank === 'normal' ? null : (
        <div class="ea-entering">
          <Creature of={creatureOf(content.monsters[event.kind]!)} />
          <Shout text={names.kind(event.kind)} kind="bad" />
        </div>
      );
    case 'skulls':
      return event.n > 0 ? (
        <div class="ea-heartbeat">
          <Icon path={ICONS.skull} size="6rem" />
          <Shout text={`${event.skulls} / ${event.limit}`} kind="bad" />
        </div>
      ) : null;
    case 'dread':
      return (
        <div class="ea-heartbeat stops">
          <EaSign sign="heart" size="6rem" />
          <Shout text={`${say.dreadStrikes} ${event.n}`} kind="bad" />
        </div>
      );
    case 'story':
      return (
        <figure class="ea-story-card">
          <EaSign sign="scroll" size="2.4rem" />
          <b>{names.story(event.story)}</b>
          <i>{content.stories[event.story]!.line}</i>
        </figure>
      );
    case 'found':
    case 'token':
      return (
        <figure class="ea-story-card">
          {content.tokens[event.token]!.id === '1a' ? <Creature of="arky" /> : <EaSign sign="token" size="2.4rem" />}
          <b>{event.t === 'found' ? say.found(names.token(event.token)) : names.token(event.token)}</b>
          <i>{content.tokens[event.token]!.line}</i>
        </figure>
      );
    case 'mission':
      return <Shout text={event.success ? say.missionDone : say.missionFailed} kind={event.success ? 'good' : 'bad'} />;
    case 'battleRound':
      return <Shout text={say.battleRound(event.round)} kind="" />;
    case 'turn':
      return (
        <div class="ea-turn-banner">
          <Portrait of={heroKey(event.hero)} />
          <Shout
            text={board.players.length > 1 ? `${names.hero(event.hero)} · ${voices.nameOf(event.seat)}` : names.hero(event.hero)}
            kind=""
          />
        </div>
      );
    default:
      return null;
  }
}

interface ShoutProps {
  readonly text: string;
  readonly kind: string;
  readonly icon?: 'soul';
}

const Shout = ({ text, kind, icon }: ShoutProps) => (
  <p class={`ea-shout ${kind}`}>
    {icon !== undefined && <EaSign sign={icon} size="1.4em" />}
    {text}
  </p>
);
