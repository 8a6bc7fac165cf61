import { ICONS, Icon } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { SIGN_PICTURES, type SignName } from './signPictures.ts';
import './cards.css';

/** What is printed on a card. */
export interface CardFace {
  readonly key: string;
  /** One number, or the two of an Artifact. */
  readonly numbers: readonly number[];
  readonly colour: 'blue' | 'red' | 'grey' | 'artifact' | 'equipment';
  /** Its name, where it has one. */
  readonly name: string;
  /** What it gives beside its number, in two or three words. */
  readonly foot: string;
  readonly sign: SignName;
}

/** The sign of a colour: a drop draws, a flame gives a Soul. */
const Corner = ({ colour }: Pick<CardFace, 'colour'>) =>
  colour === 'blue' ? (
    <i class="corner">
      <Icon path={SIGN_PICTURES.drop} size="0.8em" />
    </i>
  ) : colour === 'red' ? (
    <i class="corner">
      <Icon path={ICONS.flame} size="0.8em" />
    </i>
  ) : (
    <i class="corner empty" />
  );

/** The face of a card. It says nothing to the ear: whatever it is part of has a label. */
export const Face = ({ face, children }: { readonly face: CardFace; readonly children?: ComponentChildren }) => (
  <span class={`ea-card ${face.colour}`} aria-hidden="true">
    {face.numbers.length === 1 ? (
      <>
        <Corner colour={face.colour} />
        <b class="number">{face.numbers[0]}</b>
      </>
    ) : (
      <>
        <b class="numbers">
          <span>{face.numbers[0]}</span>
          <i>/</i>
          <span>{face.numbers[1]}</span>
        </b>
        <span class="picture">
          <Icon path={SIGN_PICTURES[face.sign]} size="1.5em" />
        </span>
      </>
    )}
    {(face.name !== '' || face.foot !== '') && <small>{face.name === '' ? face.foot : face.name}</small>}
    {children}
  </span>
);

/** A card in somebody's open hand: its number, and the sign of its colour. */
export const MiniCard = ({ face, kind = '' }: { readonly face: CardFace; readonly kind?: string }) => (
  <span class={`ea-mini ${face.colour} ${kind}`} aria-hidden="true">
    {face.numbers.join('/')}
    {face.colour === 'blue' && <Icon path={SIGN_PICTURES.drop} size="0.7em" />}
    {face.colour === 'red' && <Icon path={ICONS.flame} size="0.7em" />}
  </span>
);

/** The back of a deck. */
export const CardBack = ({ of }: { readonly of: 'skill' | 'artifact' | 'equipment' }) => (
  <span class={`ea-card back ${of}`} aria-hidden="true">
    <Icon path={of === 'skill' ? SIGN_PICTURES.magic : SIGN_PICTURES.skystone} size="2em" />
  </span>
);
