import { createGateway, type GatewayHandler } from '@/lib/content/embedded-gateway/gateway';

async function lineNames(gateway: GatewayHandler): Promise<string[]> {
  const path = 'http://gateway.invalid/web-page-conf/web/business-line/markers';
  const body: unknown = await (await gateway(new Request(path))).json();
  const rows = Array.isArray(body) ? body : Object(body).data;
  return rows.map(({ name }: { name: string }) => name);
}

/** The path of the call that returns markers. */
export const MARKERS_CALL = '/web-page-conf/web/presence';

/** Returns that many markers, spread evenly over map and lines. */
export async function manyMarkers(count: number) {
  const names = await lineNames(createGateway());
  return Array.from({ length: count }, (_, i) => ({
    // Multiples of the golden ratio fill a rectangle evenly and reproducibly.
    latitude: 18 + ((i * 0.618_034) % 1) * 10,
    longitude: -106 + ((i * 0.754_878) % 1) * 8,
    business_line: { name: names[i % names.length], name_marker_image: '' },
  }));
}
