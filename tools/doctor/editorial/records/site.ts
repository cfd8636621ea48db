import { plain } from '@/tools/doctor/editorial/records/lines';
import {
  shownRecord,
  textsOf,
  type ShownRecord,
} from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import type { Section } from '@/lib/content/gateway/sections';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { sortMedia } from '@/lib/features/sustainability/media';
import { routes } from '@/lib/server/routing/routes';

function sectionRecords(list: Result<Section[]>, type: string): ShownRecord[] {
  return listOrEmpty(list)
    .filter(({ enabled }) => enabled)
    .flatMap((section) => {
      const { id_section, section_name, section_url, head } = section;
      const entries = head.flatMap(({ subsection }) => subsection.filter((entry) => entry.enabled));
      return [
        shownRecord(type, id_section, section_name, routes.home(), {
          texts: [
            ...textsOf('name', { section_name }),
            ...head.flatMap(({ subsection_head_name }, at) =>
              textsOf('name', { [`head[${at}].subsection_head_name`]: subsection_head_name }),
            ),
          ],
          links: [{ field: 'section_url', value: section_url }],
        }),
        ...entries.map(({ id_subsection, subsection_name, subsection_url }) =>
          shownRecord(type, id_subsection, subsection_name, routes.home(), {
            texts: textsOf('name', { subsection_name }),
            links: [{ field: 'subsection_url', value: subsection_url }],
          }),
        ),
      ];
    });
}

function sustainabilityRecord(content: Content): ShownRecord[] {
  if (content.sustainability.status !== 'found') return [];
  const {
    content: text,
    description,
    title_reports,
    title_contacts,
    media,
  } = content.sustainability.value;
  const { banner } = sortMedia(media);
  const level = !isEmptyHtml(text) && /<h[1-6]\b/i.test(text) ? 3 : 2;
  const videos = media.map(({ url_media }, at) => ({
    field: `media[${at}].url_media`,
    value: url_media,
  }));
  return [
    shownRecord('página de sostenibilidad', undefined, 'Sostenibilidad', routes.sustainability(), {
      texts: textsOf('name', { title_reports, title_contacts }),
      htmls: [
        { field: 'content', value: text, level: 2 },
        { field: 'description', value: description, level },
      ],
      pictures: plain('media[0].url_media', banner, 'wide'),
      videos: videos.slice(banner === '' ? 0 : 1),
    }),
  ];
}

function jobBoardRecord({ jobBoard }: Content): ShownRecord[] {
  if (jobBoard.status !== 'found') return [];
  const { title, paragraphs, link_url, background_image, image } = jobBoard.value;
  const value = paragraphs.filter((paragraph) => !isEmptyHtml(paragraph)).join('');
  return [
    shownRecord('bolsa de trabajo', undefined, 'Bolsa de trabajo', routes.jobBoard(), {
      texts: textsOf('name', { title }),
      // The site shows them as one text.
      htmls: [{ field: 'paragraphs', value, level: 2, isMain: true }],
      pictures: [
        ...plain('background_image', background_image, 'wide'),
        ...plain('image', image, 'job'),
      ],
      links: [{ field: 'link_url', value: link_url }],
    }),
  ];
}

const contactRecords = ({ contactPeople }: Content): ShownRecord[] =>
  listOrEmpty(contactPeople).map(({ id_contacto, name, email, phone_number }) =>
    shownRecord('contacto', id_contacto, name, routes.contact(), {
      texts: textsOf('name', { name }),
      emails: [{ field: 'email', value: email }],
      phones: [{ field: 'phone_number', value: phone_number }],
    }),
  );

function messageRecord({ sustainabilityMessage: message }: Content): ShownRecord[] {
  if (message.status !== 'found') return [];
  return [
    shownRecord(
      'mensaje de contacto',
      undefined,
      'Mensaje de sostenibilidad',
      routes.contactAboutSustainability(),
      { texts: textsOf('text', { default_email_message_sustainability: message.value }) },
    ),
  ];
}

export function siteRecords(content: Content): ShownRecord[] {
  return [
    ...sectionRecords(content.sections, 'menú principal'),
    ...sectionRecords(content.footerSections, 'menú del pie de página'),
    ...sustainabilityRecord(content),
    ...jobBoardRecord(content),
    ...contactRecords(content),
    ...messageRecord(content),
  ];
}
