const MEGABYTE = 1_000_000;
const number = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

/** A size in bytes as visitors read it: '753 kB', '1.2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${number.format(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${number.format(bytes / MEGABYTE)} MB`;
}
