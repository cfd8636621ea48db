import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import { note, seconds, verdict } from '@/tools/verdict';
import { canMount, createSmallDisk } from './full-disk';
import type { Instance } from './instance';
import { timed, type LeadStore, type Span } from './lead-store';
import { until } from './process';

/** The site empties its write-ahead log every 2 s, which makes a little room. In ms. */
const SETTLE_MS = 3_000;
/** The site tries again 15 s after its store has failed. */
const WORKS_LIMIT_MS = 20_000;

/** One instance with SQLite on a disk of its own, which is full at the start and twice again. */
export async function startSqlite(fullMs: number): Promise<LeadStore> {
  // The site keeps some 12 MB of other files there.
  const disk = await createSmallDisk(32);
  const file = join(disk.folder, 'leads.sqlite');
  const outages: Span[] = [];
  const full: Span[] = [];
  const ask = async (sql: string) => {
    using database = new DatabaseSync(file, { timeout: 2_000, readOnly: true });
    return database.prepare(sql).all();
  };

  async function begin(start: () => Promise<void>): Promise<void> {
    if (!canMount) {
      note('SQLite: the full disk is left out, a disk of its own takes root');
      return start();
    }
    await disk.whileFull(async () => {
      await start();
      await sleep(SETTLE_MS);
    });
    const works = () => ask('SELECT 1 FROM leads').then(Array.isArray, () => false);
    const ms = await until(works, WORKS_LIMIT_MS);
    verdict(ms < Infinity, `SQLite: first started on a full disk; works ${seconds(ms)} after it`);
    // The rest is tried all the same.
    if (ms === Infinity) await rm(join(disk.folder, 'leads.key'), { force: true });
  }

  const fillUp = ([instance]: readonly Instance[]) =>
    disk.whileFull(async () => {
      await sleep(SETTLE_MS);
      await timed(full, async () => {
        await sleep(fullMs / 2);
        await instance?.restart();
        await sleep(fullMs / 2);
      });
    });
  const trouble = {
    ms: SETTLE_MS + fullMs,
    happen: (instances: readonly Instance[]) => timed(outages, () => fillUp(instances)),
  };
  return {
    name: 'SQLite',
    instances: 1,
    env: { EMBEDDED_DATA_DIR: disk.folder },
    folder: disk.folder,
    begin,
    // The gateway takes everything, but slowly; then it takes nothing.
    troubles: canMount
      ? [
          { during: 'latency', ...trouble },
          { during: 'status', ...trouble },
        ]
      : [],
    outages,
    full,
    open: async () => openSqlite(file),
    ask,
    flush: () => Promise.resolve(),
    stop: disk.remove,
  };
}
