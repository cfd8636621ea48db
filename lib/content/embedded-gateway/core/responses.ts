import type { Json } from './json';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/**
 * The three forms in which a value may come (contract, ground rules). Each call has its own, so
 * that whoever reads this gateway meets all of them and cannot come to rely on one.
 */
export type Shape = 'envelope' | 'bare' | 'list-of-one';

/** A list of thousands is megabytes; the store gives the same one until its file changes. */
const written = new WeakMap<readonly Json[], string>();

function textOf(value: Json): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const text = written.get(value) ?? JSON.stringify(value);
  written.set(value, text);
  return text;
}

function answerText(text: string, status = 200): Response {
  return new Response(text, { status, headers: JSON_HEADERS });
}

/** A JSON answer. */
export function json(value: Json, status = 200): Response {
  return answerText(textOf(value), status);
}

/** A value in the form asked for. */
export function answer(value: Json, shape: Shape): Response {
  if (shape === 'bare') return json(value);
  const text = textOf(value);
  return answerText(`{"code":200,"data":${shape === 'list-of-one' ? `[${text}]` : text}}`);
}

/** A failure as an envelope, with an HTTP status (the code itself unless told otherwise). */
export function failure(code: number, message: string, status = code): Response {
  return json({ code, message }, status);
}

/** Not found, in one of the contract's ways. */
export function notFound(): Response {
  return failure(404, 'No encontrado');
}
