import type { Impact } from '../report';

/** What a rule says on one page, with its severity and what to do. */
export const told =
  (severity: Impact['severity'], rule: string, fix: string) =>
  (path: string, what: string): Impact => ({ severity, rule, path, what, fix });
