import 'server-only';
import { z } from 'zod';
import { decodeOne } from '@/lib/content/gateway/decode';
import { callTo } from '@/lib/content/gateway/read';
import { readGateway, type GatewayCall } from '@/lib/content/gateway/transport';
import { instrumented } from '@/lib/content/gateway/instrumented';

const anyRecord = z.object({});

async function probe(call: GatewayCall): Promise<'found' | 'unavailable'> {
  try {
    const { result } = decodeOne(await readGateway(call), anyRecord);
    return result.status === 'unavailable' ? 'unavailable' : 'found';
  } catch {
    return 'unavailable';
  }
}

/** Checks the gateway with one small uncached read. Never throws. */
export async function probeGateway(): Promise<'ok' | 'unavailable'> {
  const call = callTo('GET', '/web/section/{code}', ['I']);
  const outcome = await instrumented(
    call.name,
    (result) => result,
    () => probe(call),
  );
  return outcome === 'found' ? 'ok' : 'unavailable';
}
