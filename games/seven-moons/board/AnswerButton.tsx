import { argumentOf, type Action, type Asked, type Denial } from '@hoard/kernel';
import { ICONS, Icon, type BoardProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { sevenMoons } from '../game.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { PEOPLES } from './signs.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';

/** What is shown to somebody who is asked. */
export interface AskedProps extends BoardProps<SevenMoons> {
  readonly asked: Asked<SevenMoons>;
  /** The places among the answers, as a list; null where there are none. */
  readonly places: ComponentChildren;
}

/** A button for an action; its number is the key that presses it. */
export function AnswerButton({ props, action, number, kind = '', children }: DeedProps) {
  const { asked, main, telling, voices, language, onChoose, onChooseSeveral } = props;
  const waits = telling.glance(asked, action, voices);
  const most = telling.most(asked, action);
  return (
    <>
      <button
        type="button"
        class={`button answer deed ${kind} ${action === main ? 'strong' : ''}`}
        data-main={action === main || undefined}
        data-answer={number}
        data-key={sevenMoons.keys.keyOf(action)}
        onClick={() => onChoose(action)}
      >
        {children}
        <span>{telling.option(action, voices, asked)}</span>
        {waits !== '' && <small>{waits}</small>}
      </button>
      {most > 1 && (
        <button type="button" class="button answer deed all" onClick={() => onChooseSeveral(action, most)}>
          {children}
          <span>{wordsIn(language).card.atOnce(most)}</span>
        </button>
      )}
    </>
  );
}

interface DeedProps {
  readonly props: AskedProps;
  readonly action: Action;
  readonly number: number;
  readonly kind?: string;
  readonly children?: ComponentChildren;
}

/** Something that one might expect and cannot do, with its reason. */
export function Denied({ props, denial }: { readonly props: AskedProps; readonly denial: Denial }) {
  const { asked, telling, voices, onWhy } = props;
  return (
    <button type="button" class="button answer deed" aria-disabled="true" onClick={() => onWhy(denial)}>
      <AnswerIcon action={denial.action} />
      <span>{telling.option(denial.action, voices, asked)}</span>
      <small>{telling.denial(denial, voices)}</small>
    </button>
  );
}

export function AnswerIcon({ action }: { readonly action: Action }) {
  const path = iconOf(action);
  return path === null ? null : <Icon path={path} size="1.5em" />;
}

function iconOf(action: Action): string | null {
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'buy':
    case 'drop':
    case 'take':
    case 'lay':
    case 'sell':
    case 'send':
    case 'price':
      return PICTURES[RESOURCES[row]!];
    case 'lose':
      return row === 0 ? ICONS.coins : PICTURES[RESOURCES[row - 1]!];
    case 'hire':
      return PEOPLES[content.allies[row]!.id]!;
    case 'horse':
      return PICTURES.horse;
    case 'dragon':
    case 'lure':
      return PICTURES.dragon;
    case 'quest':
    case 'errand':
      return PICTURES.quest;
    case 'sellCrystal':
    case 'spend':
      return PICTURES.crystal;
    case 'ward':
    case 'nettle':
    case 'visit':
      return PICTURES.faerie;
    case 'close':
    case 'scales':
      return PICTURES.market;
    case 'claim':
      return PICTURES.story;
    case 'beacon':
      return ICONS.flame;
    default:
      return null;
  }
}
