import type { Metadata } from 'next';
import { Clients } from '@/components/home/Clients';
import { Faqs } from '@/components/home/Faqs';
import { Hero } from '@/components/home/Hero';
import { Indicators } from '@/components/home/Indicators';
import { LatestNews } from '@/components/home/LatestNews';
import { LinesCarousel } from '@/components/home/LinesCarousel';
import { Testimonials } from '@/components/home/Testimonials';
import { PresenceSection } from '@/components/map/PresenceSection';
import { getLatestBlogPosts } from '@/lib/gateway/blog';
import { getOffices } from '@/lib/gateway/branches';
import { getActiveLines, getBusinessLines } from '@/lib/gateway/business-lines';
import { getHomeFaqGroupers } from '@/lib/gateway/faqs';
import { getCarousel, getClients, getIndicators, getTestimonials } from '@/lib/gateway/home';
import { getInstitutionalPages } from '@/lib/gateway/institutional';
import { listOrEmpty } from '@/lib/gateway/result';
import { getSeo } from '@/lib/gateway/sections';
import { withDetails } from '@/lib/home-lines';
import { firstInstitutionalPage } from '@/lib/institutional-pages';
import { readMapPlaces } from '@/lib/map/read-places';
import { requireSomeContent } from '@/lib/page-subject';
import { routes } from '@/lib/routes';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const seo = await getSeo('I');
  return pageMetadata({
    record: seo.status === 'found' ? seo.value : undefined,
    ...fixedPages.home,
  });
}

export default async function HomePage() {
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
    places,
  ] = await Promise.all([
    getCarousel(),
    getIndicators(),
    getActiveLines(),
    getBusinessLines(),
    getOffices(),
    getClients(),
    getTestimonials(),
    getHomeFaqGroupers(),
    getLatestBlogPosts(),
    getInstitutionalPages(),
    readMapPlaces(),
  ]);
  requireSomeContent([slides, active, details, offices, faqs, posts], 'home');
  const about = firstInstitutionalPage(listOrEmpty(institutional));
  return (
    <>
      <Hero slides={listOrEmpty(slides)} aboutHref={about && routes.institutional(about)} />
      <Indicators indicators={listOrEmpty(indicators)} />
      <LinesCarousel lines={withDetails(listOrEmpty(active), listOrEmpty(details))} />
      <Clients clients={listOrEmpty(clients)} />
      <PresenceSection places={places} />
      <Testimonials testimonials={listOrEmpty(testimonials)} />
      <Faqs groupers={listOrEmpty(faqs)} />
      <LatestNews posts={listOrEmpty(posts)} />
    </>
  );
}
