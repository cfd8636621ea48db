import type { Json } from './json';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/** The contract's three forms of a value. Calls differ, so that clients must support them all. */
export type Shape = 'envelope' | 'bare' | 'list-of-one';

function textResponse(text: string, status = 200): Response {
  return new Response(text, { status, headers: JSON_HEADERS });
}

/** Returns a response with a value without the envelope. */
export function json(value: Json, status = 200): Response {
  return textResponse(JSON.stringify(value), status);
}

/** Returns a 200 response with a value in this form. */
export function shaped(value: Json, shape: Shape): Response {
  if (shape === 'bare') return json(value);
  const text = JSON.stringify(value);
  return textResponse(`{"code":200,"data":${shape === 'list-of-one' ? `[${text}]` : text}}`);
}

/** Returns a failure as an envelope; its HTTP status is the code by default. */
export function failure(code: number, message: string, status = code): Response {
  return json({ code, message }, status);
}

/** Returns the envelope with code 404, which the contract demands for anything that does not exist. */
export function notFound(): Response {
  return failure(404, 'No encontrado');
}
