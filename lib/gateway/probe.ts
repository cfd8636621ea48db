import 'server-only';
import { unwrap } from '@/lib/gateway/decode';
import { get } from '@/lib/gateway/read';
import { readGateway, type GatewayCall } from '@/lib/gateway/transport';
import { watched } from '@/lib/gateway/watched';

async function probe(call: GatewayCall): Promise<'found' | 'unavailable'> {
  try {
    return unwrap(await readGateway(call)).kind === 'failure' ? 'unavailable' : 'found';
  } catch {
    return 'unavailable';
  }
}

/** How the gateway is right now, by one small uncached read. Never throws. */
export async function probeGateway(): Promise<'ok' | 'unavailable'> {
  const call = get`/web/section/${'I'}`;
  const outcome = await watched(
    call.name,
    (word) => word,
    () => probe(call),
  );
  return outcome === 'found' ? 'ok' : 'unavailable';
}
