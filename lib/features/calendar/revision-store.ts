import 'server-only';
import type { Database, Row } from '@/lib/server/database/database.mts';

/** A zone of a branch, by the gateway's ids. */
export interface ZoneKey {
  branchId: number;
  zoneId: number;
}

/** What is known of the text that a zone's calendar was last made of. */
export interface Revision {
  /** Hash of what the calendar says. */
  fingerprint: string;
  /** SEQUENCE of its events (RFC 5545, 3.8.7.4): higher with each text. */
  sequence: number;
  /** When this text was first seen, in ms since 1970. */
  revisedAt: number;
}

export interface RevisionStore {
  find(zone: ZoneKey): Promise<Revision | undefined>;
  /**
   * Stores a revision with a SEQUENCE above that of an earlier text; where another instance has
   * stored this text already, its revision stays. Returns what is stored.
   */
  keep(zone: ZoneKey, revision: Revision): Promise<Revision>;
}

// A row for each zone that ever had a calendar. It stays when the zone goes: it says that there was
// one, and that number is bounded by the company's zones.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS calendar_revisions (
    branch_id BIGINT NOT NULL,
    zone_id BIGINT NOT NULL,
    fingerprint TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    revised_at BIGINT NOT NULL,
    PRIMARY KEY (branch_id, zone_id)
  );
`;

const FIND = `
  SELECT fingerprint, sequence, revised_at FROM calendar_revisions
  WHERE branch_id = $1 AND zone_id = $2
`;

// The same text with a higher SEQUENCE was served while the store was unavailable.
const KEEP = `
  INSERT INTO calendar_revisions (branch_id, zone_id, fingerprint, sequence, revised_at)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (branch_id, zone_id) DO UPDATE SET
    fingerprint = excluded.fingerprint,
    revised_at = excluded.revised_at,
    sequence = CASE WHEN excluded.sequence > calendar_revisions.sequence
      THEN excluded.sequence ELSE calendar_revisions.sequence + 1 END
  WHERE calendar_revisions.fingerprint <> excluded.fingerprint
    OR calendar_revisions.sequence < excluded.sequence
  RETURNING fingerprint, sequence, revised_at
`;

const toRevision = (row: Row): Revision => ({
  fingerprint: String(row.fingerprint),
  sequence: Number(row.sequence),
  revisedAt: Number(row.revised_at),
});

/** The revisions of calendars in a database. Rejects where their table cannot be made. */
export async function createRevisionStore(database: Database): Promise<RevisionStore> {
  await database.create(SCHEMA);
  const store: RevisionStore = {
    async find({ branchId, zoneId }) {
      const [row] = await database.query(FIND, [branchId, zoneId]);
      return row && toRevision(row);
    },
    async keep(zone, revision) {
      const { fingerprint, sequence, revisedAt } = revision;
      const values = [zone.branchId, zone.zoneId, fingerprint, sequence, revisedAt];
      const [row] = await database.query(KEEP, values);
      return row ? toRevision(row) : ((await store.find(zone)) ?? revision);
    },
  };
  return store;
}
