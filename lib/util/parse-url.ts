/** What `URL.parse` gives: browsers have that since 2024 only. */
export const parseUrl = (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null;
