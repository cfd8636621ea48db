import 'server-only';
import { z } from 'zod';
import { branchRef } from '@/lib/content/gateway/branches';
import * as field from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';

/** Decodes `ServiceType`. */
export const serviceType = z.object({
  id_services: field.id,
  name: field.requiredText,
  name_image: field.file,
  description: field.html,
  image_services: field.imageList,
});
/** A service within a line, with its text and pictures. */
export type ServiceType = z.output<typeof serviceType>;

/** Decodes `BusinessLine`. */
export const businessLine = z.object({
  ...field.seoFields,
  id: field.id,
  name: field.requiredText,
  route: field.text,
  name_quote_image: field.file,
  name_cover_image: field.file,
  title: field.text,
  description: field.html,
  description_2: field.html,
  advantage: field.html,
  list_imagenes: field.imageList,
  list_services: field.listOf(serviceType),
  list_videos: field.listOf(field.video),
  list_clients: field.imageList,
  business_unit: field.listOf(branchRef),
});
/** A line with its texts, pictures, branches and clients; lists may leave out most of it. */
export type BusinessLine = z.output<typeof businessLine>;

/** Decodes `LineMarker`. */
export const lineMarker = z.object({
  id: field.id,
  name: field.requiredText,
  name_marker_image: field.file,
});
/** A line of the map's filter, with its picture. */
export type LineMarker = z.output<typeof lineMarker>;

/** Decodes `PresenceMarker`. */
export const presenceMarker = z.object({
  latitude: field.latitude,
  longitude: field.longitude,
  business_line: field.objectOf({ name: field.text, name_marker_image: field.file }),
});
/** A place on the map where a line is served. */
export type PresenceMarker = z.output<typeof presenceMarker>;

/** Reads the active lines, for the line bar and the home carousel. */
export async function getActiveLines() {
  'use cache';
  return readList(get('//business-line/admin/business-line/active'), businessLine, 'business-line');
}

/** Reads all lines with all their fields. */
export async function getBusinessLines() {
  'use cache';
  return readList(get('/web/business-line/detail'), businessLine, 'business-line');
}

/** Reads one line by its id. */
export async function getBusinessLineById(id: number) {
  'use cache';
  return readOne(get('/web/business-line/detail/{id}', id), businessLine, 'business-line', id);
}

/** Reads one line by its `url` or `route`. */
export async function getBusinessLineByRoute(name: string) {
  'use cache';
  return readOne(
    get('/web/business-line/detailRouter/{name}', name),
    businessLine,
    'business-line',
    name,
  );
}

/** Reads the lines of the services page. */
export async function getServiceLines() {
  'use cache';
  return readList(get('/web/business-line/services'), businessLine, 'business-line');
}

/** Reads the service types of one line. */
export async function getServiceTypes(id: number) {
  'use cache';
  return readList(get('/web/business-line/services/{id}', id), serviceType, 'business-line', id);
}

/** Reads the lines that can be quoted, for wizard step 1. */
export async function getQuoteLines() {
  'use cache';
  return readList(get('/web/business-line/quotes'), businessLine, 'business-line');
}

/** Reads the filters of the map's mode `lineas`. */
export async function getLineMarkers() {
  'use cache';
  return readList(get('/web/business-line/markers'), lineMarker, 'business-line');
}

/** Reads where each line is present, for the map's mode `lineas`. */
export async function getPresence() {
  'use cache';
  return readList(get('/web/presence'), presenceMarker, 'branch');
}
