/** Minimal content for every call, with all edge cases of the reads. */
const branch = (id: number, url: string, name: string, state: string, lines: number[]) => ({
  id,
  url,
  name,
  name_image: `branch-${id}.webp`,
  ubication: { state },
  phone_number: `55 5555 000${id}`,
  latitude: 25 + id,
  longitude: -100 - id,
  zones: id === 1 ? [{ id: 11, title: 'Centro' }] : [],
  business_line_ids: lines,
});

const post = (id: number, title: string, date: string, state: string, text = '<p>Texto</p>') => ({
  id,
  url: `noticia-${id}`,
  title_publication: title,
  text_publication: text,
  start_date: date,
  name_cover_image: `blog-${id}.webp`,
  lst_business_unit: state ? [{ ubication: { state } }] : [],
});

const pressItem = (id: number, title: string, images: string[], files: string[]) => ({
  id,
  url: `boletin-${id}`,
  title,
  date_notice: `2026-01-${String(id).padStart(2, '0')}`,
  name_image: `prensa-${id}.webp`,
  meta_description: `Resumen <b>${id}</b>`,
  images,
  files,
});

const program = (id: number, name: string, url: string) => ({
  id_program: id,
  program_name: name,
  program_description: `<p>${name}</p>`,
  name_cover_photo: `program-${id}.webp`,
  url_page: url,
});

const tree = [
  {
    type: 'question',
    title: '¿Qué contenedor necesita?',
    children: [{ type: 'answer', title: 'Cajón de 6 m³', file: 'cajón.webp' }],
  },
];

export const content = {
  sections: [{ id_section: 1, section_name: 'Inicio', section_url: '/', enabled: 1, head: [] }],
  'footer-sections': [{ id_section: 9, section_name: 'Servicios', head: [] }],
  seo: { I: { title_page: 'Inicio de {{empresa}}' }, C: { title_page: 'Cotice' } },
  'social-networks': [{ id: 1, url: 'https://social.example/' }],
  carousel: [{ id_carousel: 1, title: 'Uno' }],
  indicators: [{ id: 1, title: '14' }],
  clients: [{ id: 1, title: 'Cliente' }],
  testimonials: [{ name: 'Ana' }],
  'contact-people': [{ id_contacto: 1, name: 'Ventas' }],
  'job-board': {
    title: 'Únase al equipo',
    paragraphs: ['<p>Choferes</p>', '<p>Mecánicas</p>'],
    link_url: 'https://jobs.example/',
    image: 'job.webp',
  },
  institutional: [
    { id: 1, element: 'Quiénes Somos', url: 'quienes-somos', description: '<p>{{empresa}}</p>' },
    { id: 2, element: 'Historia', url: 'historia', description: '0' },
  ],
  'privacy-notices': [
    { id: 1, name: 'Clientes', description: '<p>Uno</p>' },
    { id: 2, name: 'Candidatos', description: '<p>Dos</p>' },
  ],
  'faq-groupers': Array.from({ length: 8 }, (_, index) => ({
    id: index + 1,
    name: `Grupo ${index + 1}`,
    frequent_questions: [{ id: 100 + index, question: `¿Pregunta ${index}?`, answer: '<p>Sí</p>' }],
  })),
  'business-lines': [
    {
      id: 1,
      name: 'Recolección domiciliaria',
      url: 'recoleccion-domiciliaria',
      route: 'recoleccion-domiciliaria',
      name_quote_image: 'quote-1.webp',
      list_services: [{ id_services: 5, name: 'Acera' }],
    },
    { id: 2, name: 'Reciclaje', url: 'reciclaje', route: 'ruta-reciclaje', list_services: null },
    { id: 3, name: 'Clínicos', url: 'clinicos', route: 'clinicos' },
  ],
  branches: [
    branch(1, 'monterrey', 'Monterrey', 'Nuevo León', [1, 2]),
    branch(2, 'cancun', 'Cancún', 'Quintana Roo', [2]),
    branch(3, '2', 'Mérida', 'Yucatán', []),
  ],
  // City 1547 is Tezoatlán, the municipality with 36 ids.
  coverage: [
    { branch_id: 1, city_ids: [950, 1547] },
    { branch_id: 1, city_ids: [952], business_line_ids: [1, 3] },
    { branch_id: 2, city_ids: [950, 952] },
  ],
  batteries: [{ business_line_id: 1, tree, selected_frequency: ['Lunes', 'Sábado'] }],
  frequencies: [
    { id: 1, name: 'Lunes' },
    { id: 2, name: 'Martes' },
  ],
  'blog-posts': [
    post(1, 'Reciclaje de PET', '2026-01-05', 'Nuevo León', '<p>Botellas y <b>tapas</b></p>'),
    post(2, 'Composta en casa: ¿cómo? & más', '2026-03-01T08:00:00', 'Yucatán'),
    post(3, 'Rutas nocturnas', '2025-12-31', 'Nuevo León'),
    post(4, 'Centro de acopio', '2026-02-01', 'Atlántida'),
    post(5, 'Energía del biogás', '2026-02-15', '', '<p>Educaci&oacute;n &amp; M&#233;todos</p>'),
  ],
  'press-items': [
    pressItem(1, 'Convenio 1', ['a.webp', 'b c.webp'], ['x.pdf']),
    pressItem(2, '50% más / ¿y qué?', ['d.webp'], []),
    pressItem(3, 'Convenio 3', [], ['Boletín (abril) #2 100% & más.pdf']),
    pressItem(4, 'Convenio 4', [], []),
  ],
  'annual-reports': [
    { id: 1, report_name: 'Informe Anual 2024', url: 'informe-2024' },
    { id: 2, report_name: 'Informe Anual 2025', url: 'informe-2025' },
  ],
  programs: [program(1, 'Raíces', 'raices'), program(2, 'Escuelas', 'escuelas')],
  'social-responsibility': {
    content: { description: '<p>Lista</p>' },
    strategy: { description: '<p>Estructura</p>' },
  },
  sustainability: {
    content: { description: '<p>Sostenible</p>' },
    programs: [program(2, 'Escuelas', 'escuelas'), program(101, 'Biogás', 'biogas')],
    reports: [{ report_name: 'Sustentabilidad 2025' }],
    default_email_message_sustainability: 'Quisiera saber más.',
  },
};
