import type { Content } from '@/tools/doctor/content';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { at, valueOf, type Label } from './corpus';

type Change = [rule: string, type: string, record: number | string, field: string];

const labelled = (changes: Change[]): Label[] =>
  changes.map(([rule, type, record, field]) => ({ rule, type, record, field }));

const post = (content: Content, index: number) => at(content.posts, index);
const item = (content: Content, index: number) => at(content.press, index);
const question = (content: Content, index: number) =>
  at(
    listOrEmpty(content.faqs).flatMap((grouper) => grouper.frequent_questions),
    index,
  );
const zone = (content: Content, index: number) =>
  at(
    listOrEmpty(content.branches).flatMap((branch) => branch.zones),
    index,
  );

const UNREAD = [
  'El 24 de diciembre el servicio termina temprano.',
  'En Semana Santa el camión pasa en días festivos según el ayuntamiento.',
  'En algunas zonas no hay recolección el 1 de mayo.',
  'La ruta del 16 de septiembre puede tener retrasos.',
  'El servicio se suspende a partir del 25 de diciembre.',
];

/** Sentences about the service on holidays that say too little to make dates. */
function serviceDays(content: Content): Label[] {
  return labelled(
    UNREAD.map((text, index): Change => {
      const asked = question(content, 10 + index);
      asked.answer += `<p>${text}</p>`;
      return ['service-unread', 'pregunta frecuente', asked.id, 'answer'];
    }),
  );
}

/** Alternative texts of every place that shows those of an editor. */
function altTexts(content: Content): Label[] {
  const line = at(content.lines, 0);
  const service = at(line.list_services, 0);
  const page = at(content.institutional, 0);
  const portrait = at(content.indicators, 0).name_image;
  at(content.clients, 0).alt = '';
  at(content.clients, 0).title = '';
  at(content.socialNetworks, 0).alt = '';
  at(content.socialNetworks, 0).title = '';
  at(content.indicators, 0).alt = ' ';
  Object.assign(at(content.testimonials, 0), { name_image_url: portrait, title: '' });
  question(content, 0).title = '';
  Object.assign(zone(content, 0), { alt: '', title_img: '' });
  Object.assign(at(line.list_imagenes, 0), { alt: '', title: '' });
  Object.assign(at(page.photo, 0), { alt: '', title: '' });
  at(content.clients, 1).alt = 'cliente-02.webp';
  at(content.clients, 2).alt = 'Logo';
  at(content.indicators, 1).alt = 'Camión recolector camión recolector';
  at(content.indicators, 2).alt = 'DSC_0042';
  Object.assign(at(content.testimonials, 1), { name_image_url: portrait, title: 'foto' });
  question(content, 1).title = 'Imagen 3';
  at(service.image_services, 0).alt = at(service.image_services, 0).title;
  // Few zones have a picture.
  Object.assign(zone(content, 1), { image_name: 'zona.webp', alt: '...' });
  at(post(content, 0).lstblog_photos, 0).title = 'IMG-20240301-WA0007.jpg';
  const network = at(content.socialNetworks, 0);
  return labelled([
    ['alt-missing', 'cliente', 1, 'title'],
    ['alt-missing', 'red social', network.id, 'title'],
    ['alt-missing', 'indicador', 1, 'alt'],
    ['alt-missing', 'testimonio', at(content.testimonials, 0).name, 'title'],
    ['alt-missing', 'pregunta frecuente', question(content, 0).id, 'title'],
    ['alt-missing', 'zona', zone(content, 0).id, 'title_img'],
    ['alt-missing', 'línea de negocio', line.id, 'list_imagenes[0].title'],
    ['alt-missing', 'página institucional', page.id, 'photo[0].title'],
    ['alt-useless', 'cliente', 2, 'alt'],
    ['alt-useless', 'cliente', 3, 'alt'],
    ['alt-useless', 'indicador', 2, 'alt'],
    ['alt-useless', 'indicador', 3, 'alt'],
    ['alt-useless', 'testimonio', at(content.testimonials, 1).name, 'title'],
    ['alt-useless', 'pregunta frecuente', question(content, 1).id, 'title'],
    ['alt-useless', 'tipo de servicio', service.id_services, 'image_services[0].alt'],
    ['alt-useless', 'zona', zone(content, 1).id, 'alt'],
    ['alt-useless', 'noticia', post(content, 0).id, 'lstblog_photos[0].title'],
  ]);
}

const LONG = 'Manejo integral de residuos sólidos urbanos, peligrosos y de manejo especial ';

/** Titles and descriptions of search engines. */
function searchTexts(content: Content): Label[] {
  const labels: Change[] = [];
  for (const index of [0, 1, 2]) {
    post(content, index).title_page = `${LONG}${index}`;
    labels.push(['title-long', 'noticia', post(content, index).id, 'title_page']);
    post(content, index).meta_description = `${LONG.repeat(3)}${index}`;
    labels.push(['description-long', 'noticia', post(content, index).id, 'meta_description']);
    item(content, index).meta_description = '';
    labels.push(['description-missing', 'comunicado de prensa', index + 1, 'meta_description']);
  }
  for (const index of [3, 4]) {
    question(content, index).title_page = `${LONG}en preguntas ${index}`;
    question(content, index).meta_description = `${LONG.repeat(3)}en preguntas ${index}`;
    item(content, index).meta_description = '  ';
    const { id } = question(content, index);
    labels.push(['title-long', 'pregunta frecuente', id, 'title_page']);
    labels.push(['description-long', 'pregunta frecuente', id, 'meta_description']);
    const { id: itemId } = item(content, index);
    labels.push(['description-missing', 'comunicado de prensa', itemId, 'meta_description']);
  }
  for (const index of [5, 6, 7, 8, 9]) {
    post(content, index + 10).title_page = post(content, index).title_page;
    labels.push(['title-doubled', 'noticia', post(content, index + 10).id, 'title_page']);
    post(content, index + 10).meta_description = post(content, index).meta_description;
    labels.push([
      'description-doubled',
      'noticia',
      post(content, index + 10).id,
      'meta_description',
    ]);
  }
  return labelled(labels);
}

/** Titles and texts that are absent, to be replaced, shouted or broken. */
function words(content: Content): Label[] {
  for (const [index, title] of [
    'Prueba',
    '0',
    'Lorem ipsum',
    'asdf',
    'Noticia de prueba 2',
  ].entries()) {
    post(content, 5 + index).title_publication = title;
  }
  for (const [index, text] of ['0', '<p>0</p>', '<P> 0 </P>', '<div>0</div>'].entries()) {
    question(content, 20 + index).answer = text;
  }
  for (const index of [24, 25, 26, 27, 28]) question(content, index).answer = '';
  at(content.carousel, 1).title = '';
  at(content.carousel, 2).title = ' ';
  at(content.carousel, 3).title = '';
  at(content.indicators, 3).title = '';
  at(content.carousel, 4).title = '\t';
  zone(content, 2).title = 'ZONA CENTRO NORTE';
  item(content, 5).title = 'NUEVA PLANTA EN OPERACIÓN';
  at(content.testimonials, 2).testimony = 'EXCELENTE SERVICIO, LO RECOMIENDO';
  item(content, 6).title = 'InauguraciÃ³n de la planta';
  at(content.testimonials, 3).position = 'LÃ­der de planta';
  at(content.indicators, 0).description = 'Recogemos <strong>mil</strong> toneladas';
  at(content.testimonials, 4).testimony = 'Limpieza &amp; orden en mi colonia';
  item(content, 7).title = 'Dos  plantas nuevas';
  zone(content, 3).title = 'Colonia   Roma';
  at(content.contactPeople, 5).name = 'Compras  y almacén';
  return labelled([
    ...[5, 6, 7, 8, 9].map((index): Change => [
      'placeholder',
      'noticia',
      post(content, index).id,
      'title_publication',
    ]),
    ...[20, 21, 22, 23].map((index): Change => [
      'placeholder',
      'pregunta frecuente',
      question(content, index).id,
      'answer',
    ]),
    ...[24, 25, 26, 27, 28].map((index): Change => [
      'text-missing',
      'pregunta frecuente',
      question(content, index).id,
      'answer',
    ]),
    ...[2, 3, 4, 5].map((id): Change => ['title-missing', 'diapositiva', id, 'title']),
    ['title-missing', 'indicador', 4, 'title'],
    ['capitals', 'zona', zone(content, 2).id, 'title'],
    ['capitals', 'comunicado de prensa', item(content, 5).id, 'title'],
    ['capitals', 'testimonio', at(content.testimonials, 2).name, 'testimony'],
    ['mojibake', 'comunicado de prensa', item(content, 6).id, 'title'],
    ['mojibake', 'testimonio', at(content.testimonials, 3).name, 'position'],
    ['code-shown', 'indicador', 1, 'description'],
    ['code-shown', 'testimonio', at(content.testimonials, 4).name, 'testimony'],
    ['spaces-doubled', 'comunicado de prensa', item(content, 7).id, 'title'],
    ['spaces-doubled', 'zona', zone(content, 3).id, 'title'],
    ['spaces-doubled', 'contacto', at(content.contactPeople, 5).id_contacto, 'name'],
  ]);
}

/** Days, phones and e-mail addresses. */
function means(content: Content): Label[] {
  const days = ['', 'Por las mañanas', 'Turno matutino', '7:00 a 15:00 h', 'Ruta 14'];
  for (const [index, frequency] of days.entries()) zone(content, 10 + index).frequency = frequency;
  const unread = [
    'L-M-V',
    'Cada tercer día',
    '3 veces por semana',
    'Quincenal',
    'Según calendario',
  ];
  for (const [index, frequency] of unread.entries())
    zone(content, 30 + index).frequency = frequency;
  const phones = ['5555', 'Ext. 204', '55 5555 01', 'pendiente de línea', '00 0000 0000'];
  for (const [index, phone] of phones.entries()) at(content.branches, index).phone_number = phone;
  const emails = [
    'ventas',
    'ventas@',
    'ventas@vialimpia',
    'ven tas@vialimpia.example',
    'a@b.example; c@d.example',
  ];
  for (const [index, email] of emails.entries()) at(content.contactPeople, index).email = email;
  return labelled([
    ...days.map((_, index): Change => [
      'zone-days',
      'zona',
      zone(content, 10 + index).id,
      'frequency',
    ]),
    ...unread.map((_, index): Change => [
      'zone-unread',
      'zona',
      zone(content, 30 + index).id,
      'frequency',
    ]),
    ...phones.map((_, index): Change => [
      'phone-unusable',
      'sucursal',
      at(content.branches, index).id,
      'phone_number',
    ]),
    ...emails.map((_, index): Change => [
      'email-malformed',
      'contacto',
      at(content.contactPeople, index).id_contacto,
      'email',
    ]),
  ]);
}

export function seedTexts(content: Content): Label[] {
  const detail = valueOf(content.branchDetails.get(14));
  detail.title_page = 'Sucursal  León, Guanajuato';
  return [
    ...[altTexts, searchTexts, words, means, serviceDays].flatMap((seed) => seed(content)),
    { rule: 'spaces-doubled', type: 'sucursal', record: 14, field: 'title_page' },
  ];
}
