import type { JSX } from 'preact';
import icons from './icons.svg?url';

/** The pictograms of `icons.svg`: they travel as the drawing that they are, beside the script. */
export type IconName = 'dragon' | 'book' | 'gear' | 'chest' | 'dice' | 'bin' | 'person' | 'hourglass';

/** A picture beside words: it says nothing that the words do not. */
export const PageIcon = ({ name }: { name: IconName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
    <use href={`${icons}#${name}`} />
  </svg>
);

/** The same for a drawing that somebody else brings along. */
export const Picture = ({ path }: { path: string }): JSX.Element => (
  <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
    <path d={path} />
  </svg>
);
