/** What `work` reads from the tab's storage; null for none, and where storage is disabled. */
export function withSessionStorage(
  work: (storage: Storage) => string | null | void,
): string | null {
  try {
    return work(window.sessionStorage) ?? null;
  } catch {
    return null;
  }
}
