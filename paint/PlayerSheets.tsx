import type { Fact, Sheet, SheetItem, SheetPart } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { Crest } from './Figure.tsx';
import { Icon } from './Icon.tsx';
import type { Livery } from './liveries.ts';
import './sheets.css';

interface PlayerSheetsProps {
  readonly sheets: readonly Sheet[];
  /** What the list is called, and what stands where a list is empty. */
  readonly words: { readonly players: string; readonly nothing: string };
  /** Whose sheet lies open where there is room, or -1. */
  readonly own: number;
  readonly liveryOf: (seat: number) => Livery;
  /** The picture of a sign. */
  readonly pictureOf: (sign: string) => string;
  /** What stands before the facts, where a game has something to show there. */
  readonly lead?: (sheet: Sheet) => ComponentChildren;
  /** A fact or a part as the game draws it; undefined where it is drawn as always, null where it is not drawn. */
  readonly drawFact?: (fact: Fact, sheet: Sheet) => ComponentChildren | undefined;
  readonly drawPart?: (part: SheetPart, sheet: Sheet) => ComponentChildren | undefined;
}

/** One's own sheet lies open where there is room. */
const hasRoom = (): boolean => matchMedia('(min-width: 60rem)').matches;

/** One strip a player, which opens: what must always be in sight, and under it all the rest. */
export const PlayerSheets = ({ sheets, words, own, liveryOf, pictureOf, lead, drawFact, drawPart }: PlayerSheetsProps) => (
  <ul class="sheets" aria-label={words.players}>
    {sheets.map((sheet) => {
      const { seat, name, notes, isOnTurn, facts, parts } = sheet;
      const livery = liveryOf(seat);
      return (
        <li key={seat} class={`sheet ${isOnTurn ? 'on-turn' : ''} ${seat === own ? 'own' : ''}`} style={{ '--livery': livery.css }}>
          <details open={seat === own && hasRoom()}>
            <summary>
              <Crest livery={livery} />
              <span class="sheet-who">
                <b>{name}</b>
                <small>{notes.join(' · ')}</small>
              </span>
              {lead?.(sheet)}
              <span class="sheet-facts">
                {facts.map((fact) => {
                  const drawn = drawFact?.(fact, sheet);
                  return drawn === undefined ? <PlainFact key={fact.sign} fact={fact} picture={pictureOf(fact.sign)} /> : drawn;
                })}
              </span>
            </summary>
            <div class="sheet-parts">
              {parts.map((part) => {
                const drawn = drawPart?.(part, sheet);
                return drawn === undefined ? <PlainPart key={part.id} part={part} pictureOf={pictureOf} nothing={words.nothing} /> : drawn;
              })}
            </div>
          </details>
        </li>
      );
    })}
  </ul>
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
