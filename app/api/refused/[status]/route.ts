import { REFUSALS } from '@/lib/http/request-target';

const messages = new Map(Object.entries(REFUSALS));

/**
 * Answers what the server has refused before routing it. `lib/http/exchanges.ts` sends such
 * requests here; whoever asks for it by name gets the same answer.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/refused/[status]'>,
): Promise<Response> {
  const { status } = await params;
  const message = messages.get(status);
  return new Response(message ?? REFUSALS[404], {
    status: message === undefined ? 404 : Number(status),
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...(status === '405' ? { allow: 'GET, HEAD' } : {}),
    },
  });
}
