import { request, type IncomingHttpHeaders } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** All Content-Security-Policy headers. */
  policies: string[];
  /** All Location headers. */
  locations: string[];
  body: string;
  /** The body before decompression. */
  bytes: Buffer;
}

/** A plain HTTP request with any header, even `Host`, which `fetch` does not allow. */
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
