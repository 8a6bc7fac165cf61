import type { RunningClock } from '@hoard/table/client';

/** The clock that matters most to a viewer: their own, else the one that runs out first. */
export function clockFor(clocks: readonly RunningClock[], viewer: number): RunningClock | undefined {
  const byEnd = clocks.toSorted((a, b) => a.ends - b.ends);
  return byEnd.find(({ seat }) => seat === viewer && viewer >= 0) ?? byEnd[0];
}

const [SECOND, HOUR, DAY] = [1_000, 3_600_000, 86_400_000] as const;

/** `0:23`, `4:05`, `5 hr`, `2 days`: no more exact than anybody needs. */
export function leftText(milliseconds: number, locale: string): string {
  if (milliseconds < HOUR) {
    const seconds = Math.ceil(milliseconds / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const [unit, length] = milliseconds < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(Math.floor(milliseconds / length));
}
