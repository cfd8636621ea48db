import { connection } from 'next/server';
import { probeGateway } from '@/lib/gateway/probe';

/**
 * Ready, and how the gateway is. Always 200: an outage that stored pages cover is no reason to
 * take an instance out of service.
 */
export async function GET(): Promise<Response> {
  await connection();
  const gateway = await probeGateway();
  return Response.json({ status: 'ready', gateway }, { headers: { 'cache-control': 'no-store' } });
}
