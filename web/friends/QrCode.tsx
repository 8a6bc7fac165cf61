import encode from 'qr';
import { useMemo } from 'preact/hooks';
import './qrCode.css';

/** An address to be read by a camera, with its meaning in words for who cannot see it. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { path, size } = useMemo(() => qrPath(address), [address]);
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Without a white rim of four fields no camera finds it. */
const RIM = 4;

/** The dark fields of a code as one path, row by row in runs, and how many fields it is wide. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const rows = encode(text, 'raw', { ecc: 'medium', border: RIM });
  const path = rows.flatMap((row, y) => runsIn(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
  return { path, size: rows.length };
}

function runsIn(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
