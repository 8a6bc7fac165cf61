import { argumentOf } from '@hoard/kernel';
import { ICONS, DieFace, type BoardProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { dragonReach as content } from '../content/dragonReach.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { Deed, DeedIcon, Denied } from './Deed.tsx';
import { Destinations } from './Destinations.tsx';
import { Card } from './Drama.tsx';
import { doesInWords } from './does.ts';
import { frameIn, outerFrame } from './frames.ts';
import { contentIn } from './names.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { wordsIn } from './words.ts';
import './answers.css';

type Props = BoardProps<SevenMoons> & { readonly children: ComponentChildren };

/** What may be done, as the moment wants it: two dice, a list of places, the card of the place one has come to; else a list of buttons. */
export function Answers(props: Props) {
  const { view, seat, language, children } = props;
  const frame = frameIn(view, seat);
  if (frame?.k === 'journey' && frame.at === 'pick') return <PickDie {...props} />;
  if (frame?.k === 'journey' && frame.at === 'move') return <Destinations {...props} />;
  if (frame?.k === 'turn' && frame.at === 'act') return <PlaceCard {...props} />;
  const answers = props.actions.some((action) => IN_SIGNS.has(verbOf(action))) ? <Signs {...props} /> : children;
  const card = outerFrame(view, 'encounter')?.card ?? -1;
  if (card < 0) return <>{answers}</>;
  const { name, line, does } = contentIn(language).wildernessCards[card]!;
  return (
    <>
      <Card
        icon={ICONS.flame}
        name={name}
        small={wordsIn(language).card.encounter}
        line={line}
        // Where there is a choice, its answers tell what they bring.
        does={does.some(isChoice) ? '' : doesInWords(does, view.sight, seat, language)}
      />
      {answers}
    </>
  );
}

const isChoice = (row: number): boolean => content.effects[row]!.do === 'choose';

/** What is lost, taken, laid or chosen is known at a glance. */
const IN_SIGNS: ReadonlySet<SevenMoons['verb']> = new Set(['lose', 'drop', 'take', 'lay', 'send', 'price', 'option', 'spend', 'nettle']);

/** All that may be done, with signs and with what it brings; and what may not. */
const Signs = (props: BoardProps<SevenMoons>) => (
  <div class="deeds">
    {props.actions.map((action, place) => (
      <Deed key={action} props={props} action={action} number={place + 1}>
        <DeedIcon action={action} />
      </Deed>
    ))}
    {props.denials.map((denial) => (
      <Denied key={denial.action} props={props} denial={denial} />
    ))}
  </div>
);

/** On foot: two dice side by side, and one of them is walked (SM-3.1). */
function PickDie(props: BoardProps<SevenMoons>) {
  const { actions, language } = props;
  return (
    <div class="pick-die" role="group" aria-label={wordsIn(language).card.dice}>
      {actions.map((action, place) => (
        <Deed key={action} props={props} action={action} number={place + 1} kind="die-choice">
          <DieFace face={argumentOf(action)} milliseconds={0} />
        </Deed>
      ))}
    </div>
  );
}
