import { newSubmissionId } from '@/lib/features/forms/form-meta';

let sender = 0;

/** Returns a different client for every test, because the limits are shared. */
export function newSender(): string {
  sender += 1;
  return `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
}

/** Returns the headers that a browser sends from a page of the site. */
export function browserHeaders(from = newSender()): Record<string, string> {
  return {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    host: 'localhost:3000',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': from,
  };
}

export const envelope = () => ({
  submission: newSubmissionId(),
  elapsed: 60_000,
  campo_vacio: '',
});

export function request(
  body: unknown,
  headers: Record<string, string> = browserHeaders(),
  query = '',
) {
  return new Request(`http://localhost:3000/api/quote${query}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export async function read(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}
