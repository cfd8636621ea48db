import { connection } from 'next/server';
import { missing } from '@/lib/content/gateway/result';
import { readZonePage } from '@/lib/features/branches/page';
import { zoneCalendar } from '@/lib/features/calendar/calendar';
import { readParam } from '@/lib/features/page/params';
import {
  conditionalResponse,
  documentMissing,
  documentUnavailable,
} from '@/lib/publishing/documents';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

type Context = RouteContext<'/sucursales/[name]/[zone]/calendario.ics'>;

/** Returns the calendar of a zone's collections, for subscriptions. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const given = await params;
  const name = readParam(given.name);
  const zone = readParam(given.zone);
  const page = name && zone ? await readZonePage(name, zone) : missing;
  if (page.status === 'missing') return documentMissing();
  if (page.status === 'unavailable') return documentUnavailable();
  const { branch, selected, segment } = page.value;
  const address = absoluteUrl(routes.branch(branch, segment));
  const text = zoneCalendar(branch, selected, address, Date.now());
  return conditionalResponse(request, text, 'text/calendar; charset=utf-8', {
    'cache-control': cacheControl.calendar,
    'x-robots-tag': 'noindex',
  });
}
