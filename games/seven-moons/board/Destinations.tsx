import type { Action } from '@hoard/kernel';
import { ICONS, Icon, type BoardProps } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { Deed } from './Deed.tsx';
import { PEOPLES } from './signs.ts';
import { PICTURES } from './pictures.ts';
import { isPlace, questHexes } from './places.ts';
import { hexOf } from './prospects.ts';
import { wordsIn } from './words.ts';

const isNamed = (action: Action): boolean => isPlace(hexOf(action));

/** Where to go: places first, the quest's before all others, then the nearest; hexes without a name at the end. */
export function Destinations(props: BoardProps<SevenMoons>) {
  const { view, seat, actions, language } = props;
  const say = wordsIn(language).way;
  const quest = questHexes(view.sight, seat);
  const stop = actions.filter((action) => verbOf(action) === 'stop');
  const goes = actions.filter((action) => verbOf(action) !== 'stop');
  const named = goes.filter(isNamed).toSorted((a, b) => Number(quest.includes(hexOf(b))) - Number(quest.includes(hexOf(a))));
  const others = goes.filter((action) => !isNamed(action));
  const listed = (some: readonly Action[], from: number) =>
    some.map((action, place) => (
      <Deed key={action} props={props} action={action} number={from + place} kind={quest.includes(hexOf(action)) ? 'of-quest' : ''}>
        <PlaceIcon hex={hexOf(action)} />
      </Deed>
    ));
  return (
    <>
      <div class="destinations" role="group" aria-label={say.destinations}>
        {listed(named, 1)}
      </div>
      <div class="answers plain">
        {stop.map((action) => (
          <Deed key={action} props={props} action={action} number={named.length + 1} kind="strong" />
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
function PlaceIcon({ hex }: { readonly hex: number }) {
  const path = pictureOf(hex);
  return path === null ? null : <Icon path={path} size="1.4em" />;
}

function pictureOf(hex: number): string | null {
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
