import type { BusinessLine } from '@/lib/content/gateway/business-lines';

/**
 * The active lines in their order, with what the detail call knows of each: the list of active
 * lines holds no more than names and addresses.
 */
export function withDetails(active: BusinessLine[], details: BusinessLine[]): BusinessLine[] {
  const byId = new Map(details.map((line) => [line.id, line]));
  if (active.length === 0) return details;
  return active.map((line) => byId.get(line.id) ?? line);
}
