import type { Database, Row, Statement, Value } from '@/lib/server/database/database.mts';
import type { Instance } from './instance';
import type { StoreFault } from './plan';
import type { World } from './world';

class DatabaseError extends Error {}

/** What is wrong with the store just now. */
export class StoreWeather {
  private fault: StoreFault | undefined;
  private until = 0;
  /** Whether anything was ever wrong. */
  wasFaulty = false;

  constructor(
    private readonly world: World,
    /** Each fault that a call has met. */
    private readonly met: (fault: StoreFault) => void,
  ) {}

  begin(fault: StoreFault, ms: number): void {
    this.fault = fault;
    this.until = this.world.time + ms;
  }

  clear(): void {
    this.fault = undefined;
  }

  /** The fault that this call meets. */
  meet(isWrite: boolean): StoreFault | undefined {
    const { fault } = this;
    if (fault === undefined) return undefined;
    if (this.world.time > this.until) {
      this.fault = undefined;
      return undefined;
    }
    if (fault !== 'away' && !isWrite) return undefined;
    if (fault === 'unknown commit') this.fault = undefined;
    this.wasFaulty = true;
    this.met(fault);
    return fault;
  }
}

export interface ConnectionParts {
  world: World;
  instance: Instance;
  weather: StoreWeather;
  open: () => Promise<Database>;
  forUpdate: string;
  /** After whatever may have changed rows. */
  changed: (by: Instance) => Promise<void>;
}

/** No database takes it. */
const REFUSED: Statement = { sql: 'INSERT INTO leads_probe VALUES (NULL, NULL)', values: [] };

const firstWords = (sql: string): string =>
  sql.replaceAll(/\s+/g, ' ').trim().split(' ').slice(0, 3).join(' ');

/** A connection of a process: each call takes its time, meets what is wrong, and is looked at after it. */
export function connection(parts: ConnectionParts): Database {
  const { world, instance, weather, open, forUpdate, changed } = parts;
  let opened: Promise<Database> | undefined;
  const real = () => (opened ??= open());

  function call<T>(
    what: () => string,
    kind: 'schema' | 'write' | 'read',
    work: (database: Database) => Promise<T>,
    statements: readonly Statement[] = [],
  ) {
    return instance.call('', async () => {
      const fault = weather.meet(kind !== 'read');
      world.note(() => `${instance.name}: ${what()}${fault ? ` (store: ${fault})` : ''}`);
      if (fault === 'away') throw new DatabaseError(fault);
      const database = await real();
      // The database itself has to take back what came before.
      if (fault === 'full') await database.batch([...statements, REFUSED]);
      const result = await work(database);
      if (kind === 'write') await changed(instance);
      if (fault) throw new DatabaseError(fault);
      return result;
    });
  }
  return {
    forUpdate,
    create: (schema) =>
      call(
        () => 'makes its tables',
        'schema',
        (database) => database.create(schema),
      ),
    addColumns: (table, columns) =>
      call(
        () => 'adds columns',
        'schema',
        (database) => database.addColumns(table, columns),
      ),
    query: (sql: string, values: readonly Value[] = []): Promise<Row[]> =>
      call(
        () => firstWords(sql),
        sql.startsWith('SELECT') ? 'read' : 'write',
        (database) => database.query(sql, values),
        [{ sql, values }],
      ),
    batch: (statements: readonly Statement[]): Promise<Row[][]> =>
      call(
        () => statements.map(({ sql }) => firstWords(sql)).join('; '),
        'write',
        (database) => database.batch(statements),
        statements,
      ),
    scrub: () =>
      call(
        () => 'scrubs',
        'read',
        (database) => database.scrub(),
      ),
    async close() {
      await (await opened)?.close();
    },
  };
}
