import { capitalised, type Action, type Asked, type Types } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from './boardGame.ts';

/** What is shown to somebody who is asked. */
export interface AskedProps<T extends Types> extends BoardProps<T> {
  readonly asked: Asked<T>;
}

interface AnswerButtonProps<T extends Types> {
  readonly props: AskedProps<T>;
  readonly action: Action;
  /** The key that presses it. */
  readonly number?: number | undefined;
  readonly kind?: string;
  /** What it is, where its picture does not say that. */
  readonly text?: string;
  /** What comes of it, besides what its picture says. */
  readonly note?: string;
  /** Its picture. */
  readonly children?: ComponentChildren;
}

/** An answer as a button: its picture, what it is, and what comes of it. */
export function AnswerButton<T extends Types>({ props, action, number, kind = '', children, ...told }: AnswerButtonProps<T>) {
  const { asked, main, telling, voices, keyOf, onChoose } = props;
  const { text = telling.option(action, voices, asked), note = telling.glance(asked, action, voices) } = told;
  return (
    <button
      type="button"
      class={`button answer pictured ${kind} ${action === main ? 'strong' : ''}`}
      data-main={action === main || undefined}
      data-answer={number}
      data-key={keyOf(action)}
      onClick={() => onChoose(action)}
    >
      {children}
      {(text !== '' || note !== '') && (
        <span class="answer-words">
          {text !== '' && <span>{capitalised(text)}</span>}
          {note !== '' && <small>{note}</small>}
        </span>
      )}
    </button>
  );
}
