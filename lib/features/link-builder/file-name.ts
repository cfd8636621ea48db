import { nameSlug } from '@/lib/util/name-keys';

const MAX_LENGTH = 80;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The name of a code's file: `qr-cotizador-residuos-clinicos-lluvias-2026.svg`. */
export function codeFileName(path: string, campaign: string, type: 'svg' | 'png'): string {
  const [page = '', query = ''] = path.split('?');
  const values = [...new URLSearchParams(query.replace(/#.*$/s, ''))].map(([, value]) => value);
  const [, fragment = ''] = path.split('#');
  const name = new URLSearchParams(campaign).get('utm_campaign') ?? '';
  const words = [decoded(page.replace(/#.*$/s, '')), ...values, fragment, name].join(' ');
  const slug = nameSlug(words).slice(0, MAX_LENGTH).replace(/-$/, '') || 'inicio';
  return `qr-${slug}.${type}`;
}
