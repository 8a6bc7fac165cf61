import type { Fact, Sheet, SheetPart, Seat } from '@hoard/kernel';
import { ICONS, SheetSection, type BoardProps, type SheetDress } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import { adventurerOf } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';
import { Face } from './Counters.tsx';
import { LIVERIES, UNDRESSED } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './sheets.css';

const SIGNS: Readonly<Record<string, string>> = { boat: PICTURES.boat, slayer: PICTURES.slayer, risk: ICONS.coins, safe: PICTURES.F };

/** What every adventurer has, in the order of the turns. */
export function dressOf({ view, telling, voices, language }: BoardProps<DragonAttack>): SheetDress {
  const heroOf = (seat: Seat): number => adventurerOf(view.sight, seat).hero;
  const words = wordsIn(language).sheet;
  return {
    sheets: telling.sheets(view, voices),
    words,
    own: voices.you,
    liveryOf: (seat) => LIVERIES[heroOf(seat)] ?? UNDRESSED,
    pictureOf: (sign) => SIGNS[sign] ?? '',
    drawFact: (fact) => (fact.sign === 'dice' ? <Dice fact={fact} /> : undefined),
    lead: (sheet) => <Party sheet={sheet} leader={content.heroes[heroOf(sheet.seat)]?.class ?? ''} />,
    drawPart: (part, { seat }) => {
      const { carried, home } = adventurerOf(view.sight, seat);
      // The party is in sight already.
      return part.id === 'party' ? null : <Counters part={part} rows={part.id === 'home' ? home : carried} nothing={words.nothing} />;
    },
  };
}

/** How many dice are thrown in battle. */
const Dice = ({ fact: { label, value } }: { readonly fact: Fact }) => (
  <span class="sheet-fact of-dice" title={label}>
    <span class="map-hidden">{label}</span>
    <span aria-hidden="true">{value} ⚄</span>
  </span>
);

/** The four places of a party; a missing class is seen at once. */
function Party({ sheet, leader }: { readonly sheet: Sheet; readonly leader: string }) {
  const { title, items } = sheet.parts.find(({ id }) => id === 'party')!;
  const filled = items.filter(({ isFree }) => !isFree);
  return (
    <span class="da-party">
      <span class="map-hidden">{`${title}: ${filled.map(({ name }) => name).join(', ')}`}</span>
      {items.map(({ sign, name, does, isFree }) => (
        <span key={sign} class={isFree ? 'free' : sign === leader ? 'leader' : 'companion'} aria-hidden="true" title={`${name}: ${does}`}>
          {sign}
        </span>
      ))}
    </span>
  );
}

interface CountersProps {
  readonly part: SheetPart;
  readonly rows: readonly number[];
  readonly nothing: string;
}

/** Counters by name, each with its face. */
const Counters = ({ part, rows, nothing }: CountersProps) => (
  <SheetSection part={part}>
    {part.items.length === 0 && <p>{nothing}</p>}
    <ul class="sheet-list">
      {part.items.map(({ sign, name }, index) => (
        <li key={sign}>
          <svg viewBox="-17 -17 34 36" width="34" height="36" aria-hidden="true">
            <Face row={rows[index]!} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  </SheetSection>
);
