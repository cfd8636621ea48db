import { routes } from '@/lib/server/routing/routes';

/** What `securityTxt` needs of the configuration. */
interface Contact {
  securityEmail: string;
  siteUrl: string;
}

/** RFC 9116 wants less than a year; a month tells that somebody is still there. */
const VALID_DAYS = 30;
const DAY_MS = 86_400_000;

/** Where weaknesses are reported, in the form of RFC 9116. */
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
