import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { callTable } from '@hoard/table/client';

type Call = Parameters<typeof callTable>[1];
type Given<N extends Call> = Extract<Awaited<ReturnType<typeof callTable<N>>>, { readonly ok: true }>['given'];

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks a server as `callTable` does, and trusts its answer: to look at it closely would cost those who play more than it costs the server. */
export async function plainCall<N extends Call>(
  address: string,
  key: string | null,
  call: N,
  body: Parameters<typeof callTable<N>>[2],
): Promise<Given<N>> {
  const { hostname, port } = new URL(address);
  const asked = request({
    hostname,
    port,
    path: `/api/${call}`,
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
  });
  asked.end(JSON.stringify(body));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const answer = await text(reply);
  if (reply.statusCode !== 200) throw new Error(`${call}: ${answer}`);
  return JSON.parse(answer) as Given<N>;
}
