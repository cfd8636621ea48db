import { routes } from '@/lib/server/routing/routes';

const POSITIVE_INTEGER = /^[1-9]\d{0,14}$/;

/** The topic and the question that are open. */
export interface FaqState {
  grouperId: number;
  questionId: number;
}

/** Parses the question of a query; without one the page redirects home (specification, section 8). */
export function readFaqState(query: Pick<URLSearchParams, 'get'>): FaqState | undefined {
  const grouper = query.get('id_grouper') ?? '';
  const question = query.get('id') ?? '';
  if (!POSITIVE_INTEGER.test(grouper) || !POSITIVE_INTEGER.test(question)) return undefined;
  return { grouperId: Number(grouper), questionId: Number(question) };
}

/** Returns the target of a redirect from the FAQ page; undefined when there is none. */
export function faqRedirect(pathname: string, query: URLSearchParams): string | undefined {
  if (pathname !== routes.faqDetail()) return undefined;
  return readFaqState(query) === undefined ? routes.home() : undefined;
}
