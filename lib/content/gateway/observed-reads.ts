import type { z } from 'zod';
import { tallyRead } from '@/lib/content/gateway/call-tallies';
import type { Decoded, RawResponse } from '@/lib/content/gateway/decode';
import type { GatewayCall } from '@/lib/content/gateway/transport';

/** One read of the gateway, and what came of it. */
export interface ObservedRead extends Decoded<unknown> {
  call: GatewayCall;
  /** Of the record, or of one of the list's. */
  schema: z.ZodType;
  ms: number;
  /** Undefined where none came. */
  response: RawResponse | undefined;
}

type Observer = (read: ObservedRead) => void;

const observers = new Set<Observer>();

/** Tells each read to an observer, such as `npm run doctor`, until the returned function is called. */
export function observeReads(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Tells the tallies and every observer of a read. */
export function noteRead(read: ObservedRead): void {
  tallyRead(read);
  for (const observer of observers) observer(read);
}
