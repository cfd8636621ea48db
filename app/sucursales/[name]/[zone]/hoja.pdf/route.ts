import { zoneRecordPage } from '@/lib/features/branches/page';
import { readZoneCollection } from '@/lib/features/collection/zone-collection';
import { keptSheetPdf } from '@/lib/features/zone-sheet/pdf/kept-pdfs';
import { sheetFileName, zoneSheet } from '@/lib/features/zone-sheet/sheet';
import { documentMissing, documentMoved, documentUnavailable } from '@/lib/publishing/documents';
import { matchesETag } from '@/lib/server/response/entity-tag';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { routes } from '@/lib/server/routing/routes';

type Context = RouteContext<'/sucursales/[name]/[zone]/hoja.pdf'>;

const pdfPage = zoneRecordPage('the PDF of a zone', routes.zoneSheetPdf);

/** A zone's sheet to print: 404 for an unknown zone, 503 without a gateway or while too many wait. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const page = await pdfPage.look(params);
  if (page.status === 'moved') return documentMoved(page.path);
  if (page.status === 'missing') return documentMissing();
  if (page.status === 'unavailable') return documentUnavailable();
  const { branch, selected, segment } = page.value;
  const sheet = zoneSheet(branch, selected, segment, await readZoneCollection(branch, selected));
  const pdf = await keptSheetPdf(sheet);
  if (pdf === undefined) return documentUnavailable();
  const headers = { etag: pdf.etag, 'cache-control': cacheControl.sheet };
  if (matchesETag(request.headers.get('if-none-match'), pdf.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(pdf.bytes), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sheetFileName(sheet)}"`,
    },
  });
}
