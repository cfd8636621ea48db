import {
  holidayQuestions,
  isAboutService,
  recentPosts,
  servicePosts,
} from '@/lib/features/collection/notices';
import { grouper, question } from '@/tests/unit/features/support';

const TODAY = '2026-12-20';

const post = (title: string, text: string, date = '2026-12-18', states: string[] = []) => ({
  title_publication: title,
  text_publication: `<p>${text}</p>`,
  start_date: date,
  url: title.toLowerCase().replace(/\W+/g, '-'),
  lst_business_unit: states.map((state) => ({ ubication: { state } })),
});

const linked = (posts: ReturnType<typeof post>[], state = 'Nuevo León') =>
  recentPosts(servicePosts(posts), state, TODAY).map(({ title }) => title);

test('a post whose text changes the service is linked, regardless of its title', () => {
  expect(
    linked([
      post(
        'Felices fiestas les desea su equipo',
        'El 24 de diciembre el servicio termina a las 14 h.',
      ),
      post('Recolección en las fiestas', 'El camión pasa más temprano.'),
    ]),
  ).toEqual(['Felices fiestas les desea su equipo', 'Recolección en las fiestas']);
});

test.each([
  { text: 'Por Navidad el servicio es de 6 a 10 h.', isLinked: true },
  { text: 'El 25 de diciembre descansamos; el camión no pasa.', isLinked: true },
  { text: 'Horario especial: 24 y 31 de diciembre hasta las 14:00', isLinked: true },
  { text: 'La recolección se reanuda el 26.', isLinked: true },
  { text: 'La ruta del jueves se adelanta al miércoles.', isLinked: true },
  { text: 'El 24 terminamos temprano. Gracias por su servicio.', isLinked: true },
  { text: 'Recolección en las fiestas', isLinked: true },
  { text: 'Nuevos horarios de recolección', isLinked: true },
  { text: 'No habrá servicio.', isLinked: true },
  { text: `${'Gracias por su confianza. '.repeat(100)}La ruta se suspende.`, isLinked: true },
  { text: 'Los niños conocieron el camión.', isLinked: false },
  { text: 'Gracias por usar nuestro servicio.', isLinked: false },
  { text: 'Felices fiestas. El relleno produce gas tras su último camión.', isLinked: false },
  {
    text: `${'El cartón vale más. '.repeat(60)}Si le recolectan lunes y jueves, pida días adicionales.`,
    isLinked: false,
  },
  { text: 'No recolectaremos el lunes', isLinked: true },
  { text: 'Los CAMIONES salen tarde', isLinked: true },
  { text: 'Pasa tarde el cami&oacute;n', isLinked: true },
  { text: 'Cambian dos rutas', isLinked: true },
  { text: 'Recogemos su árbol el 6 de enero', isLinked: true },
  { text: 'Suspendemos el servicio', isLinked: true },
  { text: 'Este 24 trabajamos hasta las 14 h; saque su basura antes.', isLinked: true },
  { text: 'El 25 de diciembre descansamos. Saque su basura el 26.', isLinked: true },
  { text: 'Durante las fiestas no pasaremos por su colonia.', isLinked: true },
  { text: 'El 31 laboramos hasta mediodía.', isLinked: true },
  { text: 'La basura se levanta a partir de las 5 h.', isLinked: true },
  { text: 'El 24 cerramos a las 14 h.', isLinked: true },
  { text: 'Nuestra unidad pasará el 26 en lugar del 25.', isLinked: true },
  { text: 'Gracias por un año juntos.', isLinked: false },
  { text: 'Trabajamos por un México limpio.', isLinked: false },
  {
    text: `${'La basura es un recurso. '.repeat(60)}El lunes plantamos 20 árboles.`,
    isLinked: false,
  },
  { text: '<p class="ruta">Composta en casa</p>', isLinked: false },
  { text: 'Abrimos una oficina', isLinked: false },
])('a post with the text “$text” is linked: $isLinked', ({ text, isLinked }) => {
  expect(isAboutService('Felices fiestas', text)).toBe(isLinked);
});

test('posts of the last 30 days are linked, newest first, at most three', () => {
  const of = (title: string, date: string) => post(title, 'Cambia la ruta.', date);
  expect(
    linked([
      of('Futuro', '2026-12-21'),
      of('Último día', '2026-11-20'),
      of('Viejo', '2026-11-19'),
      of('Sin fecha', 'pronto'),
    ]),
  ).toEqual(['Último día']);
  expect(
    linked([
      of('1', '2026-12-01'),
      of('4', '2026-12-04'),
      of('3', '2026-12-03'),
      of('2', '2026-12-02'),
    ]),
  ).toEqual(['4', '3', '2']);
});

test('a post applies to its states, or to all', () => {
  const posts = [
    post('Norte', 'Cambia la ruta.', TODAY, ['Nuevo León', 'Coahuila de Zaragoza']),
    post('Todos', 'Cambia la ruta.', TODAY),
    post('México', 'Cambia la ruta.', TODAY, ['Todo México']),
    post('Sur', 'Cambia la ruta.', TODAY, ['Campeche']),
  ];
  expect(linked(posts, 'NUEVO LEON')).toEqual(['Norte', 'Todos', 'México']);
  expect(linked(posts, 'Coahuila')).toEqual(['Norte', 'Todos', 'México']);
});

test('questions about holidays are linked, and other questions are not', () => {
  const questions = [
    question(1, { question: '¿Hay recolección en días festivos?' }),
    question(2, { question: '¿A qué hora pasa el camión?' }),
  ];
  expect(holidayQuestions([grouper(7, 'Horarios', ...questions)])).toEqual([
    {
      title: '¿Hay recolección en días festivos?',
      href: '/detalle_pregunta?id_grouper=7&id=1',
    },
  ]);
});
