import 'server-only';
import { unwrap } from '@/lib/gateway/decode';
import { get } from '@/lib/gateway/read';
import { readGateway } from '@/lib/gateway/transport';

/** How the gateway is right now, by one small uncached read. Never throws. */
export async function probeGateway(): Promise<'ok' | 'unavailable'> {
  try {
    const answer = await readGateway(get`/web/section/${'I'}`);
    return unwrap(answer).kind === 'failure' ? 'unavailable' : 'ok';
  } catch {
    return 'unavailable';
  }
}
