import type { Content } from '@/tools/doctor/content';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { at, valueOf } from './corpus';

/** Right records that look like mistakes, outside of html. */
export function plantNearMisses(content: Content): void {
  const post = (index: number) => at(content.posts, index);
  const item = (index: number) => at(content.press, index);
  const zones = listOrEmpty(content.branches).flatMap((branch) => branch.zones);

  // Dates with a time, in another notation of the contract, or as words where words will do.
  post(33).start_date = '2026-11-01T08:30:00-06:00';
  post(34).start_date = '2026-10-31 23:59:59';
  post(35).start_date = '2026-12-01';
  at(content.annualReports, 0).start_date_str = 'Marzo de 2026';
  at(content.annualReports, 1).start_date_str = '';

  // Decoration, short alternative texts, captions of their own, the site's fallbacks.
  at(post(3).lstblog_photos, 0).title = '';
  at(at(content.programs, 0).photos, 0).title = '';
  at(content.clients, 3).alt = 'ACME';
  Object.assign(at(content.socialNetworks, 2), { alt: 'X', title: 'X' });
  at(content.clients, 4).alt = '';
  at(content.clients, 4).title = 'GRUPO INDUSTRIAL DEL NORTE';
  const portrait = at(content.indicators, 0).name_image;
  Object.assign(at(content.testimonials, 5), { name_image_url: portrait, title: 'Retrato' });
  Object.assign(at(zones, 20), { alt: 'Mapa de la zona', title_img: 'Zona Centro' });
  at(at(content.institutional, 1).photo, 0).alt = '';

  // Titles that equal the heading, or fall back to it; descriptions that fall back to the text.
  post(33).title_publication = 'Adiós al bote bajo el escritorio';
  post(33).title_page = post(33).title_publication;
  post(34).title_page = '';
  post(34).meta_description = '';
  at(content.programs, 1).meta_description = '';
  item(12).meta_description = 'El boletín completo, con todas sus cifras y citas. '.repeat(8);
  at(content.lines, 3).title_page = `${'Residuos '.repeat(7)}| Vía Limpia`;

  // Acronyms, names of laws, short titles.
  item(13).title = 'RPBI y SEMARNAT: qué cambió';
  post(35).title_publication = 'LGPGIR, NOM-052 y PROFEPA en diez minutos';
  item(14).title = 'Prueba de manejo para choferes';
  at(content.indicators, 2).title = '0';
  at(zones, 21).title = 'Centro II';

  // Days in other words.
  const days = ['L, X y V', 'Tres veces por semana: lunes, jueves y sábado', 'De lunes a sábado'];
  for (const [index, frequency] of days.entries()) at(zones, 22 + index).frequency = frequency;
  Object.assign(at(zones, 27), { frequency: '', timetable: 'Lunes y jueves, 7:00 a 15:00 h' });

  // Phones and e-mail in every right notation; none at all.
  const phones = [
    '(81) 8355-0101',
    '+52 55 5555 0101',
    '01 800 733 2222',
    '55 5555 0101 ext. 12',
    '',
  ];
  for (const [index, phone] of phones.entries())
    at(content.branches, 8 + index).phone_number = phone;
  at(content.contactPeople, 6).email = 'juan.perez+web@mail.via-limpia.com.mx';
  at(content.contactPeople, 7).email = '';
  at(content.contactPeople, 7).phone_number = '';

  // Addresses with accents and slashes around them; videos of other kinds.
  post(34).url = '/recolección-2026/';
  post(33).video_url = 'https://youtu.be/zCRKvDyyHmI?t=30';
  post(34).video_url = '0';
  item(15).url = '';

  // Empty by the contract, where the site shows the page without it.
  at(content.lines, 4).description_2 = '<p>0</p>';
  at(content.lines, 4).advantage = '0';
  valueOf(content.branchDetails.get(13)).population = '0';
  valueOf(content.strategy).content = '<p>0</p>';

  // One program in both lists.
  listOrEmpty(content.sustainabilityPrograms).push(at(content.programs, 2));

  // A section that is not shown.
  const hidden = at(content.sections, 1);
  hidden.enabled = false;
  hidden.section_url = '/pagina-vieja';
}
