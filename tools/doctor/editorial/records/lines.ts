import {
  metadataTexts,
  shownRecord,
  textsOf,
  type ShownPicture,
  type ShownRecord,
} from '@/tools/doctor/editorial/records/shown-record';
import type { Place } from '@/tools/doctor/editorial/records/places';
import type { Content } from '@/tools/doctor/content';
import type { BusinessLine, ServiceType } from '@/lib/content/gateway/business-lines';
import type { Image } from '@/lib/content/gateway/fields';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { serviceSegment } from '@/lib/features/lines/page';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { routes } from '@/lib/server/routing/routes';

/** Pictures that the carousel shows with their title as caption (lib/features/page/photos). */
export function photos(field: string, images: readonly Image[], place: Place): ShownPicture[] {
  return images.map(({ name_image, title, alt }, at) => ({
    field: `${field}[${at}].name_image`,
    file: name_image,
    place,
    alt: {
      field: `${field}[${at}].${alt.trim() ? 'alt' : 'title'}`,
      text: alt.trim() || title.trim(),
      ...(alt.trim() && title.trim()
        ? { caption: { field: `${field}[${at}].title`, text: title.trim() } }
        : {}),
    },
  }));
}

/** Logos, which say whose they are by their alternative text alone. */
export function logo(field: string, image: Image, place: Place): ShownPicture {
  return {
    field: `${field}name_image`,
    file: image.name_image,
    place,
    alt: {
      field: `${field}${image.alt ? 'alt' : 'title'}`,
      text: image.alt || image.title,
      isOnlyContent: true,
    },
  };
}

/** A decorative picture, or one that the site describes itself. */
export function plain(field: string, file: string, place: Place): ShownPicture[] {
  return file === '' ? [] : [{ field, file, place }];
}

function serviceRecord(line: BusinessLine, services: ServiceType[], service: ServiceType) {
  const { id_services, name, description, name_image, image_services } = service;
  const path = routes.lineService(line, serviceSegment(services, service));
  return shownRecord('tipo de servicio', id_services, name, path, {
    texts: textsOf('name', { name }),
    htmls: [{ field: 'description', value: description, level: 4, isMain: true }],
    pictures:
      image_services.length > 0
        ? photos('image_services', image_services, 'service')
        : plain('name_image', name_image, 'service'),
  });
}

function lineRecord(line: BusinessLine, quotePicture: string, marker: string): ShownRecord {
  const { id, name, title, description, description_2, advantage, url, route } = line;
  return shownRecord('línea de negocio', id, name, routes.line(line), {
    texts: [...textsOf('name', { name, title }), ...metadataTexts(line)],
    htmls: [
      { field: 'description', value: description, level: 2, isMain: isEmptyHtml(description_2) },
      { field: 'description_2', value: description_2, level: 2 },
      { field: 'advantage', value: advantage, level: 3 },
    ],
    pictures: [
      ...plain('name_cover_image', line.name_cover_image, 'line'),
      ...plain('name_quote_image', quotePicture, 'quote'),
      ...plain('name_marker_image', marker, 'icon'),
      ...photos('list_imagenes', line.list_imagenes, 'line'),
      ...line.list_clients.map((client, at) => logo(`list_clients[${at}].`, client, 'logo')),
    ],
    videos: line.list_videos.map(({ url_video }, at) => ({
      field: `list_videos[${at}].url_video`,
      value: url_video,
    })),
    search: {
      titlePage: line.title_page,
      fallback: { field: 'name', value: name },
      description: { value: line.meta_description },
    },
    slug: { field: url || !route ? 'url' : 'route', value: url || route },
  });
}

export function lineRecords(content: Content): ShownRecord[] {
  const lists = [content.lines, content.serviceLines, content.activeLines];
  const byId = new Map<number, BusinessLine>();
  for (const line of lists.flatMap(listOrEmpty)) {
    if (!byId.has(line.id)) byId.set(line.id, line);
  }
  const quotePictures = new Map(
    listOrEmpty(content.quoteLines).map((line) => [line.id, line.name_quote_image]),
  );
  const markers = new Map(
    listOrEmpty(content.lineMarkers).map((line) => [line.id, line.name_marker_image]),
  );
  return [...byId.values()].flatMap((line) => {
    const asked = content.serviceTypes.get(line.id);
    const own = line.list_services;
    const services = own.length > 0 ? own : asked ? listOrEmpty(asked) : [];
    return [
      lineRecord(line, quotePictures.get(line.id) ?? '', markers.get(line.id) ?? ''),
      ...services.map((service) => serviceRecord(line, services, service)),
    ];
  });
}
