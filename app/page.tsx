import { Faqs } from '@/components/home/Faqs';
import { Hero } from '@/components/home/Hero';
import { Indicators } from '@/components/home/Indicators';
import { LatestNews } from '@/components/home/LatestNews';
import { LinesCarousel } from '@/components/home/LinesCarousel';
import { Testimonials } from '@/components/home/Testimonials';
import { PresenceSection } from '@/components/map/MapSections';
import { FinderSection } from '@/components/zone-finder/FinderSection';
import { JsonLd } from '@/components/ui/JsonLd';
import { ClientsSlider } from '@/components/ui/ClientsSlider';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { getSeo } from '@/lib/content/gateway/sections';
import { readHomePage } from '@/lib/features/home/page';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { homeData } from '@/lib/features/structured-data/organization';

export const prefetch = 'force-disabled';

export async function generateMetadata() {
  return pageMetadata({
    ...fixedPages.home,
    record: valueOrUndefined(await getSeo('I')),
    feeds: 'news',
  });
}

export default async function HomePage() {
  const home = await readHomePage();
  return (
    <>
      {homeData(home.networks).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <Hero slides={home.slides} aboutHref={home.about && routes.institutional(home.about)} />
      <FinderSection look="hero" />
      <Indicators indicators={home.indicators} />
      <LinesCarousel lines={home.lines} />
      <ClientsSlider clients={home.clients} />
      <Testimonials testimonials={home.testimonials} />
      <PresenceSection places={home.places} />
      <Faqs groupers={home.faqs} />
      <LatestNews posts={home.posts} />
    </>
  );
}
