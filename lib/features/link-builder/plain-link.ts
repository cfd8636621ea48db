import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { stateChoices } from '@/lib/content/catalogue/choices';
import { getCoverage } from '@/lib/content/gateway/branches';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { getQuoteCities, getQuoteStates } from '@/lib/content/gateway/states';
import { chooseText, type TargetChoices } from '@/lib/features/link-builder/choices';
import { targetPath, noCoverage, quotePath } from '@/lib/features/link-builder/target-path';
import { findLinkedLine } from '@/lib/features/quote/deep-link';
import { findLinkedCity, findLinkedState } from '@/lib/features/quote/linked-place';
import { getWizardLines } from '@/lib/features/quote/page';
import { suggestionsFor } from '@/lib/features/search/response';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';
import { isTerm } from '@/lib/util/search-term';

/** The path of a target that was sent without script, or why there is none. */
export type PlainLink = { path: string } | { problem: string } | { isUnavailable: true };

const UNAVAILABLE: PlainLink = { isUnavailable: true };

async function quoteLink({ linea, estado, ciudad }: TargetChoices): Promise<PlainLink> {
  const [lines, offered] = await Promise.all([getWizardLines(), getQuoteStates()]);
  if (lines.status === 'unavailable' || offered.status === 'unavailable') return UNAVAILABLE;
  const states = stateChoices(listOrEmpty(offered));
  const line = findLinkedLine(listOrEmpty(lines), linea);
  if (!line) return { problem: chooseText.cotizador };
  const state = estado === '' ? undefined : findLinkedState(states, estado);
  const result = state && ciudad !== '' ? await getQuoteCities(state.id) : undefined;
  if (result?.status === 'unavailable') return UNAVAILABLE;
  const cities = result ? listOrEmpty(result) : [];
  const city = state && findLinkedCity(cities, ciudad, state.name);
  if (ciudad !== '' && !city) {
    return { problem: 'No encontramos esa ciudad. Revise cómo está escrita y elija su estado.' };
  }
  if (state && city) {
    const coverage = await getCoverage(city.id, line.id);
    if (coverage.status === 'unavailable') return UNAVAILABLE;
    if (listOrEmpty(coverage).length === 0) return { problem: noCoverage(line, city, state) };
  }
  return { path: quotePath({ line, state, city, states, cities }) };
}

/** The best page or zone for words, which browsers choose from a list instead. */
async function pathOfWords({ tipo, pagina, zona }: TargetChoices): Promise<string | undefined> {
  if (tipo === 'pagina' && isTerm(pagina)) return (await suggestionsFor(pagina))[0]?.href;
  if (tipo === 'zona' && isTerm(zona)) return (await answerZones(zona))?.results[0]?.path;
  return undefined;
}

async function resolve(target: TargetChoices, site: string): Promise<PlainLink> {
  if (target.tipo === 'cotizador') return quoteLink(target);
  const path = targetPath(target, site) ?? (await pathOfWords(target));
  return path === undefined ? { problem: chooseText[target.tipo] } : { path };
}

/**
 * Where a target leads. Cached for 30 s, and its page is never stored: the number of targets is
 * unbounded.
 *
 * @param site the site's own address.
 */
export async function readPlainLink(target: TargetChoices, site: string): Promise<PlainLink> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  const link = await resolve(target, site);
  cacheLife('isUnavailable' in link ? lifetimes.unavailable : lifetimes.missing);
  return link;
}
