import type { HexId } from '../content/ids.ts';
import type { Action } from '@hoard/kernel';
import { ICONS, Icon } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { verbOf } from '../state/verbs.ts';
import { isPlace, questHexes } from '../telling/places.ts';
import { hexOf } from '../telling/way.ts';
import { AnswerButton, type AskedProps } from './AnswerButton.tsx';
import { PEOPLES } from './signs.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';

const isNamed = (action: Action): boolean => isPlace(content, hexOf(action));

/** Where to go: places first, the quest's before all others, then the nearest; hexes without a name at the end. */
export function Destinations(props: AskedProps) {
  const { asked, language } = props;
  const { view, seat, actions } = asked;
  const say = wordsIn(language).way;
  const quest = questHexes(content, view.sight, seat);
  const stop = actions.filter((action) => verbOf(action) === 'stop');
  const goes = actions.filter((action) => verbOf(action) !== 'stop');
  const named = goes.filter(isNamed).toSorted((a, b) => Number(quest.includes(hexOf(b))) - Number(quest.includes(hexOf(a))));
  const others = goes.filter((action) => !isNamed(action));
  const listed = (some: readonly Action[], from: number) =>
    some.map((action, index) => (
      <AnswerButton key={action} props={props} action={action} number={from + index} kind={quest.includes(hexOf(action)) ? 'of-quest' : ''}>
        <PlaceIcon hex={hexOf(action)} />
      </AnswerButton>
    ));
  return (
    <>
      <div class="destinations" role="group" aria-label={say.destinations}>
        {listed(named, 1)}
      </div>
      <div class="answers plain">
        {stop.map((action) => (
          <AnswerButton key={action} props={props} action={action} number={named.length + 1} kind="strong" />
        ))}
      </div>
      {others.length > 0 && (
        <details class="denied">
          <summary>{say.others(others.length)}</summary>
          <div class="destinations">{listed(others, named.length + 2)}</div>
        </details>
      )}
    </>
  );
}

/** The sign of a place. */
function PlaceIcon({ hex }: { readonly hex: HexId }) {
  const path = pictureOf(hex);
  return path === null ? null : <Icon path={path} size="1.4em" />;
}

function pictureOf(hex: HexId): string | null {
  const { terrain } = content.hexes[hex]!;
  const sold = content.soldAt[hex]!;
  if (sold >= 0) return PICTURES[RESOURCES[sold]!];
  if (terrain === 'domain') return PEOPLES[content.allies[content.allyAt[hex]!]!.id]!;
  if (terrain === 'city') return PICTURES.tower;
  if (terrain === 'campfire') return ICONS.flame;
  if (terrain === 'gate') return PICTURES.gate;
  if (terrain === 'market') return PICTURES.market;
  return terrain === 'lair' ? PICTURES.dragon : null;
}
