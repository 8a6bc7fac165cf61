import { argumentOf, type Action } from '@hoard/kernel';
import { AnswerButton, type AskedProps } from '@hoard/paint';
import type { CardId } from '../content/ids.ts';
import { goldFor } from '../telling/glance.ts';
import { CardTile } from './CardTile.tsx';
import { wordsIn } from './speech.ts';
import type { Heropath } from '../state/types.ts';

interface CardAnswerProps {
  readonly props: AskedProps<Heropath>;
  readonly action: Action;
  readonly number?: number;
}

/** A card that can be answered with; it says itself what it is and does. */
export function CardAnswer({ props, action, number }: CardAnswerProps) {
  const { asked, language, telling, voices } = props;
  const words = wordsIn(language);
  const card: CardId = argumentOf(action);
  const text = telling.option(action, voices, asked);
  return (
    <AnswerButton
      props={props}
      action={action}
      number={number}
      kind="of-card"
      text={text === words.names.card(card) ? '' : text}
      note={goldFor(words, asked, action)}
    >
      <CardTile words={words} hero={asked.view.sight.heroes[asked.seat]!} card={card} />
    </AnswerButton>
  );
}
