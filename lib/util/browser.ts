/** Downloads a file to the visitor's device. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers still read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Returns what `work` reads from the tab's storage; null for none and where storage is disabled. */
export function withSessionStorage(
  work: (storage: Storage) => string | null | void,
): string | null {
  try {
    return work(window.sessionStorage) ?? null;
  } catch {
    return null;
  }
}
