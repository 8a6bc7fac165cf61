import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a server has used up to now. */
export interface Usage {
  /** In seconds, of all its threads. */
  readonly processor: number;
  /** In seconds, of the thread that serves. */
  readonly main: number;
  /** In bytes: all of its memory, and what its objects take. */
  readonly resident: number;
  readonly heap: number;
}

/** What a server tells about itself. */
export type Told = { readonly address: string } | { readonly usage: Usage };

/** A server in a process of its own, so that what it takes is its alone. */
export class HostProcess {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /** Starts a program of this folder that calls `tellAbout`. */
  static async start(program: string, args: readonly string[] = [], execArgv: readonly string[] = []): Promise<HostProcess> {
    const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, {
      execArgv: ['--expose-gc', ...execArgv],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const told = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    const [first] = told as [Told | number];
    if (typeof first === 'number' || !('address' in first)) throw new Error(`${program} did not start`);
    return new HostProcess(child, first.address);
  }

  /** What it has used; `isSwept` after throwing away what it no longer needs. */
  async usage(isSwept = false): Promise<Usage> {
    const told = once(this.#child, 'message');
    this.#child.send(isSwept ? 'sweep' : 'usage');
    const [{ usage }] = (await told) as [{ readonly usage: Usage }];
    return usage;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.send('stop');
    await gone;
  }
}
