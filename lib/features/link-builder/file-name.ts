import { campaignSlug } from '@/lib/server/routing/campaign-query';
import { nameSlug } from '@/lib/util/name-keys';
import { decoded } from '@/lib/util/decoded';

const MAX_LENGTH = 80;

/** Parsing needs one; its name is not read. */
const ANY_SITE = 'https://sitio.example';

/** The name of a code's file: `qr-cotizador-residuos-clinicos-lluvias-2026.svg`. */
export function codeFileName(path: string, campaign: string, type: 'svg' | 'png'): string {
  const { pathname, searchParams, hash } = new URL(path, ANY_SITE);
  const name = campaignSlug(campaign);
  const words = [decoded(pathname) ?? pathname, ...searchParams.values(), hash, name].join(' ');
  const slug = nameSlug(words).slice(0, MAX_LENGTH).replace(/-$/, '') || 'inicio';
  return `qr-${slug}.${type}`;
}
