import { argumentOf, type Action } from '@hoard/kernel';
import type { CardId } from '../content/ids.ts';
import { CardTile } from './CardTile.tsx';
import { Deed, type AskedProps } from './Deed.tsx';
import { wordsIn } from './speech.ts';

interface CardDeedProps {
  readonly props: AskedProps;
  readonly action: Action;
  readonly number?: number;
}

/** A card that can be answered with. */
export function CardDeed({ props, action, number }: CardDeedProps) {
  const { asked, language } = props;
  const card: CardId = argumentOf(action);
  return (
    <Deed props={props} action={action} number={number} kind="of-card">
      <CardTile words={wordsIn(language)} hero={asked.view.sight.heroes[asked.seat]!} card={card} />
    </Deed>
  );
}
