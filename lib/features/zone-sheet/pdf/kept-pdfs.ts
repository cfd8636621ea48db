import 'server-only';
import { LRUCache } from 'lru-cache';
import { zoneSheetPdf } from '@/lib/features/zone-sheet/pdf/sheet-pdf';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import { entityTag } from '@/lib/server/response/entity-tag';
import { ConcurrencyLimit } from '@/lib/util/concurrency-limit.mts';

/** A PDF takes some 20 ms of the single thread: one is made at a time, and pages are served between. */
const limit = new ConcurrencyLimit({ max: 1, maxWaiting: 32, maxWaitMs: 5_000 });

/** A sheet with the ETag of its content. */
interface SheetPdf {
  bytes: Buffer;
  etag: string;
}

/** Some 300 PDFs, by what they say: no form of a URL makes one anew. */
const pdfs = new LRUCache<string, SheetPdf>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** The PDF of a sheet, made once while it says the same; undefined when too many wait for theirs. */
export async function keptSheetPdf(sheet: ZoneSheet): Promise<SheetPdf | undefined> {
  const key = entityTag(JSON.stringify(sheet));
  const known = pdfs.get(key);
  if (known) return known;
  const permit = await limit.acquire();
  if (permit === undefined) return undefined;
  try {
    const madeMeanwhile = pdfs.get(key);
    if (madeMeanwhile) return madeMeanwhile;
    const bytes = await zoneSheetPdf(sheet);
    const pdf = { bytes, etag: entityTag(bytes) };
    pdfs.set(key, pdf);
    return pdf;
  } finally {
    permit.release();
  }
}
