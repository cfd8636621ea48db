/** The answers of the route handlers that read. */

/** Short: what is published shows soon; long enough to spare the gateway repeated clicks. */
const SHORT = 'public, max-age=30, s-maxage=30, stale-while-revalidate=60';

/** 200 with the value, kept for a short while by browsers and edges. */
export function answer<T>(value: T): Response {
  return Response.json(value, { headers: { 'cache-control': SHORT } });
}

/** What a handler answers when it cannot give the value. */
interface ApiProblem {
  error: 'bad-request' | 'gateway-unavailable';
  message: string;
}

function problem(status: number, body: ApiProblem): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** 400: the question itself is wrong; `message` says how. */
export function badRequest(message: string): Response {
  return problem(400, { error: 'bad-request', message });
}

/** 502: the gateway did not answer, or not as agreed. */
export function gatewayDown(): Response {
  return problem(502, {
    error: 'gateway-unavailable',
    message: 'El servicio de contenidos no respondió. Intente de nuevo en unos segundos.',
  });
}
