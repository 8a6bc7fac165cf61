import type { Fact, Sheet, SheetItem, SheetPart } from '@hoard/kernel';
import { Fragment, type ComponentChildren } from 'preact';
import { ChangedFact, ChangedItems } from './Changed.tsx';
import type { Changes } from './changes.ts';
import { Crest } from './Figure.tsx';
import { Icon } from './Icon.tsx';
import type { Livery } from './liveries.ts';
import './board.css';
import './sheets.css';

/** What players have, and how a game shows it: in words, colours and pictures of its own. */
export interface SheetDress {
  readonly sheets: readonly Sheet[];
  /** What the list is called, and what stands where a list is empty. */
  readonly words: { readonly players: string; readonly nothing: string };
  /** Whose sheet is that of the person at the screen, or -1. */
  readonly own: number;
  readonly liveryOf: (seat: number) => Livery;
  /** Who a player is, as a picture; else it is the coat of arms. */
  readonly portrait?: (sheet: Sheet) => ComponentChildren;
  /** Whether the sheets come in an order that means something; else who comes next stands first. */
  readonly isRanked?: true;
  /** The picture of a sign. */
  readonly pictureOf: (sign: string) => string;
  /** What stands before the facts, where a game has something to show there. */
  readonly lead?: (sheet: Sheet) => ComponentChildren;
  /** A fact or a part as the game draws it; undefined where it is drawn as always, null where it is not drawn. */
  readonly drawFact?: (fact: Fact, sheet: Sheet) => ComponentChildren | undefined;
  readonly drawPart?: (part: SheetPart, sheet: Sheet) => ComponentChildren | undefined;
  /** What is to be marked as changed. */
  readonly changes?: Changes | null;
}

/** One's own sheet lies open where there is room for it and for all the others: never above others, whom it would push out of sight. */
const hasRoom = ({ sheets, isRanked }: SheetDress): boolean =>
  !isRanked && sheets.length < 4 && matchMedia('(min-width: 60rem) and (min-height: 48rem)').matches;

/** One strip a player, which opens: what must always be in sight, and under it all the rest. Who comes next stands first, oneself last. */
export function PlayerSheets({ dress }: { readonly dress: SheetDress }) {
  const { sheets, words, own } = dress;
  const first = dress.isRanked ? 0 : sheets.findIndex(({ seat }) => seat === own) + 1;
  return (
    <ul class="sheets" aria-label={words.players}>
      {[...sheets.slice(first), ...sheets.slice(0, first)].map((sheet) => (
        <li key={sheet.seat} class={classOf(sheet, own)} style={{ '--livery': dress.liveryOf(sheet.seat).css }}>
          <details open={sheet.seat === own && hasRoom(dress)}>
            <summary>
              <SheetHead dress={dress} sheet={sheet} />
            </summary>
            <SheetParts dress={dress} sheet={sheet} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** All that one player has. */
export const PlayerSheet = ({ dress, sheet }: SheetProps) => (
  <div class={`${classOf(sheet, dress.own)} whole`} style={{ '--livery': dress.liveryOf(sheet.seat).css }}>
    <div class="sheet-head">
      <SheetHead dress={dress} sheet={sheet} />
    </div>
    <SheetParts dress={dress} sheet={sheet} />
  </div>
);

interface SheetProps {
  readonly dress: SheetDress;
  readonly sheet: Sheet;
}

const classOf = ({ seat, isOnTurn }: Sheet, own: number): string => `sheet ${isOnTurn ? 'on-turn' : ''} ${seat === own ? 'own' : ''}`;

const SheetHead = ({ dress, sheet }: SheetProps) => (
  <>
    {dress.portrait?.(sheet) ?? <Crest livery={dress.liveryOf(sheet.seat)} />}
    <span class="sheet-who">
      <b>{sheet.name}</b>
      <small>{sheet.notes.join(' · ')}</small>
    </span>
    {dress.lead?.(sheet)}
    <span class="sheet-facts">
      <Facts dress={dress} sheet={sheet} facts={sheet.facts} />
    </span>
    <ChangedItems change={dress.changes?.sheets.get(sheet.seat)} />
  </>
);

/** Some of what is known of a player. */
export const Facts = ({ dress, sheet, facts }: SheetProps & { readonly facts: readonly Fact[] }) => (
  <>
    {facts.map((fact) => {
      const drawn = dress.drawFact?.(fact, sheet);
      return (
        <Fragment key={fact.sign}>
          {drawn === undefined ? <PlainFact fact={fact} picture={dress.pictureOf(fact.sign)} /> : drawn}
          <ChangedFact by={dress.changes?.sheets.get(sheet.seat)?.facts.get(fact.sign)} />
        </Fragment>
      );
    })}
  </>
);

const SheetParts = ({ dress, sheet }: SheetProps) => (
  <div class="sheet-parts">
    {sheet.parts.map((part) => {
      const drawn = dress.drawPart?.(part, sheet);
      return drawn === undefined ? (
        <PlainPart key={part.id} part={part} pictureOf={dress.pictureOf} nothing={dress.words.nothing} />
      ) : (
        drawn
      );
    })}
  </div>
);

const PlainFact = ({ fact: { sign, value, label, word }, picture }: { readonly fact: Fact; readonly picture: string }) => (
  <span class={`sheet-fact of-${sign}`} title={label}>
    <span class="map-hidden">{label}</span>
    {picture !== '' && <Icon path={picture} size="1.15em" />}
    {value !== '' && <b aria-hidden="true">{value}</b>}
    {word !== undefined && <small aria-hidden="true">{word}</small>}
  </span>
);

/** A part under its heading. */
export const SheetSection = ({ part, children }: { readonly part: SheetPart; readonly children: ComponentChildren }) => (
  <section class={`sheet-part of-${part.id}`}>
    <h2>
      {part.title} {part.note !== '' && <small>{part.note}</small>}
    </h2>
    {children}
  </section>
);

interface PlainPartProps {
  readonly part: SheetPart;
  readonly pictureOf: (sign: string) => string;
  readonly nothing: string;
}

const PlainPart = ({ part, pictureOf, nothing }: PlainPartProps) => (
  <SheetSection part={part}>
    {part.items.length === 0 && <p>{nothing}</p>}
    <ul class={`sheet-${part.kind}`}>
      {part.items.map((item, index) =>
        part.kind === 'slots' ? (
          <Slot key={index} item={item} picture={pictureOf(item.sign)} />
        ) : (
          <Listed key={index} item={item} picture={pictureOf(item.sign)} />
        ),
      )}
    </ul>
  </SheetSection>
);

interface ItemProps {
  readonly item: SheetItem;
  readonly picture: string;
}

const Slot = ({ item: { sign, name, isFree }, picture }: ItemProps) => (
  <li class={isFree ? 'free' : `good-token ${sign}`} title={name}>
    <span class="map-hidden">{name}</span>
    {!isFree && <Icon path={picture} size="1.35em" />}
  </li>
);

const Listed = ({ item: { name, does }, picture }: ItemProps) => (
  <li>
    <Icon path={picture} size="1.3em" />
    <span>
      <b>{name}</b> {does}
    </span>
  </li>
);
