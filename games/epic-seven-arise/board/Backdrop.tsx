import { SCENES } from './scenePictures.ts';

/** The land of a chapter, behind everything. */
export const Backdrop = ({ chapter }: { readonly chapter: number }) => (
  <svg
    class="ea-backdrop"
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: SCENES[chapter] ?? SCENES[0]! }}
  />
);
