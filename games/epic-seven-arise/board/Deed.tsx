import { capitalised, type Action, type Asked } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { epicSevenArise } from '../game.ts';
import type { EpicSevenArise } from '../state/types.ts';
import './deeds.css';

/** What is shown to somebody who is asked. */
export interface AskedProps extends BoardProps<EpicSevenArise> {
  readonly asked: Asked<EpicSevenArise>;
}

interface DeedProps {
  readonly props: AskedProps;
  readonly action: Action;
  /** The key that presses it. */
  readonly number?: number;
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
      class={`button answer ea-deed ${kind} ${action === main ? 'strong' : ''}`}
      data-main={action === main || undefined}
      data-answer={number}
      data-key={epicSevenArise.keys.keyOf(action)}
      onClick={() => onChoose(action)}
    >
      {children}
      <span class="ea-deed-words">
        <span>{capitalised(telling.option(action, voices, asked))}</span>
        {note !== '' && <small>{note}</small>}
      </span>
    </button>
  );
}

interface RoseProps {
  readonly title: string;
  readonly line: string;
  readonly isOff?: boolean;
  readonly answers: string;
  readonly onPress: () => void;
}

/** The one button that matters; its second line is the consequence. */
export const Rose = ({ title, line, isOff = false, answers, onPress }: RoseProps) => (
  <button type="button" class="ea-rose" data-main data-answer={1} data-key={answers} aria-disabled={isOff} onClick={onPress}>
    <b>{title}</b>
    {line !== '' && <span>{line}</span>}
  </button>
);
