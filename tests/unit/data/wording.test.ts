import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The texts for visitors must use one form of address, Mexican words and consistent punctuation. */

/** The module of a search result, as the gateway and the specification name it. */
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

/** Returns every text of a JSON file with words, without its HTML tags. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = value.replace(/<[^>]*>/g, ' ');
    return /\s/.test(text) ? [text] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const jsonTexts = (folder: string, names = /\.json$/): string[] =>
  filesIn(folder, names).flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8'))));

/** Returns the source lines without comments and without names that others define. */
function sourceLines(folder: string, names: RegExp): string[] {
  return filesIn(folder, names).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const own = [MODULE, ...TUESDAYS].reduce((rest, text) => rest.replaceAll(text, ''), code);
    return own.split('\n').map((line) => `${file}: ${line.trim()}`);
  });
}

/** The content that is part of the interface. All other content is articles and notices. */
const LABELS = 'batteries|carousel|footer-sections|job-board|sections|seo|social-networks';
const labels = jsonTexts('data/content', new RegExp(`^(?:${LABELS})\\.json$`));
const articles = jsonTexts('data/content', new RegExp(`^(?!(?:${LABELS})\\.).*\\.json$`));
const content = jsonTexts('data/content');
/** Files with search synonyms, stop words and grammar words, which no page shows. */
const SEARCHED =
  /^lib\/(?:features\/(?:search\/|collection\/holidays\/|content-types\/page-entries)|util\/spanish\/)/;
const screens = ['app', 'components', 'lib', 'public']
  .flatMap((folder) => sourceLines(folder, /\.(?:m?tsx?|html)$/))
  .filter((line) => !SEARCHED.test(line));
/** The accessibility statement. */
const NOTICE = /^components\/accessibility\//;

const word = (pattern: string) => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu');

const offending = (texts: string[], sign: RegExp) => texts.filter((text) => sign.test(text));

test('the test finds texts to read', () => {
  expect(content.length).toBeGreaterThan(1000);
  expect(screens.length).toBeGreaterThan(10_000);
});

/** Words that mark usted, and cannot refer to another person as "su" can. */
const USTED = word(
  [
    'usted|ustedes',
    'sus? (?:búsqueda|calendario|ciudad|código postal|colonia|conexión|cotización|datos|estado|hogar|mensaje|navegador|residuos|respuestas?|solicitud|ubicación|zona)',
    'le (?:atend|atiend|ayud|contest|envi|llam|orient|respond)\\p{L}*',
    '(?:nos|lo que|que) (?:dejó|escribió|pidió|encontró)',
    '(?:¿|si |si ya |si lo |lo que )(?:acaba|desea|necesita|prefiere|quiere|sabe|tiene)',
    'puede (?:enviar|intentar|llamarnos|usar|volver)\\p{L}*|al enviar, acepta',
    'use (?:bolsas|el|la|las|los|su)|complete (?:el|la|su)',
    'abra|acuda|añada|busque|conozca|consulte|copie|cotice|elija|encuentre|envíe|escriba|espere|guarde|haga|indique|intente|llame|marque|pida|pregunte|pruebe|pulse|revise|saque|siga|solicite|tenga|vea|verifique|vuelva a',
    // These forms carry a pronoun: "escríbanos", "descárguelo".
    '(?:ábra|acórte|cuénte|déje|descárgue|díga|elíja|envíe|escríba|lláme|pída|revíse|solicíte)(?:nos|l[aeo]s?)',
  ].join('|'),
);

test.each<[rule: string, texts: string[], sign: RegExp]>([
  ['the interface says tú', screens.filter((line) => !NOTICE.test(line)), USTED],
  ['the labels of the content say tú', labels, USTED],
  [
    'articles and notices say usted',
    [...articles, ...screens.filter((line) => NOTICE.test(line))],
    word('tus?|ti|contigo|tuy[oa]s?'),
  ],
])('%s', (_rule, texts, sign) => expect(offending(texts, sign)).toEqual([]));

describe.each([
  ['content', content],
  ['screens', screens],
])('the %s', (kind, texts) => {
  test.each<[rule: string, sign: RegExp]>([
    ['banqueta, not acera', word('aceras?')],
    ['asbesto, not amianto', word('amianto')],
    ['días festivos, not feriados', word('feriados?')],
    ['sostenibilidad, not sustentabilidad', /sustentab/i],
    ['la NOM-087, without another "norma" before it', /norma\s+(?:oficial\s+)?NOM-|\bel\s+NOM-/i],
    ['ranges with a hyphen', /\d–\d/],
  ])('must use %s', (_rule, sign) => expect(offending(texts, sign)).toEqual([]));

  test('must use the quotation marks “ ”', () => {
    // Code has its own quotes, and the specification defines the heading of the search.
    const sign = kind === 'screens' ? /[«»]/ : /[«»"]/;
    expect(offending(texts, sign)).toEqual([]);
  });
});

test('a number and its unit do not break across lines', () => {
  // The titles of the quote's answers are sent with a lead, so they keep their plain space.
  const answers = textsOf(JSON.parse(readFileSync('data/content/batteries.json', 'utf8')));
  const texts = content.filter((text) => !answers.includes(text));
  expect(offending(texts, /\d (?:%|°C|m³|kg|h)(?!\p{L})/u)).toEqual([]);
});

test('names of pages have the same spelling everywhere', () => {
  const names = ['Informes anuales', 'Presencia nacional', 'Bolsa de trabajo', 'Quiénes somos'];
  // The specification defines this name with its capital.
  names.push('Sala de Prensa');
  const labels = ['sections', 'footer-sections', 'institutional'].flatMap((name) =>
    textsOf(JSON.parse(readFileSync(`data/content/${name}.json`, 'utf8'))),
  );
  for (const name of names) {
    const forms = labels.filter((label) => label.toLowerCase() === name.toLowerCase());
    expect([name, new Set(forms)]).toEqual([name, new Set([name])]);
  }
});
