/** A sign on a line of text or a button. It says nothing by itself: words stand beside it or in its label. */
export const Icon = ({ path, size = '1em' }: { readonly path: string; readonly size?: string }) => (
  <svg class="icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={path} fill="currentColor" />
  </svg>
);

/** A sign within a drawing, `size` units wide round (x, y). */
export const Sign = ({ path, size, x = 0, y = 0, fill }: SignProps) => (
  <path d={path} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2})scale(${size / 512})`} />
);

interface SignProps {
  readonly path: string;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly fill: string;
}
