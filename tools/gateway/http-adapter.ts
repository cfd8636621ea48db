import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

const MAX_BODY_BYTES = 1024 * 1024;

export class BodyTooLarge extends Error {}

async function readBody(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Converts a Node request into a web `Request`. Throws `BodyTooLarge`. */
export async function toRequest(message: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET' } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(message) : undefined;
  return new Request(url, { method, headers: headersOf(message), body });
}

export function writeHead(target: ServerResponse, response: Response, length?: number): void {
  for (const [name, value] of response.headers) target.setHeader(name, value);
  if (length !== undefined) target.setHeader('Content-Length', length);
  target.writeHead(response.status);
}

/** Sends a web `Response`: streamed if its length is known, otherwise buffered. */
export async function send(target: ServerResponse, response: Response): Promise<void> {
  if (!response.body) {
    writeHead(target, response);
    target.end();
    return;
  }
  if (!response.headers.has('content-length')) {
    const bytes = Buffer.from(await response.arrayBuffer());
    writeHead(target, response, bytes.length);
    target.end(bytes);
    return;
  }
  writeHead(target, response);
  await pipeline(response.body, target);
}
