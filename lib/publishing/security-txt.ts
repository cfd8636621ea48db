import { routes } from '@/lib/server/routing/routes';

interface Contact {
  securityEmail: string;
  siteUrl: string;
}

/** The validity of the file; RFC 9116 recommends less than a year. */
const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

/** Returns the text of security.txt (RFC 9116). */
export function securityTxt({ securityEmail, siteUrl }: Contact, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}${routes.securityTxt()}`,
    '',
  ].join('\n');
}
