import { failure, json } from '../../lib/content/embedded-gateway/core/responses';
import { readBody, isRow } from '../../lib/content/embedded-gateway/core/json';
import { toFault, type Faults } from './faults';
import type { RequestLog } from './request-log';

/** The path with which tests control the gateway. It is not part of the contract. */
export const CONTROL_PATH = '/__control';

/** Handles a control request. GET returns faults and requests; POST takes `fault`, `clear` or `reset`. */
export async function control(
  request: Request,
  faults: Faults,
  requestLog: RequestLog,
): Promise<Response> {
  if (request.method === 'POST') {
    const body = await readBody(request);
    if (!body) return failure(400, 'A JSON object is expected');
    try {
      if (body.clear === true) faults.clear();
      if (body.reset === true) requestLog.reset();
      if (body.fault !== undefined) faults.add(toFault(isRow(body.fault) ? body.fault : {}));
    } catch (error) {
      return failure(400, error instanceof Error ? error.message : 'Unknown fault');
    }
  }
  const listed = faults.list().map((fault) => ({
    path: fault.path ?? '',
    kind: fault.kind,
    value: fault.value ?? null,
    times: fault.times ?? null,
  }));
  return json({ faults: listed, counts: requestLog.counts(), requests: requestLog.last() });
}
