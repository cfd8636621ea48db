import 'server-only';
import { getOffices } from '@/lib/content/gateway/branches';
import { getActiveLines, getBusinessLines } from '@/lib/content/gateway/business-lines';
import {
  getCarousel,
  getClients,
  getIndicators,
  getSocialNetworks,
  getTestimonials,
} from '@/lib/content/gateway/home';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { readSubstitutes, shownLines } from '@/lib/features/lines/shown-lines';
import { hasQuestions, readHomeFaqGroupers } from '@/lib/features/faq/groupers';
import { firstInstitutionalPage, readInstitutionalPages } from '@/lib/features/institutional/pages';
import { readLatestNews } from '@/lib/features/news/read-news';
import { readMapPlaces } from '@/lib/features/map/places';
import { requireSomeContent } from '@/lib/features/page/require-content';

/** The most topics of questions (specification, section 9). */
const MAX_FAQS = 6;

/** Reads the home page's data; failed sections are empty. Throws when all the main ones failed. */
export async function readHomePage() {
  const [
    slides,
    indicators,
    active,
    details,
    offices,
    clients,
    testimonials,
    faqs,
    posts,
    institutional,
    networks,
    places,
  ] = await Promise.all([
    getCarousel(),
    getIndicators(),
    getActiveLines(),
    getBusinessLines(),
    getOffices(),
    getClients(),
    getTestimonials(),
    readHomeFaqGroupers(),
    readLatestNews(),
    readInstitutionalPages(),
    getSocialNetworks(),
    readMapPlaces(),
  ]);
  requireSomeContent([slides, active, details, offices, faqs, posts], 'home');
  const substitutes = await readSubstitutes(active);
  return {
    slides: listOrEmpty(slides),
    indicators: listOrEmpty(indicators),
    lines: shownLines(listOrEmpty(active), listOrEmpty(substitutes), listOrEmpty(details)),
    clients: listOrEmpty(clients),
    testimonials: listOrEmpty(testimonials),
    faqs: listOrEmpty(faqs).filter(hasQuestions).slice(0, MAX_FAQS),
    posts: listOrEmpty(posts),
    networks: listOrEmpty(networks),
    about: firstInstitutionalPage(listOrEmpty(institutional)),
    places,
  };
}
