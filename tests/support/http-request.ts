import { request, type IncomingHttpHeaders } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The values of all Content-Security-Policy headers. */
  policies: string[];
  /** The values of all Location headers. */
  locations: string[];
  body: string;
  /** The body before decompression. */
  bytes: Buffer;
}

/** Sends a plain HTTP request with any header, even `Host`, which `fetch` does not allow. */
export function httpRequest(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (message) => {
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('error', reject);
      message.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: message.statusCode ?? 0,
          headers: message.headers,
          policies: message.headersDistinct['content-security-policy'] ?? [],
          locations: message.headersDistinct.location ?? [],
          body: bytes.toString(),
          bytes,
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends a request with a raw path, which HTTP clients would normalise. */
export async function answerTo(site: string, path: string) {
  const { hostname, port } = new URL(site);
  return new Promise<{ status: number; location: string; cache: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      const { location = '', 'cache-control': cache = '' } = response.headers;
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location, cache }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
