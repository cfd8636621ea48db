import { getBattery } from '@/lib/content/gateway/battery';
import { getBranch, getBranchZones } from '@/lib/content/gateway/branches';
import { getServiceTypes } from '@/lib/content/gateway/business-lines';
import { getPressFiles, getPressImages } from '@/lib/content/gateway/press';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import type { Content } from '@/tools/doctor/content';
import { createAsker } from '@/tools/doctor/reading/asker';
import { readLists } from '@/tools/doctor/reading/lists';

const MOST_PRESS_PAGES = 1_000;

async function byId<T>(
  records: Result<{ id: number }[]>,
  read: (id: number) => Promise<Result<T>>,
): Promise<Map<number, Result<T>>> {
  const results = new Map<number, Result<T>>();
  for (const { id } of listOrEmpty(records)) results.set(id, await read(id));
  return results;
}

/** All that the gateway has, without files, coverage and cities. */
export async function readContent(): Promise<Content> {
  const asker = createAsker();
  const lists = await readLists(asker, MOST_PRESS_PAGES);
  asker.close();
  const { lines, branches, press } = lists;
  return {
    ...lists,
    serviceTypes: await byId(lines, getServiceTypes),
    batteries: await byId(lines, getBattery),
    branchDetails: await byId(branches, (id) => getBranch(String(id))),
    branchZones: await byId(branches, getBranchZones),
    pressImages: await byId(press, getPressImages),
    pressFiles: await byId(press, getPressFiles),
    quoteCities: new Map(),
    coverage: [],
    lookups: [],
    trees: new Map(),
    files: new Map(),
  };
}
