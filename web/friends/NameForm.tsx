import { LONGEST_NAME, NAME } from '@hoard/kernel';
import type { TableRefusal } from '@hoard/table/client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { keep, recall } from '../settings/kept.ts';
import { friendsWords } from './friendsWords.ts';
import { refusedText } from './refusedText.ts';
import { beCalled, me } from './server.ts';
import './nameForm.css';

interface NameFormProps {
  /** What the button says. */
  readonly label: string;
  /** What whoever has a name now wants to do. */
  readonly onNamed: () => Promise<TableRefusal | null>;
  readonly children?: ComponentChildren;
}

/** All that anybody has to give to play with others: a name. Who has given one before is called so again. */
export function NameForm({ label, onNamed, children }: NameFormProps) {
  const { invitation: text, refused } = friendsWords.value;
  const [name, setName] = useState(me.value?.name ?? recall('name') ?? '');
  const [isUnderWay, setUnderWay] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const called = name.trim();
    if (!NAME.test(called)) return setTrouble(refused.badName(LONGEST_NAME));
    setUnderWay(true);
    const refusal = (await beCalled(called)) ?? (await onNamed());
    setUnderWay(false);
    if (refusal === null) keep('name', called);
    else setTrouble(refusedText(refusal));
  };
  return (
    <form class="sit-down" onSubmit={(event) => void submit(event)}>
      <label class="field">
        {text.yourName}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          enterkeyhint="go"
          onInput={(event) => {
            setName(event.currentTarget.value);
            setTrouble(null);
          }}
        />
      </label>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <button type="submit" class="button strong large" disabled={isUnderWay}>
        {label}
      </button>
      {children}
    </form>
  );
}
