/** Caches in memory, as far as the worker uses them. */
export class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

export const ORIGIN = 'https://site.example';
const absolute = (key: string) => new URL(key, ORIGIN).href;

export class FakeCache {
  readonly entries = new Map<string, Response>();
  /** Puts left before the device is full. */
  room = Infinity;
  match = async (key: string) => this.entries.get(absolute(key))?.clone();
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  delete = async (key: string) => this.entries.delete(absolute(key));
  put = async (key: string, response: Response) => {
    if (this.room <= 0 && !key.endsWith('.json'))
      throw new DOMException('full', 'QuotaExceededError');
    this.room -= 1;
    this.entries.set(absolute(key), response);
  };
}
