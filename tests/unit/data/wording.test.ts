import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The visitor's texts: one form of address, Mexican words, consistent punctuation. */

/** Texts of the specification, which are verbatim. */
const FIXED = [
  'Solicita tu cotización',
  'Solicita tu cotizacion',
  'Cotiza tu servicio',
  'Selecciona tu ciudad',
  'Tu mensaje ha sido enviado, gracias.',
  'Por el momento no contamos con cobertura en tu ciudad',
];
/** The search result's module, as the gateway and the specification call it. */
const MODULE = "'Sustentabilidad'";
/** Tuesday in calendars (RFC 5545). */
const TUESDAYS = ['ICalWeekday.TU', "'TU'"];

function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return filesIn(file, names);
    return names.test(name) ? [file] : [];
  });
}

/** Every text of a JSON file with words, without its HTML tags. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = value.replace(/<[^>]*>/g, ' ');
    return /\s/.test(text) ? [text] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const jsonTexts = (folder: string, names = /\.json$/): string[] =>
  filesIn(folder, names).flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8'))));

/** Source lines without comments and without the texts that the specification fixes. */
function sourceLines(folder: string, names: RegExp): string[] {
  return filesIn(folder, names).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const own = [MODULE, ...TUESDAYS, ...FIXED].reduce(
      (rest, text) => rest.replaceAll(text, ''),
      code,
    );
    return own.split('\n').map((line) => `${file}: ${line.trim()}`);
  });
}

const content = jsonTexts('data/content');
/** Search synonyms, words of no weight and those of a grammar, which no page shows. */
const SEARCHED =
  /^lib\/(?:features\/(?:search\/|collection\/holidays\/|content-types\/page-entries)|util\/spanish\/)/;
const screens = [
  ...['app', 'components', 'lib'].flatMap((folder) => sourceLines(folder, /\.tsx?$/)),
  ...sourceLines('deploy', /\.html$/),
].filter((line) => !SEARCHED.test(line));

const word = (pattern: string) => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu');

const offending = (texts: string[], sign: RegExp) => texts.filter((text) => sign.test(text));

test('there is something to read', () => {
  expect(content.length).toBeGreaterThan(1000);
  expect(screens.length).toBeGreaterThan(10_000);
});

describe.each([
  ['content', content],
  ['screens', screens],
])('%s', (kind, texts) => {
  test.each<[rule: string, sign: RegExp]>([
    // The interface says tú.
    [
      'the visitor is addressed as usted',
      kind === 'screens' ? /(?!)/ : word('tus?|ti|contigo|tuy[oa]s?'),
    ],
    ['banqueta, not acera', word('aceras?')],
    ['asbesto, not amianto', word('amianto')],
    ['días festivos, not feriados', word('feriados?')],
    ['sostenibilidad, not sustentabilidad', /sustentab/i],
    ['la NOM-087, without another "norma" before it', /norma\s+(?:oficial\s+)?NOM-|\bel\s+NOM-/i],
    ['ranges with a hyphen', /\d–\d/],
  ])('%s', (_rule, sign) => expect(offending(texts, sign)).toEqual([]));

  test('quotation marks are “ ”', () => {
    // Code has its own quotes; the search's heading is the specification's.
    const sign = kind === 'screens' ? /[«»]/ : /[«»"]/;
    expect(offending(texts, sign)).toEqual([]);
  });
});

test('a unit stays on the line of its number', () => {
  // The titles of the quote's answers are sent with a lead: they keep their plain space.
  const answers = textsOf(JSON.parse(readFileSync('data/content/batteries.json', 'utf8')));
  const texts = content.filter((text) => !answers.includes(text));
  expect(offending(texts, /\d (?:%|°C|m³|kg|h)(?!\p{L})/u)).toEqual([]);
});

test('names of pages are written alike everywhere', () => {
  const names = ['Informes anuales', 'Presencia nacional', 'Bolsa de trabajo', 'Quiénes somos'];
  // The specification's own, with its capital.
  names.push('Sala de Prensa');
  const labels = ['sections', 'footer-sections', 'institutional'].flatMap((name) =>
    textsOf(JSON.parse(readFileSync(`data/content/${name}.json`, 'utf8'))),
  );
  for (const name of names) {
    const forms = labels.filter((label) => label.toLowerCase() === name.toLowerCase());
    expect([name, new Set(forms)]).toEqual([name, new Set([name])]);
  }
});
