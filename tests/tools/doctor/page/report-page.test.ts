/** @jest-environment jsdom */
import { readOptions } from '@/tools/doctor/options';
import { reportPage } from '@/tools/doctor/page/report-page';
import type { DoctorReport } from '@/tools/doctor/report';
import {
  consequence,
  deadReport,
  finding,
  gapsReport,
  worksReport,
} from '@/tests/support/doctor-reports';

function pageOf(report: DoctorReport) {
  const page = new DOMParser().parseFromString(reportPage(report), 'text/html');
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.textContent);
  const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? '';
  return { page, texts, textOf };
}

const isOpen = (page: Document) =>
  [...page.querySelectorAll('details.group')].map((group) => group.hasAttribute('open'));

test('the verdict stands at the top, with gateway and date', () => {
  const { textOf, page } = pageOf(gapsReport);
  expect(page.documentElement.lang).toBe('es-MX');
  expect(textOf('h1')).toBe('Funciona con huecos');
  expect(textOf('.lead')).toBe('40 de 42 llamadas completas; 14 consecuencias (1 grave).');
  expect(textOf('.origin')).toContain('https://gateway.example:8443');
  expect(textOf('time')).toBe('2 de marzo de 2026 a las 11:05, hora del centro de México');
});

test('a gateway without mistakes has a calm page', () => {
  const { page, texts, textOf } = pageOf(worksReport);
  expect(texts('h2')).toEqual([
    'Qué hacer primero',
    'Llamadas',
    'Textos y archivos',
    'Qué no se revisó',
  ]);
  expect(textOf('#primero')).toContain('Nada. El sitio puede conectarse');
  expect(textOf('#textos')).toContain('No hay nada que corregir');
  expect(textOf('#alcance')).toContain('No quedó nada sin revisar.');
  expect(isOpen(page)).toEqual([false]);
});

test('a gateway that does not answer', () => {
  const { texts, textOf } = pageOf(deadReport);
  expect(textOf('h1')).toBe('No funciona');
  expect(texts('.step-fix')).toEqual(['Revise.']);
  expect(texts('#llamadas h3')).toEqual(['Fallan', 'Sin probar']);
  expect(textOf('.call summary')).toBe('No sirvieron 1 de 1: se cortó la conexión');
  expect(textOf('#textos')).toContain('No se revisaron: no llegó ningún registro.');
});

test('what is broken comes before what is missing', () => {
  const { page, texts } = pageOf(gapsReport);
  expect(texts('.step-fix')).toEqual([
    'Corrija la llamada.',
    'Publique el contenido, o retire el registro.',
    'Suba el archivo de nuevo.',
  ]);
  expect(texts('.step-facts a')).toEqual([
    'Ver qué pasa en /prensa',
    'Ver qué pasa en /nuestra_empresa/historia',
    'Ver qué pasa en /detalle_prensa/comunicado-0 y 11 lugares más',
  ]);
  for (const link of page.querySelectorAll('.steps a, .contents a, .extent a')) {
    expect(page.querySelectorAll(link.getAttribute('href') ?? '')).toHaveLength(1);
  }
  expect(texts('#consecuencias h3')).toEqual(['Graves: algo no funciona', 'Huecos: algo falta']);
});

test('many steps are cut to the first, with the way to the others', () => {
  const consequences = Array.from({ length: 9 }, (_, at) => consequence({ fix: `Paso ${at}` }));
  const { texts, textOf } = pageOf({ ...gapsReport, consequences });
  expect(texts('.step-fix')).toHaveLength(6);
  expect(textOf('#primero')).toContain('Y 3 pasos más');
  expect(texts('.same-fix')).toHaveLength(9);
});

test('places beyond the eighth with one fix can be opened', () => {
  const { texts, textOf } = pageOf(gapsReport);
  expect(textOf('.more summary')).toBe('4 lugares más');
  expect(texts('.more li')).toHaveLength(4);
});

test('only the first group of a section is open', () => {
  const { page } = pageOf(gapsReport);
  // Consequences, calls, editorial findings.
  expect(isOpen(page)).toEqual([true, false, true, false, false, false, true, false]);
});

test('calls that need work come first, each with its facts', () => {
  const { texts, page } = pageOf(gapsReport);
  expect(texts('#llamadas h3')).toEqual(['Fallan', 'Con huecos', 'Completas', 'Sin probar']);
  expect(texts('#llamadas .count')).toEqual(['1 llamada', '1 llamada', '40 llamadas', '1 llamada']);
  const facts = (name: string) =>
    [...page.querySelectorAll('tbody')].find((rows) => rows.textContent?.includes(name))
      ?.textContent;
  const failed = facts('press/getall');
  expect(failed).toContain('No sirvieron 3 de 3: estado HTTP 500, no contestó a tiempo');
  expect(failed).toContain('500 × 1, no contestó a tiempo × 2');
  const gaps = facts('blog/getall');
  for (const fact of [
    'url no vino (id 12)',
    'El registro vino como lista',
    'states vino como número, 4 veces',
    'photos.alt',
    'campo_nuevo',
    'A veces el valor solo',
  ]) {
    expect(gaps).toContain(fact);
  }
});

test('findings stand under their rule; what holds for all of them is said once', () => {
  const { texts, textOf } = pageOf({
    ...worksReport,
    editorial: [
      finding({ fix: 'Uno.' }),
      finding({ fix: 'Dos.' }),
      finding({ rule: 'nueva-regla', before: '<b>x</b>', after: '' }),
    ],
  });
  expect(texts('#textos h3')).toEqual(['Imágenes sin descripción', 'nueva-regla']);
  expect(texts('#textos .count')).toEqual(['2 casos', '1 caso']);
  expect(textOf('.shared')).toContain('Por qué importa:');
  expect(textOf('.shared')).not.toContain('Qué hacer:');
  expect(texts('#textos-1 .told').join()).toMatch(/Uno\..*Dos\./);
  expect(texts('.comparison dd')).toEqual(['<b>x</b>', '(nada)']);
});

test('what several findings of a rule share is said once above them', () => {
  const fixes = ['Uno.', 'Dos.', 'Uno.', 'Dos.', 'Tres.'];
  const { texts, textOf } = pageOf({
    ...worksReport,
    editorial: fixes.map((fix, at) => finding({ fix, what: `Falta ${at}.` })),
  });
  expect(texts('#textos h3')).toEqual(['Imágenes sin descripción']);
  expect(texts('.advice')).toEqual(['Qué hacer: Uno.', 'Qué hacer: Dos.']);
  expect(texts('.told > p:first-child').join(' ')).toBe(
    'Falta 0. Falta 2. Falta 1. Falta 3. Falta 4.',
  );
  expect(textOf('#textos').match(/Uno\./g)).toHaveLength(1);
  expect(textOf('.cluster:last-child .told')).toContain('Qué hacer: Tres.');
  expect(textOf('#textos').match(/Por qué importa:/g)).toHaveLength(1);
});

test('paths are shown as people read them', () => {
  const paths = ['/detalle_prensa/Hoja%20de%20Plata%3F', '/sucursales/Canc%C3%BAn', '/100%'];
  const { texts } = pageOf({ ...worksReport, editorial: paths.map((path) => finding({ path })) });
  expect(texts('.where > :last-child dd')).toEqual([
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
