import type { Action } from '@hoard/kernel';
import { dragonReach as content } from '../content/dragonReach.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { hexName } from '../telling/names.ts';
import { AnswerButton, AnswerIcon, Denied, type AskedProps } from './AnswerButton.tsx';
import { Stall } from './Stall.tsx';
import { wordsIn } from './speech.ts';

/** In the stall, not in the list. */
const IN_STALL: ReadonlySet<SevenMoons['verb']> = new Set(['sell', 'send']);
/** Rarely wanted. */
const isLast = (action: Action): boolean => verbOf(action) === 'drop';

/** What the place offers where one has stopped: the stall of Dragonmarch, a people for hire, a dragon, relief. */
export function PlaceCard(props: AskedProps) {
  const { asked, denials, places, main, language } = props;
  const { view, seat, actions } = asked;
  const words = wordsIn(language);
  const say = words.card;
  const hero = view.sight.heroes[seat]!;
  const isMarket = hero.at === content.market;
  const isStall = (action: Action): boolean => isMarket && IN_STALL.has(verbOf(action));
  const deeds = actions
    .filter((action) => !isStall(action) && !isLast(action) && verbOf(action) !== 'end' && verbOf(action) !== 'go')
    .toSorted((one, other) => Number(other === main) - Number(one === main));
  const rest = actions.filter(isLast);
  const refused = denials.filter(({ action }) => !isStall(action));
  const end = actions.find((action) => verbOf(action) === 'end');
  return (
    <div class="place-card">
      {isMarket && <Stall {...props} />}
      {deeds.length > 0 && (
        <div class="deeds" role="group" aria-label={hexName(words, hero.at)}>
          {deeds.map((action, index) => (
            <AnswerButton key={action} props={props} action={action} number={index + 1}>
              <AnswerIcon action={action} />
            </AnswerButton>
          ))}
        </div>
      )}
      {end !== undefined && (
        <div class="answers plain">
          <AnswerButton props={props} action={end} number={deeds.length + 1} kind="large" />
        </div>
      )}
      {places !== null && (
        <section class="haste" aria-label={say.haste}>
          <h3>{say.haste}</h3>
          {places}
        </section>
      )}
      {refused.length > 0 && (
        <div class="deeds">
          {refused.map((denial) => (
            <Denied key={denial.action} props={props} denial={denial} />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <details class="denied">
          <summary>{say.more}</summary>
          <div class="deeds">
            {rest.map((action, index) => (
              <AnswerButton key={action} props={props} action={action} number={deeds.length + 2 + index} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
