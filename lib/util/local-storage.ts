/** What `work` gives with the site's storage on this device; undefined where it is disabled or full. */
export function withLocalStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
