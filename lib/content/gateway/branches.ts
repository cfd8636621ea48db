import 'server-only';
import { z } from 'zod';
import * as field from '@/lib/content/gateway/fields';
import { get, post, readList, readOne } from '@/lib/content/gateway/read';
import { listOrEmpty, mapResult, missing, type Result } from '@/lib/content/gateway/result';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

/** A branch as a business line refers to it. */
export const branchRef = z.object({
  id: field.id,
  name: field.requiredText,
  url: field.text,
  name_image: field.file,
});

/** Decodes `Zone`. */
export const zone = z.object({
  id: field.id,
  title: field.requiredText,
  frequency: field.text,
  timetable: field.text,
  image_name: field.file,
  title_img: field.text,
  alt: field.text,
});
/** An area where a branch collects, with its days and hours in an editor's words. */
export type Zone = z.output<typeof zone>;

/** Decodes `Branch`. */
export const branch = branchRef.extend({
  ...field.seoFields,
  street: field.text,
  ext_number: field.text,
  sector: field.text,
  postal_code: field.postalCode,
  ubication: field.objectOf({ state: field.stateText }),
  phone_number: field.text,
  latitude: field.latitude,
  longitude: field.longitude,
  population: field.text,
  start_services: field.text,
  zones: field.listOf(zone),
  name_marker_image: field.file,
});
/** A branch with its address; its zones may need a separate call. */
export type Branch = z.output<typeof branch>;

const listedBranch = branch.omit({
  meta_description: true,
  meta_keywords: true,
  title_page: true,
  population: true,
  start_services: true,
  zones: true,
});
/** A branch without its zones, which are most of its size. */
export type ListedBranch = z.output<typeof listedBranch>;

const zonedBranch = listedBranch.extend({ zones: branch.shape.zones });
/** A published branch with its zones. */
export type ZonedBranch = z.output<typeof zonedBranch>;

/** Decodes `Coverage`. */
export const coverage = z.object({ phone_number: field.text });
/** A branch that serves a line in a city; an empty list of them is no coverage. */
export type Coverage = z.output<typeof coverage>;

/** Reads every published branch, for the index and the sitemap. */
export async function getBranches() {
  'use cache';
  return readList(
    get('//business/admin/businessunit/getallbusinessunitpublicated'),
    listedBranch,
    'branch',
  );
}

/** Reads the offices, for the map's mode `suc`. */
export async function getOffices() {
  'use cache';
  return readList(get('/web/business-unit/offices'), listedBranch, 'branch');
}

/** Reads one branch by its `url`, its name or its id as text. */
export async function getBranch(name: string) {
  'use cache';
  return readOne(post('/web/business-unit/getByName/', { name: name }), branch, 'branch', name);
}

/** Reads the zones of a branch; needed only when the branch's own list is empty. */
export async function getBranchZones(id: number) {
  'use cache';
  return readList(get('/web/business-unit/{id}/zones', id), zone, 'branch', id);
}

const CONCURRENCY = 4;
/** Number of branches for which zones are read one by one if the list has none. */
const MOST_ASKED = 100;

async function withZones(list: Result<ZonedBranch[]>): Promise<Result<ZonedBranch[]>> {
  const lacking = listOrEmpty(list).filter(({ zones }) => zones.length === 0);
  const asked = lacking.slice(0, MOST_ASKED);
  const reads = await mapWithConcurrency(asked, CONCURRENCY, ({ id }) => getBranchZones(id));
  const zonesOf = new Map(asked.map(({ id }, at) => [id, listOrEmpty(reads[at] ?? missing)]));
  return mapResult(list, (branches) =>
    branches.map((one) => ({ ...one, zones: zonesOf.get(one.id) ?? one.zones })),
  );
}

/** Reads every published branch with its zones. */
export async function getZonedBranches(): Promise<Result<ZonedBranch[]>> {
  'use cache';
  const call = get('//business/admin/businessunit/getallbusinessunitpublicated');
  return withZones(await readList(call, zonedBranch, 'branch'));
}

/** Reads the branches that serve a city. */
export async function getBranchesOfCity(city: number) {
  'use cache';
  return readList(get('/web/business-unit/city/{city}', city), branch, 'quote');
}

/** Reads the branches that serve a city with a business line; an empty list means no coverage. */
export async function getCoverage(city: number, line: number) {
  'use cache';
  return readList(
    get('/web/business-unit/city/{city}/business-line/{line}', city, line),
    coverage,
    'quote',
  );
}
