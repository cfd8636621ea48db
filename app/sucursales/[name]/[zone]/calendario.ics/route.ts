import { connection } from 'next/server';
import { missing } from '@/lib/content/gateway/result';
import { readZoneCalendar } from '@/lib/features/calendar/read-calendar';
import { readParam } from '@/lib/features/page/params';
import { documentMissing, documentUnavailable, taggedResponse } from '@/lib/publishing/documents';
import { cacheControl } from '@/lib/server/response/headers.mts';

type Context = RouteContext<'/sucursales/[name]/[zone]/calendario.ics'>;

/** The calendar of a zone's collections, to subscribe to. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const given = await params;
  const name = readParam(given.name);
  const zone = readParam(given.zone);
  const calendar = name && zone ? await readZoneCalendar(name, zone) : missing;
  if (calendar.status === 'missing') return documentMissing();
  if (calendar.status === 'unavailable') return documentUnavailable();
  const { text, etag } = calendar.value;
  return taggedResponse(request, text, 'text/calendar; charset=utf-8', {
    etag,
    'cache-control': cacheControl.calendar,
    'x-robots-tag': 'noindex',
  });
}
