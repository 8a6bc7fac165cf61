import type { Fact, Seat, Sheet, SheetItem, SheetPart } from '@hoard/kernel';
import { ICONS, Icon, SheetSection, type BoardProps, type SheetDress } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import { adventurerOf } from '../rules/01-things.ts';
import type { DragonAttack } from '../state/types.ts';
import { Face } from './Counters.tsx';
import { LIVERIES, UNDRESSED } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './sheets.css';

const { boat, slayer, F, M, E, D } = PICTURES;
const SIGNS: Readonly<Record<string, string>> = { boat, slayer, risk: ICONS.coins, safe: F, F, M, E, D };

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
      const { hero, carried, home } = adventurerOf(view.sight, seat);
      if (part.id === 'party') return <Roster part={part} leader={content.heroes[hero]?.class ?? ''} />;
      return <Counters part={part} rows={part.id === 'home' ? home : carried} nothing={words.nothing} />;
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

const ClassIcon = ({ sign }: { readonly sign: string }) => <Icon path={SIGNS[sign] ?? ''} size="1em" />;

const classOf = ({ sign, isFree }: SheetItem, leader: string): string => (isFree ? 'free' : sign === leader ? 'leader' : 'companion');

/** The four places of a party by name. */
const Roster = ({ part, leader }: { readonly part: SheetPart; readonly leader: string }) => (
  <SheetSection part={part}>
    <ul class="sheet-list da-roster">
      {part.items.map((item) => (
        <li key={item.sign}>
          <span class={`da-class ${classOf(item, leader)}`} aria-hidden="true">
            <ClassIcon sign={item.sign} />
          </span>
          <span>
            <b>{item.name}</b> {item.does}
          </span>
        </li>
      ))}
    </ul>
  </SheetSection>
);

/** The four places of a party; a missing class is seen at once. */
function Party({ sheet, leader }: { readonly sheet: Sheet; readonly leader: string }) {
  const { title, items } = sheet.parts.find(({ id }) => id === 'party')!;
  const filled = items.filter(({ isFree }) => !isFree);
  return (
    <span class="da-party">
      <span class="map-hidden">{`${title}: ${filled.map(({ name }) => name).join(', ')}`}</span>
      {items.map((item) => (
        <span key={item.sign} class={`da-class ${classOf(item, leader)}`} aria-hidden="true" title={`${item.name}: ${item.does}`}>
          <ClassIcon sign={item.sign} />
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
