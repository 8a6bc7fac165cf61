import type { Told, Usage } from './hostProcess.ts';

/** Lets a server of this folder be measured by who started it. */
export function tellAbout(address: string, close: () => Promise<void>): void {
  process.on('message', (asked) => {
    if (asked === 'stop') return void close().then(() => process.exit(0));
    if (asked === 'sweep') globalThis.gc!();
    tell({ usage: usageNow() });
  });
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit(1));
  tell({ address });
}

const tell = (told: Told): void => void process.send!(told);

function usageNow(): Usage {
  const { user, system } = process.cpuUsage();
  const main = process.threadCpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { processor: (user + system) / 1e6, main: (main.user + main.system) / 1e6, resident: rss, heap: heapUsed };
}
