import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
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

const serviceType = z.object({
  id_services: id,
  name: requiredText,
  name_image: file,
  description: html,
  image_services: imageList,
});
/** A service within a line, with its text and pictures. */
export type ServiceType = z.output<typeof serviceType>;

const businessLine = z.object({
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

const lineMarker = z.object({ id, name: requiredText, name_marker_image: file });
/** A line of the map's filter, with its picture. */
export type LineMarker = z.output<typeof lineMarker>;

const presenceMarker = z.object({
  latitude: coordinate(90),
  longitude: coordinate(180),
  business_line: objectOf({ name: text, name_marker_image: file }),
});
/** A place on the map where a line is served. */
export type PresenceMarker = z.output<typeof presenceMarker>;

const PATH = '/web/business-line';
const TAG = 'business-line';

/** The active lines: line bar and home carousel. */
export const getActiveLines = listCall(
  '//business-line/admin/business-line/active',
  businessLine,
  TAG,
);

/** All lines with all their fields. */
export const getBusinessLines = listCall(`${PATH}/detail`, businessLine, TAG);

/** One line by its id. */
export const getBusinessLineById = recordCall(`${PATH}/detail/{id}`, businessLine, TAG);

/** One line by its `url` or `route`. */
export const getBusinessLineByRoute = recordCall(`${PATH}/detailRouter/{name}`, businessLine, TAG);

/** The lines of the services page. */
export const getServiceLines = listCall(`${PATH}/services`, businessLine, TAG);

/** The service types of one line. */
export const getServiceTypes = listCall(`${PATH}/services/{id}`, serviceType, TAG);

/** The lines that can be quoted: wizard step 1. */
export const getQuoteLines = listCall(`${PATH}/quotes`, businessLine, TAG);

/** The filters of the map's mode `lineas`. */
export const getLineMarkers = listCall(`${PATH}/markers`, lineMarker, TAG);

/** Where each line is present: the map's mode `lineas`. */
export const getPresence = listCall('/web/presence', presenceMarker, 'branch');
