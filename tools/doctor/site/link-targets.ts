import entries from '@/data/legacy-redirects.json';
import { config } from '@/lib/config';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { createRedirects } from '@/lib/server/routing/legacy-redirects';
import { handlerPatterns } from '@/lib/server/routing/route-patterns';
import { classifyPath, patternMatcher } from '@/lib/server/routing/route-table';
import { routes } from '@/lib/server/routing/routes';
import { recordAt } from './known-records';
import { once } from '../content';

/** Where a link leads: `nowhere` is no page of any site, `elsewhere` another site's. */
export type LinkTarget = 'page' | 'no-page' | 'no-record' | 'nowhere' | 'elsewhere' | 'other';

/** Hosts that only an editor's own computer or network reaches. */
const PRIVATE_HOST =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|lan|internal)|127\..*|10\..*|192\.168\..*|\[.*\])$/i;

const bareHost = (host: string) => host.replace(/^www\./, '');

const redirect = createRedirects(entries);
const handlerOf = patternMatcher(handlerPatterns);

/** Tells where links of this content lead. */
export const linkTargetsOf = once((content) => {
  const site = bareHost(new URL(config.siteUrl).host);
  const questions = new Set(
    listOrEmpty(content.faqs).flatMap((grouper) =>
      grouper.frequent_questions.map(({ id }) => `${grouper.id} ${id}`),
    ),
  );

  function isQuestion(query: URLSearchParams): boolean {
    const wanted = `${query.get('id_grouper') ?? ''} ${query.get('id') ?? ''}`;
    return content.faqs.status !== 'found' || questions.has(wanted);
  }

  function pageTarget({ pathname, searchParams }: URL): LinkTarget {
    const known = classifyPath(pathname);
    if (known.kind === 'unknown') {
      return (redirect(pathname) ?? handlerOf(pathname)) ? 'page' : 'no-page';
    }
    const path = known.kind === 'moved' ? known.path : pathname;
    if (path === routes.faqDetail()) return isQuestion(searchParams) ? 'page' : 'no-record';
    const isThere = recordAt(path, content) !== 'missing';
    return isThere || redirect(path) !== undefined ? 'page' : 'no-record';
  }

  return (href: string): LinkTarget => {
    const address = href.trim();
    if (address === '' || address === '#') return 'nowhere';
    if (address.startsWith('#') || /^(?:mailto|tel|sms|whatsapp):/i.test(address)) return 'other';
    const url = URL.parse(address, `https://${site}`);
    if (url === null || !/^https?:$/.test(url.protocol)) return 'nowhere';
    if (bareHost(url.host) === site) return pageTarget(url);
    return PRIVATE_HOST.test(url.hostname) ? 'nowhere' : 'elsewhere';
  };
});
