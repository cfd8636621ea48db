/** @jest-environment jsdom */
import { readOptions } from '@/tools/doctor/options';
import { reportPage } from '@/tools/doctor/page/report-page';
import type { DoctorReport } from '@/tools/doctor/report';
import {
  deadReport,
  finding,
  gapsReport,
  impactOn,
  worksReport,
} from '@/tests/support/doctor-reports';

function pageOf(report: DoctorReport) {
  const page = new DOMParser().parseFromString(reportPage(report), 'text/html');
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.textContent);
  const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? '';
  const isOpen = [...page.querySelectorAll('details.group')].map((group) =>
    group.hasAttribute('open'),
  );
  return { page, texts, textOf, isOpen };
}

test('the verdict stands at the top, with gateway and date', () => {
  const { textOf, page } = pageOf(gapsReport);
  expect(page.documentElement.lang).toBe('es-MX');
  expect(textOf('h1')).toBe('Funciona con huecos');
  const verdict = textOf('section[aria-labelledby="veredicto"]');
  for (const text of [
    '40 de 42 llamadas completas; 14 consecuencias (1 grave).',
    'https://gateway.example:8443',
    '2 de marzo de 2026 a las 11:05, hora del centro de México',
    '400 peticiones, 3,165 registros',
  ]) {
    expect(verdict).toContain(text);
  }
});

test('a gateway without mistakes has a calm page', () => {
  const { texts, textOf, isOpen } = pageOf(worksReport);
  expect(texts('h2')).toEqual([
    'Qué hacer primero',
    'Llamadas',
    'Textos y archivos',
    'Qué no se revisó',
  ]);
  expect(textOf('#primero')).toContain('Nada. El sitio puede conectarse');
  expect(textOf('#textos')).toContain('No hay nada que corregir');
  expect(textOf('#alcance')).toContain('No quedó nada sin revisar.');
  expect(isOpen).toEqual([false]);
});

test('a gateway that does not answer', () => {
  const { texts, textOf } = pageOf(deadReport);
  expect(textOf('h1')).toBe('No funciona');
  expect(texts('#primero strong')).toEqual(['Revise.']);
  expect(texts('#llamadas h3')).toEqual(['Fallan', 'Sin probar']);
  expect(textOf('#llamadas-que-fallan')).toContain('se cortó la conexión');
  expect(textOf('#textos')).toContain('No se revisaron: no llegó ningún registro.');
});

test('what is broken comes before what is missing', () => {
  const { page, texts } = pageOf(gapsReport);
  expect(texts('#primero strong')).toEqual([
    'Corrija la llamada.',
    'Publique el contenido, o retire el registro.',
    'Suba el archivo de nuevo.',
  ]);
  expect(texts('#primero a')).toEqual([
    'Ver qué pasa en /prensa',
    'Ver qué pasa en /nuestra_empresa/historia',
    'Ver qué pasa en /detalle_prensa/comunicado-0 y 11 lugares más',
  ]);
  for (const link of page.querySelectorAll('a[href^="#"]')) {
    expect(page.querySelectorAll(link.getAttribute('href') ?? '')).toHaveLength(1);
  }
  expect(texts('#consecuencias h3')).toEqual(['Graves: algo no funciona', 'Huecos: algo falta']);
});

test('many steps are cut to the first, with the way to the others; places beyond the eighth can be opened', () => {
  const impact = Array.from({ length: 9 }, (_, at) => impactOn({ fix: `Paso ${at}` }));
  const { texts, textOf } = pageOf({ ...gapsReport, impact });
  expect(texts('#primero strong')).toHaveLength(6);
  expect(textOf('#primero')).toContain('Y 3 pasos más');
  expect(texts('#huecos .cluster')).toHaveLength(9);
  const many = pageOf(gapsReport);
  expect(many.textOf('#huecos details summary')).toBe('4 lugares más');
  expect(many.texts('#huecos details li')).toHaveLength(4);
});

test('only the first group of a section is open', () => {
  // Impact, calls, editorial findings.
  expect(pageOf(gapsReport).isOpen).toEqual([true, false, true, false, false, false, true, false]);
});

test('calls that need work come first, each with its facts', () => {
  const { texts, page } = pageOf(gapsReport);
  expect(texts('#llamadas h3')).toEqual(['Fallan', 'Con huecos', 'Completas', 'Sin probar']);
  expect(texts('#llamadas summary > h3 + span')).toEqual([
    '1 llamada',
    '1 llamada',
    '40 llamadas',
    '1 llamada',
  ]);
  const facts = (name: string) =>
    [...page.querySelectorAll('.calls > li')].find((call) => call.textContent?.includes(name))
      ?.textContent;
  for (const fact of [
    'No sirvieron: 3 de 3',
    'estado HTTP 500',
    '500 × 1, no contestó a tiempo × 2',
    'la más lenta 5\u00a0s',
  ]) {
    expect(facts('press/getall')).toContain(fact);
  }
  for (const fact of [
    'url no vino (id 12)',
    'el registro vino como lista',
    'states vino como número (4 veces)',
    'photos.alt',
    'campo_nuevo',
    'A veces el valor solo',
    'application/json; charset=utf-8',
  ]) {
    expect(facts('blog/getall')).toContain(fact);
  }
});

test('findings stand under their rule; what holds for several is said once', () => {
  const fixes = ['Uno.', 'Dos.', 'Uno.', 'Dos.', 'Tres.'];
  const { texts, textOf } = pageOf({
    ...worksReport,
    editorial: [
      ...fixes.map((fix, at) => finding({ fix, what: `Falta ${at}.` })),
      finding({ rule: 'nueva-regla', before: '<b>x</b>', after: '' }),
    ],
  });
  expect(texts('#textos h3')).toEqual(['Imágenes sin descripción', 'nueva-regla']);
  expect(texts('#textos summary > h3 + span')).toEqual(['5 casos', '1 caso']);
  const alone = textOf('#textos-1');
  expect(alone.match(/Falta \d/g)?.join()).toBe('Falta 0,Falta 2,Falta 1,Falta 3,Falta 4');
  expect(alone.match(/Qué hacer: \w+/g)).toEqual([
    'Qué hacer: Uno',
    'Qué hacer: Dos',
    'Qué hacer: Tres',
  ]);
  expect(alone.match(/Por qué importa:/g)).toHaveLength(1);
  expect(texts('#textos-2 dd')).toEqual(['<b>x</b>', '(nada)']);
});

test('paths are shown as people read them', () => {
  const paths = ['/detalle_prensa/Hoja%20de%20Plata%3F', '/sucursales/Canc%C3%BAn', '/100%'];
  const { texts } = pageOf({ ...worksReport, editorial: paths.map((path) => finding({ path })) });
  expect(texts('#textos code:last-child')).toEqual([
    '/detalle_prensa/Hoja de Plata%3F',
    '/sucursales/Cancún',
    '/100%',
  ]);
});

test('what was not looked at is said', () => {
  const { textOf } = pageOf(gapsReport);
  expect(textOf('#alcance')).toContain('Noticias: 6 de 36');
  expect(textOf('#alcance')).toContain('1 llamada quedó sin probar');
});

test('--html names the file', () => {
  const options = readOptions(['--url', 'https://gateway.example', '--html', 'informe.html'], {});
  expect(options?.html).toBe('informe.html');
});
