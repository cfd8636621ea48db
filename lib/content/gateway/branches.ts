import 'server-only';
import { z } from 'zod';
import { recordTag } from '@/lib/server/cache/tags';
import {
  coordinate,
  file,
  id,
  listOf,
  objectOf,
  requiredText,
  seoFields,
  text,
} from '@/lib/content/gateway/fields';
import { keepList, keptList, type KeptList } from '@/lib/content/gateway/large-list-cache';
import { cached, get, getRoot, post, readList, readOne } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';
import type { GatewayCall } from '@/lib/content/gateway/transport';

export const branchRef = z.object({ id, name: requiredText, url: text, name_image: file });
export type BranchRef = z.output<typeof branchRef>;

const zone = z.object({
  id,
  title: requiredText,
  frequency: text,
  timetable: text,
  image_name: file,
  title_img: text,
  alt: text,
});
export type Zone = z.output<typeof zone>;

const branch = branchRef.extend({
  ...seoFields,
  street: text,
  ext_number: text,
  sector: text,
  postal_code: text,
  ubication: objectOf({ state: text }),
  phone_number: text,
  /** Degrees; undefined when the gateway has none that is usable. */
  latitude: coordinate(90),
  longitude: coordinate(180),
  population: text,
  start_services: text,
  zones: listOf(zone),
  name_marker_image: file,
});
export type Branch = z.output<typeof branch>;

const listedBranch = branch.omit({
  meta_description: true,
  meta_keywords: true,
  title_page: true,
  population: true,
  start_services: true,
  zones: true,
});
/** What lists and maps need of a branch: most of one is its zones, and there are a thousand. */
export type ListedBranch = z.output<typeof listedBranch>;

const zonedBranch = listedBranch.extend({ zones: branch.shape.zones });
/** What the site's search needs of a branch. */
export type ZonedBranch = z.output<typeof zonedBranch>;

const coverage = z.object({ phone_number: text });
export type Coverage = z.output<typeof coverage>;

/** Their list: every one that is published, or the offices. */
type BranchList = 'published' | 'offices';

const listCalls: Record<BranchList, GatewayCall> = {
  published: getRoot`/business/admin/businessunit/getallbusinessunitpublicated`,
  offices: get`/web/business-unit/offices`,
};

async function readBranches(list: BranchList, isWhole: boolean): Promise<Result<KeptList>> {
  'use cache';
  return cached(keepList(await readList(listCalls[list], listedBranch), isWhole), 'branch');
}

/** Every published branch: the index and the sitemap. */
export async function getBranches(): Promise<Result<ListedBranch[]>> {
  return keptList((isWhole) => readBranches('published', isWhole));
}

/** The offices that the map shows in mode `suc`. */
export async function getOffices(): Promise<Result<ListedBranch[]>> {
  return keptList((isWhole) => readBranches('offices', isWhole));
}

async function readZonedBranches(isWhole: boolean): Promise<Result<KeptList>> {
  'use cache';
  return cached(keepList(await readList(listCalls.published, zonedBranch), isWhole), 'branch');
}

/** Every published branch with its zones, as far as the list itself holds them. */
export async function getZonedBranches(): Promise<Result<ZonedBranch[]>> {
  return keptList(readZonedBranches);
}

/** One branch by its url, its name or its id as text. */
export async function getBranch(name: string): Promise<Result<Branch>> {
  'use cache';
  const call = post('/web/business-unit/getByName/', { name });
  return cached(await readOne(call, branch), 'branch', recordTag('branch', name));
}

/** The zones of a branch; asked only where the branch's own list came empty. */
export async function getBranchZones(branchId: number): Promise<Result<Zone[]>> {
  'use cache';
  const call = get`/web/business-unit/${branchId}/zones`;
  return cached(await readList(call, zone), 'branch', recordTag('branch', branchId));
}

/** The branches that serve a city. */
export async function getBranchesOfCity(cityId: number): Promise<Result<Branch[]>> {
  'use cache';
  return cached(await readList(get`/web/business-unit/city/${cityId}`, branch), 'quote');
}

/** Who serves a city with a business line; an empty list means no coverage. */
export async function getCoverage(cityId: number, lineId: number): Promise<Result<Coverage[]>> {
  'use cache';
  const call = get`/web/business-unit/city/${cityId}/business-line/${lineId}`;
  return cached(await readList(call, coverage), 'quote');
}
