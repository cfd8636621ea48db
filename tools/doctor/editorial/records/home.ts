import { logo, plain } from '@/tools/doctor/editorial/records/lines';
import {
  metadataTexts,
  shownRecord,
  textsOf,
  type ShownRecord,
} from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import type { Seo } from '@/lib/content/gateway/sections';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { routes } from '@/lib/server/routing/routes';

const HOME = routes.home();

function seoRecord(result: Result<Seo>, title: string, page: { path: string; title: string }) {
  if (result.status !== 'found') return [];
  const { title_page, meta_description } = result.value;
  return [
    shownRecord('página fija', undefined, title, page.path, {
      texts: metadataTexts(result.value),
      search: {
        titlePage: title_page,
        fallback: { field: 'title_page', value: page.title },
        description: { value: meta_description },
      },
    }),
  ];
}

export function seoRecords({ homeSeo, quoteSeo }: Content): ShownRecord[] {
  return [
    ...seoRecord(homeSeo, 'Inicio', fixedPages.home),
    ...seoRecord(quoteSeo, 'Cotizador', fixedPages.quote),
  ];
}

const slides = ({ carousel }: Content): ShownRecord[] =>
  listOrEmpty(carousel).map(({ id_carousel, title, name_image }) =>
    shownRecord('diapositiva', id_carousel, title || `Diapositiva ${id_carousel}`, HOME, {
      texts: textsOf('name', { title }),
      pictures: plain('name_image', name_image, 'hero'),
    }),
  );

const indicators = (content: Content): ShownRecord[] =>
  listOrEmpty(content.indicators).map(({ id, name_image, alt, title, description }) =>
    shownRecord('indicador', id, title || `Indicador ${id}`, HOME, {
      texts: [...textsOf('name', { title }), ...textsOf('text', { description })],
      pictures:
        name_image === ''
          ? []
          : [
              {
                field: 'name_image',
                file: name_image,
                place: 'indicator',
                alt: { field: 'alt', text: alt },
              },
            ],
    }),
  );

const clients = (content: Content): ShownRecord[] =>
  listOrEmpty(content.clients).map((client) =>
    shownRecord('cliente', client.id, client.title || `Cliente ${client.id}`, HOME, {
      pictures: client.name_image === '' ? [] : [logo('', client, 'logo')],
    }),
  );

const testimonials = (content: Content): ShownRecord[] =>
  listOrEmpty(content.testimonials).map((entry) => {
    const { name, position, testimony, name_image_url, title } = entry;
    return shownRecord('testimonio', undefined, name, HOME, {
      texts: [
        ...textsOf('name', { name }),
        ...textsOf('text', { position, testimony }),
        ...textsOf('brand', { 'client.name': entry.client.name }),
      ],
      pictures:
        name_image_url === ''
          ? []
          : [
              {
                field: 'name_image_url',
                file: name_image_url,
                place: 'testimonial',
                alt: { field: 'title', text: title },
              },
            ],
    });
  });

const networks = (content: Content): ShownRecord[] =>
  listOrEmpty(content.socialNetworks).map((network) =>
    shownRecord('red social', network.id, network.title || network.url, HOME, {
      pictures: network.name_image === '' ? [] : [logo('', network, 'icon')],
      links: [{ field: 'url', value: network.url }],
    }),
  );

export function homeRecords(content: Content): ShownRecord[] {
  return [slides, indicators, clients, testimonials, networks].flatMap((list) => list(content));
}
