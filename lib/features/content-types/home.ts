import 'server-only';
import {
  getCarousel,
  getClients,
  getIndicators,
  getSocialNetworks,
  getTestimonials,
  type CarouselItem,
  type Client,
  type Indicator,
  type SocialNetwork,
  type Testimonial,
} from '@/lib/content/gateway/home';
import { getSeo, type Seo } from '@/lib/content/gateway/sections';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { logo, picture } from '@/lib/features/content-types/shown';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { routes } from '@/lib/server/routing/routes';
import { networkAddress } from '@/lib/util/format/addresses';

const ON_HOME = { path: routes.home, shownOn: [routes.home()] };

/** Slides of the home page. */
export const carousel = {
  ...ON_HOME,
  tag: 'home',
  noun: 'diapositiva',
  leads: routes.home(),
  calls: { carousel: getCarousel.contract },
  read: () => listed(getCarousel()),
  id: ({ id_carousel }) => id_carousel,
  title: ({ id_carousel, title }) => title || `Diapositiva ${id_carousel}`,
  pictures: ({ name_image }) => picture('name_image', name_image, 'hero'),
  shown: ({ title }) => ({ names: { title } }),
} satisfies ContentType<CarouselItem>;

/** Figures of the home page. */
export const indicators = {
  ...ON_HOME,
  tag: 'home',
  noun: 'indicador',
  calls: { indicators: getIndicators.contract },
  id: ({ id }) => id,
  title: ({ id, title }) => title || `Indicador ${id}`,
  pictures: ({ name_image, alt }) =>
    picture('name_image', name_image, 'indicator', { field: 'alt', text: alt }),
  shown: ({ title, description }) => ({ names: { title }, texts: { description } }),
} satisfies ContentType<Indicator>;

/** Logos of clients on the home page. */
export const clients = {
  ...ON_HOME,
  tag: 'client',
  noun: 'cliente',
  calls: { clients: getClients.contract },
  id: ({ id }) => id,
  title: ({ id, title }) => title || `Cliente ${id}`,
  pictures: (client) => logo('', client, 'logo'),
  shown: () => ({}),
} satisfies ContentType<Client>;

/** What clients say, on the home page. */
export const testimonials = {
  ...ON_HOME,
  tag: 'testimonial',
  noun: 'testimonio',
  calls: { testimonials: getTestimonials.contract },
  title: ({ name }) => name,
  pictures: ({ name_image_url, title }) =>
    picture('name_image_url', name_image_url, 'testimonial', { field: 'title', text: title }),
  shown: ({ name, position, testimony, client }) => ({
    names: { name },
    texts: { position, testimony },
    brands: { 'client.name': client.name },
  }),
} satisfies ContentType<Testimonial>;

/** Profiles of the company, in the footer of every page. */
export const socialNetworks = {
  tag: 'social-network',
  noun: 'red social',
  calls: { socialNetworks: getSocialNetworks.contract },
  id: ({ id }) => id,
  title: ({ title, url }) => title || url,
  path: routes.home,
  pictures: (network) => logo('', network, 'icon'),
  shown: ({ url }) => ({ links: { url: networkAddress(url) } }),
} satisfies ContentType<SocialNetwork>;

const seoOf = (noun: string, page: { title: string; path: string }) =>
  ({
    tag: 'seo',
    noun: 'página fija',
    shownOn: [page.path],
    title: () => noun,
    pageTitle: () => page.title,
    path: () => page.path,
    shown: () => ({}),
  }) satisfies ContentType<Seo>;

/** What search engines are told of the home page. */
export const homeSeo = {
  ...seoOf('Inicio', fixedPages.home),
  calls: { homeSeo: { ...getSeo.contract, read: () => getSeo('I') } },
};

/** What search engines are told of the wizard. */
export const quoteSeo = {
  ...seoOf('Cotizador', fixedPages.quote),
  calls: { quoteSeo: { ...getSeo.contract, read: () => getSeo('C') } },
};
