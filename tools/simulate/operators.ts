/** Those who look after the leads, each time by a process of their own. */
import type { LeadStore } from '@/lib/features/leads/store.mts';
import type { Instance } from './instance';
import type { Ledger } from './ledger';
import type { Event } from './plan';
import type { Rows } from './rows';
import type { World } from './world';

const DAY = 24 * 60 * 60 * 1_000;

export class Operators {
  constructor(
    private readonly world: World,
    private readonly ledger: Ledger,
    private readonly rows: Rows,
    private readonly met: (feature: string) => void,
    private readonly start: () => Instance,
  ) {}

  async operate({ does, lead }: Extract<Event, { kind: 'operator' }>): Promise<void> {
    const { rows } = this;
    this.met(`operator: ${does}`);
    const operator = this.start();
    const known = [...rows.rows.values()];
    const folio = known[lead % Math.max(1, known.length)]?.folio;
    try {
      const store = await operator.openStore();
      if (does === 'sweep') await store.sweep(60 * DAY);
      if (does === 'export') await store.undelivered();
      if (does === 'retry all') await this.retry(operator, store);
      if (folio !== undefined && does === 'retry one') await this.retry(operator, store, folio);
      if (folio !== undefined && does === 'look') await this.look(store, folio);
      if (folio !== undefined && does === 'erase') await this.erase(store, folio);
    } catch {
      // The operator sees the error, and tries another day.
    }
  }

  private async retry(operator: Instance, store: LeadStore, folio?: string): Promise<void> {
    this.rows.retries.set(operator, folio === undefined ? 'all' : 'one');
    for (const sent of this.ledger.sent.values()) sent.posts = 0;
    await store.retry(folio);
  }

  /** As the page of a folio and the metrics do. */
  private async look(store: LeadStore, folio: string): Promise<void> {
    const id = this.rows.idOf(folio);
    const found = await store.findByFolio(folio);
    if (found && id !== undefined && found.id !== id)
      this.world.breaks('a folio shows its own lead', folio);
    await store.counts();
    await store.oldestPending();
    await store.checkWritable();
  }

  private async erase(store: LeadStore, folio: string): Promise<void> {
    const sent = this.ledger.sent.get(this.rows.idOf(folio) ?? '');
    if (sent) sent.isErased = true;
    await store.erase(folio);
  }
}
