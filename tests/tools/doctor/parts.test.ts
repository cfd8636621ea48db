import { callImpact } from '@/tools/doctor/impact/index';
import { paintFor, renderReport, wrapped } from '@/tools/doctor/output/terminal';
import { changesBetween, readEarlier, renderChanges } from '@/tools/doctor/compare';
import { readOptions } from '@/tools/doctor/options';
import { evenly, share } from '@/tools/doctor/reading/asker';
import { redactor } from '@/tools/doctor/redact';
import type { CallReport, Impact, DoctorReport } from '@/tools/doctor/report';
import { summaryOf, verdictOf } from '@/tools/doctor/verdict';
import { callReport, impactOn, worksReport } from '@/tests/support/doctor-reports';

describe('a budget', () => {
  test.each([
    [12, [100, 100, 100], [4, 4, 4]],
    [12, [2, 100, 100], [2, 5, 5]],
    [100, [2, 3], [2, 3]],
    [2, [5, 5, 5], [1, 1, 0]],
    [0, [5], [0]],
  ])('of %d for %j is shared as %j', (budget, needs, given) =>
    expect(share(budget, needs)).toEqual(given),
  );

  test('is spent over the whole list, not on its beginning', () => {
    const list = Array.from({ length: 100 }, (_, at) => at);
    expect(evenly(list, 4)).toEqual([0, 25, 50, 75]);
    expect(evenly([1, 2], 4)).toEqual([1, 2]);
    expect(evenly(list, 0)).toEqual([]);
  });
});

describe('secrets', () => {
  const redact = redactor(['Bearer se/cret-value', undefined, '']);

  test.each([
    ['the header', 'x Bearer se/cret-value y', 'x *** y'],
    ['the value without its scheme', 'se/cret-value', '***'],
    ['a percent-encoded value', '/archivos/se%2Fcret-value', '/archivos/***'],
    ['an e-mail address', 'escriba a ana.p+1@correo.vialimpia.example hoy', 'escriba a *** hoy'],
    [
      'no file of a picture',
      'El archivo «banner@2x.png» no existe.',
      'El archivo «banner@2x.png» no existe.',
    ],
  ])('%s', (_what, text, shown) => expect(redact(text)).toBe(shown));

  test('at any depth, in names too, and nothing else is changed', () => {
    expect(redact({ a: [{ 'se/cret-value': 1, b: null, c: 'Bearer of news' }], d: true })).toEqual({
      a: [{ '***': 1, b: null, c: 'Bearer of news' }],
      d: true,
    });
  });
});

describe('the environment and the options', () => {
  const env = { GATEWAY_URL: 'https://gateway.example:8443', GATEWAY_AUTHORIZATION: 'Bearer x' };

  test('the environment of the site is enough', () => {
    expect(readOptions([], env)).toEqual({
      url: 'https://gateway.example:8443',
      authorization: 'Bearer x',
      calls: 400,
      'send-test': false,
      external: false,
    });
  });

  test('options come first', () => {
    const args = ['--url', 'http://other.example/', '--calls', '50', '--send-test', '--external'];
    expect(readOptions(args, env)).toMatchObject({
      url: 'http://other.example',
      calls: 50,
      'send-test': true,
      external: true,
    });
  });
});

test('lines are broken at spaces; what follows the first has its own indent', () => {
  const lines = wrapped(`${'palabra '.repeat(20)}${'x'.repeat(120)} fin`, '  ', '    ');
  expect(lines.every((line) => line.length <= 100)).toBe(true);
  expect(lines[0]).toMatch(/^ {2}palabra/);
  expect(lines[1]).toMatch(/^ {4}palabra/);
  expect(lines.at(-1)).toBe('    fin');
});

test('of one rule, each place is followed by its own advice', () => {
  const places = [
    impactOn({ path: '/a', fix: 'Corrija noticias.' }),
    impactOn({ path: '/b', fix: 'Corrija prensa.' }),
    impactOn({ path: '/c', fix: 'Corrija noticias.' }),
  ];
  const text = renderReport({ ...worksReport, impact: places }, paintFor(false));
  expect(text.match(/hueco \S+:|→ .*/g)).toEqual([
    'hueco /a:',
    'hueco /c:',
    '→ Corrija noticias.',
    'hueco /b:',
    '→ Corrija prensa.',
  ]);
});

test('colours are for a terminal', () => {
  expect(paintFor(true)('failed', 'x')).toBe('\u001b[31mx\u001b[39m');
  expect(paintFor(false)('failed', 'x')).toBe('x');
});

const call = (name: string, state: CallReport['state']) => ({ name, state }) as CallReport;
const impact = (rule: string, path: string, severity: Impact['severity'] = 'gap') => ({
  severity,
  rule,
  path,
  what: `${rule}.`,
  fix: '',
});

test('a call that takes three seconds is a gap, unless it sent something or failed', () => {
  const took = (slowest: number, own: Partial<CallReport> = {}): CallReport => ({
    ...callReport('GET /web/contact'),
    ms: { median: 5, slowest },
    ...own,
  });
  const slow = (...calls: CallReport[]) => calls.flatMap(callImpact).map(({ rule }) => rule);
  expect(slow(took(3_000))).toEqual(['slow GET /web/contact']);
  expect(slow(took(2_999))).toEqual([]);
  expect(slow(took(3_000, { kind: 'submission' }))).toEqual([]);
  expect(slow(took(3_000, { outcomes: { found: 0, missing: 0, unavailable: 1 } }))).toEqual([]);
});

describe('the verdict', () => {
  const judge = (calls: CallReport[], impact: Impact[] = [], isStopped = false) =>
    verdictOf({ calls, impact, isStopped });

  test.each([
    ['works', judge([call('a', 'whole'), call('b', 'untried')])],
    ['works-with-gaps', judge([call('a', 'gaps')])],
    ['works-with-gaps', judge([call('a', 'failed')])],
    ['works-with-gaps', judge([call('a', 'whole')], [impact('same-title', '/')])],
    ['does-not-work', judge([call('a', 'whole')], [impact('page-branches', '/', 'broken')])],
    ['does-not-work', judge([call('a', 'whole')], [], true)],
  ])('%s', (wanted, given) => expect(given).toBe(wanted));

  test('says its figures in one line', () => {
    const calls = [
      call('a', 'whole'),
      call('b', 'gaps'),
      call('c', 'failed'),
      call('d', 'untried'),
    ];
    expect(summaryOf('works-with-gaps', calls, [impact('x', '/', 'broken')])).toBe(
      'Funciona con huecos: 1 de 3 llamadas completas, 1 con huecos, 1 falla, 1 sin probar; 1 consecuencia (1 grave).',
    );
    expect(summaryOf('works', [call('a', 'whole')], [])).toBe(
      'Funciona: 1 de 1 llamadas completas; sin consecuencias.',
    );
  });
});

describe('a comparison', () => {
  const earlier = {
    version: 2 as const,
    taken: '2026-01-01T00:00:00.000Z',
    summary: '',
    calls: [call('a', 'failed'), call('b', 'whole'), call('c', 'untried'), call('d', 'gaps')],
    impact: [impact('old', '/a'), impact('same', '/b')],
    editorial: [],
    service: [],
  };
  const later = {
    ...earlier,
    calls: [call('a', 'gaps'), call('b', 'failed'), call('c', 'failed'), call('d', 'gaps')],
    impact: [impact('same', '/b'), impact('new', '/c')],
  } as unknown as DoctorReport;

  test('names what got better and worse, what is gone and what is new', () => {
    expect(changesBetween(earlier, later)).toEqual([
      ['Llamadas que mejoraron', ['a: falla → huecos']],
      ['Llamadas que empeoraron', ['b: completa → falla']],
      ['Consecuencias resueltas', ['/a: old.']],
      ['Consecuencias nuevas', ['/c: new.']],
    ]);
    expect(renderChanges(earlier, later).split('\n')).toContain('Llamadas que mejoraron');
  });

  test('of the same report has none', () => {
    const same = earlier as unknown as DoctorReport;
    expect(renderChanges(earlier, same)).toBe(`Cambios desde ${earlier.taken}\n  Ninguno.`);
  });

  test.each(['', 'null', '{}', '{"version":2}'])('%j is no report', (text) =>
    expect(readEarlier(text)).toBeUndefined(),
  );
});
