import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import { branchRef } from '@/lib/content/gateway/branches';
import {
  coordinate,
  file,
  html,
  id,
  imageList,
  listOf,
  objectOf,
  requiredText,
  seoFields,
  text,
  video,
} from '@/lib/content/gateway/fields';
import {
  getList,
  getRecord,
  putList,
  putRecord,
  type CachedList,
} from '@/lib/content/gateway/large-list-cache';
import { cached, get, getRoot, readList, readOne } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** A service of a line. */
export const serviceType = z.object({
  id_services: id,
  name: requiredText,
  name_image: file,
  description: html,
  image_services: imageList,
});
/** A service within a line, with its text and pictures. */
export type ServiceType = z.output<typeof serviceType>;

/** A line; some calls have a few of its fields alone. */
export const businessLine = z.object({
  ...seoFields,
  id,
  name: requiredText,
  route: text,
  name_quote_image: file,
  name_cover_image: file,
  title: text,
  description: html,
  description_2: html,
  advantage: html,
  list_imagenes: imageList,
  list_services: listOf(serviceType),
  list_videos: listOf(video),
  list_clients: imageList,
  business_unit: listOf(branchRef),
});
/** A line with its texts, pictures, branches and clients; lists may leave out most of it. */
export type BusinessLine = z.output<typeof businessLine>;

/** A filter of the map of lines. */
export const lineMarker = z.object({ id, name: requiredText, name_marker_image: file });
/** A line of the map's filter, with its picture. */
export type LineMarker = z.output<typeof lineMarker>;

/** Where a line is present; degrees. */
export const presenceMarker = z.object({
  latitude: coordinate(90),
  longitude: coordinate(180),
  business_line: objectOf({ name: text, name_marker_image: file }),
});
/** A place on the map where a line is served. */
export type PresenceMarker = z.output<typeof presenceMarker>;

/** The active lines (id, name, url, route): line bar and home carousel. */
export async function getActiveLines(): Promise<Result<BusinessLine[]>> {
  'use cache';
  const call = getRoot`/business-line/admin/business-line/active`;
  return cached(await readList(call, businessLine), 'business-line');
}

// A line names each of its branches, and Next's own encoding of a thousand takes ten times as long as JSON.

async function readLines(inFull: boolean): Promise<Result<CachedList>> {
  'use cache';
  const lines = await readList(get`/web/business-line/detail`, businessLine);
  return cached(putList(lines, inFull), 'business-line');
}

/** All lines with all their fields. */
export async function getBusinessLines(): Promise<Result<BusinessLine[]>> {
  return getList(readLines);
}

async function readLineById(lineId: number, inFull: boolean): Promise<Result<CachedList>> {
  'use cache';
  const line = await readOne(get`/web/business-line/detail/${lineId}`, businessLine);
  return cached(putRecord(line, inFull), 'business-line', recordTag('business-line', lineId));
}

/** One line by its id. */
export async function getBusinessLineById(lineId: number): Promise<Result<BusinessLine>> {
  return getRecord((inFull) => readLineById(lineId, inFull));
}

async function readLineByRoute(route: string, inFull: boolean): Promise<Result<CachedList>> {
  'use cache';
  const line = await readOne(get`/web/business-line/detailRouter/${route}`, businessLine);
  return cached(putRecord(line, inFull), 'business-line', recordTag('business-line', route));
}

/** One line by its `url` or `route`. */
export async function getBusinessLineByRoute(route: string): Promise<Result<BusinessLine>> {
  return getRecord((inFull) => readLineByRoute(route, inFull));
}

/** The lines of the services page. */
export async function getServiceLines(): Promise<Result<BusinessLine[]>> {
  'use cache';
  return cached(await readList(get`/web/business-line/services`, businessLine), 'business-line');
}

/** The service types of one line. */
export async function getServiceTypes(lineId: number): Promise<Result<ServiceType[]>> {
  'use cache';
  const call = get`/web/business-line/services/${lineId}`;
  return cached(
    await readList(call, serviceType),
    'business-line',
    recordTag('business-line', lineId),
  );
}

/** The lines that can be quoted (id, name, name_quote_image): wizard step 1. */
export async function getQuoteLines(): Promise<Result<BusinessLine[]>> {
  'use cache';
  return cached(await readList(get`/web/business-line/quotes`, businessLine), 'business-line');
}

/** The filters of the map's mode `lineas`. */
export async function getLineMarkers(): Promise<Result<LineMarker[]>> {
  'use cache';
  return cached(await readList(get`/web/business-line/markers`, lineMarker), 'business-line');
}

/** Where each line is present: the map's mode `lineas`. */
export async function getPresence(): Promise<Result<PresenceMarker[]>> {
  'use cache';
  return cached(await readList(get`/web/presence`, presenceMarker), 'branch');
}
