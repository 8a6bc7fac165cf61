import { capitalised, type Action, type Asked } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { heropath } from '../game.ts';
import type { Heropath } from '../state/types.ts';
import './deeds.css';

/** What is shown to somebody who is asked. */
export interface AskedProps extends BoardProps<Heropath> {
  readonly asked: Asked<Heropath>;
}

interface DeedProps {
  readonly props: AskedProps;
  readonly action: Action;
  /** The key that presses it. */
  readonly number?: number | undefined;
  readonly kind?: string;
  /** Its picture. */
  readonly children?: ComponentChildren;
}

/** An answer as a button: its picture, what it is, and what comes of it. */
export function Deed({ props, action, number, kind = '', children }: DeedProps) {
  const { asked, main, telling, voices, onChoose } = props;
  const note = telling.glance(asked, action, voices);
  return (
    <button
      type="button"
      class={`button answer hp-deed ${kind} ${action === main ? 'strong' : ''}`}
      data-main={action === main || undefined}
      data-answer={number}
      data-key={heropath.keys.keyOf(action)}
      onClick={() => onChoose(action)}
    >
      {children}
      <span class="hp-deed-words">
        <span>{capitalised(telling.option(action, voices, asked))}</span>
        {note !== '' && <small>{note}</small>}
      </span>
    </button>
  );
}
