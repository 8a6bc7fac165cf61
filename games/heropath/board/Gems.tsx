import type { ComponentChildren } from 'preact';
import { ATTRIBUTES } from '../content/names.ts';
import './gems.css';

/** By attribute, in a field of 20 by 20 round the middle: nobody has to see colours to tell them apart. */
const SHAPES: readonly string[] = [
  'M0-9L6 0L0 9L-6 0Z',
  'M0-8.6L7.4-4.3V4.3L0 8.6L-7.4 4.3V-4.3Z',
  'M0-9L2.6-3.2L8.8-2.6L4.2 1.6L5.6 7.8L0 4.6L-5.6 7.8L-4.2 1.6L-8.8-2.6L-2.6-3.2Z',
  'M-5-7H5L8.6 0L5 7H-5L-8.6 0Z',
  'M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z',
];
const LIGHTS: readonly string[] = [
  'M0-9L6 0H-6Z',
  'M0-8.6L7.4-4.3L0 0L-7.4-4.3Z',
  'M0-9L2.6-3.2L0 0L-2.6-3.2Z',
  'M-5-7H5L3-1H-3Z',
  'M-5-3A6 6 0 0 1 1-6.4A9 9 0 0 0-5-3Z',
];

/** A gem, or its empty socket. */
export const Gem = ({ attribute, isEmpty = false }: { readonly attribute: number; readonly isEmpty?: boolean }) => (
  <svg class={`hp-gem of-${ATTRIBUTES[attribute]} ${isEmpty ? 'empty' : ''}`} viewBox="-10 -10 20 20" aria-hidden="true">
    <path class="body" d={SHAPES[attribute]} />
    {!isEmpty && <path class="light" d={LIGHTS[attribute]} />}
  </svg>
);

interface SocketsProps {
  readonly gems: readonly number[];
  readonly most: number;
  readonly names: readonly string[];
  /** One letter for each. */
  readonly signs: readonly string[];
}

/** Five columns of sockets, the lowest filled first, and under each its letter and number. */
export const Sockets = ({ gems, most, names, signs }: SocketsProps) => (
  <ul class="hp-sockets">
    {gems.map((count, attribute) => (
      <li key={attribute} title={names[attribute]}>
        <span class="map-hidden">{`${names[attribute]} ${count}`}</span>
        {Array.from({ length: most }, (_, place) => (
          <Gem key={place} attribute={attribute} isEmpty={most - place > count} />
        ))}
        <b aria-hidden="true">
          {signs[attribute]}
          {count}
        </b>
      </li>
    ))}
  </ul>
);

/** Gems in a row with a number each: what a card needs, what somebody lacks. */
export const GemRow = ({ gems }: { readonly gems: readonly number[] }) => (
  <span class="hp-gem-row" aria-hidden="true">
    {gems.map(
      (count, attribute) =>
        count > 0 && (
          <span key={attribute}>
            <Gem attribute={attribute} />
            {count}
          </span>
        ),
    )}
  </span>
);

/** What something is called for who does not see it; what is seen beside it says nothing to the ear. */
export const Ear = ({ children }: { readonly children: ComponentChildren }) => <span class="map-hidden">{children}</span>;
