import type { Fact, Sheet, SheetItem, SheetPart } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { Crest } from './Figure.tsx';
import { Icon } from './Icon.tsx';
import type { Livery } from './liveries.ts';
import './sheets.css';

interface PlayerSheetsProps {
  readonly sheets: readonly Sheet[];
  /** What the list is called. */
  readonly label: string;
  /** Whose sheet lies open where there is room, or -1. */
  readonly own: number;
  readonly liveryOf: (seat: number) => Livery;
  /** The picture of a sign; null where the game draws it in its own way. */
  readonly pictureOf: (sign: string) => string | null;
  /** A fact or a part as the game draws it; undefined where it is drawn as always. */
  readonly drawFact?: (sheet: Sheet, fact: Fact) => ComponentChildren | undefined;
  readonly drawPart?: (sheet: Sheet, part: SheetPart) => ComponentChildren | undefined;
}

/** One's own sheet lies open where there is room. */
const hasRoom = (): boolean => matchMedia('(min-width: 60rem)').matches;

/** One strip a player, which opens: what must always be in sight, and under it all the rest. */
export const PlayerSheets = ({ sheets, label, own, liveryOf, pictureOf, drawFact, drawPart }: PlayerSheetsProps) => (
  <ul class="sheets" aria-label={label}>
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
              <span class="sheet-facts">
                {facts.map((fact) => drawFact?.(sheet, fact) ?? <PlainFact key={fact.sign} fact={fact} pictureOf={pictureOf} />)}
              </span>
            </summary>
            <div class="sheet-parts">
              {parts.map((part) => drawPart?.(sheet, part) ?? <PlainPart key={part.id} part={part} pictureOf={pictureOf} />)}
            </div>
          </details>
        </li>
      );
    })}
  </ul>
);

type Pictures = Pick<PlayerSheetsProps, 'pictureOf'>;

function PlainFact({ fact: { sign, value, label, word }, pictureOf }: { readonly fact: Fact } & Pictures) {
  const picture = pictureOf(sign);
  return (
    <span class={`sheet-fact of-${sign}`} title={label}>
      <span class="map-hidden">{label}</span>
      {picture !== null && <Icon path={picture} size="1.15em" />}
      <span aria-hidden="true">
        {value !== '' && <b>{value}</b>} {word !== undefined && <small>{word}</small>}
      </span>
    </span>
  );
}

/** The heading of a part, and what lies there as the game draws it. */
export const SheetSection = ({ part, children }: { readonly part: SheetPart; readonly children: ComponentChildren }) => (
  <section class={`sheet-part of-${part.id}`}>
    <h3>
      {part.title} <small>{part.note}</small>
    </h3>
    {children}
  </section>
);

const PlainPart = ({ part, pictureOf }: { readonly part: SheetPart } & Pictures) => (
  <SheetSection part={part}>
    <ul class={`sheet-${part.kind}`}>
      {part.items.map((item, place) =>
        part.kind === 'slots' ? (
          <Slot key={place} item={item} pictureOf={pictureOf} />
        ) : (
          <Listed key={place} item={item} pictureOf={pictureOf} />
        ),
      )}
    </ul>
  </SheetSection>
);

function Slot({ item: { sign, name, isFree }, pictureOf }: { readonly item: SheetItem } & Pictures) {
  const picture = isFree ? null : pictureOf(sign);
  return (
    <li class={isFree ? 'free' : `good-token ${sign}`} title={name}>
      <span class="map-hidden">{name}</span>
      {picture !== null && <Icon path={picture} size="1.35em" />}
    </li>
  );
}

function Listed({ item: { sign, name, does }, pictureOf }: { readonly item: SheetItem } & Pictures) {
  const picture = pictureOf(sign);
  return (
    <li>
      {picture !== null && <Icon path={picture} size="1.3em" />}
      <span>
        <b>{name}</b> {does}
      </span>
    </li>
  );
}
