import type { Zone } from '@/lib/content/gateway/branches';
import { nameKey, nameSlug } from '@/lib/util/names';

type Named = Pick<Zone, 'id' | 'title'>;

const known = new WeakMap<readonly Named[], Map<Named, string>>();

function segmentsOf<Z extends Named>(zones: readonly Z[]): Map<Named, string> {
  const kept = known.get(zones);
  if (kept) return kept;
  const taken = new Set<string>();
  const segments = new Map<Named, string>();
  for (const zone of zones) {
    const slug = nameSlug(zone.title);
    const names = [slug, slug && `${slug}-${zone.id}`, `${zone.id}`, `zona-${zone.id}`];
    const segment = names.find((name) => name !== '' && !taken.has(name)) ?? `${zone.id}`;
    taken.add(segment);
    segments.set(zone, segment);
  }
  known.set(zones, segments);
  return segments;
}

/**
 * Returns a zone's URL segment, which is unique within its branch: "san-roman" for "San Román". It ends with
 * the id if an earlier zone has the same name, and is only the id if the name has no letters for a URL.
 */
export function zoneSegment<Z extends Named>(zones: readonly Z[], zone: Z): string {
  return segmentsOf(zones).get(zone) ?? (nameSlug(zone.title) || `${zone.id}`);
}

/**
 * Finds a zone by its segment. Otherwise finds the first with that name ignoring case and accents, that slug,
 * a part of either, or that id.
 */
export function findZone<Z extends Named>(zones: readonly Z[], wanted: string): Z | undefined {
  const name = wanted.trim();
  const [key, slug] = [nameKey(name), nameSlug(name)];
  if (key === '') return undefined;
  const segments = segmentsOf(zones);
  const hasSlug = (is: (own: string) => boolean) =>
    slug === '' ? undefined : zones.find(({ title }) => is(nameSlug(title)));
  return (
    zones.find((zone) => segments.get(zone) === name.toLowerCase()) ??
    zones.find(({ title }) => nameKey(title) === key) ??
    hasSlug((own) => own === slug) ??
    zones.find(({ title }) => nameKey(title).includes(key)) ??
    hasSlug((own) => own.includes(slug)) ??
    zones.find(({ id }) => String(id) === name)
  );
}
