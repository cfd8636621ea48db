import type { BusinessLine } from '@/lib/content/gateway/business-lines';

/** The active lines in their order, with the fields that only the detail call has. */
export function withDetails(active: BusinessLine[], details: BusinessLine[]): BusinessLine[] {
  const byId = new Map(details.map((line) => [line.id, line]));
  if (active.length === 0) return details;
  return active.map((line) => byId.get(line.id) ?? line);
}
