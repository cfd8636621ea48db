import { missing, unavailable } from '@/lib/content/gateway/result';
import type { Content } from '@/tools/doctor/content';
import { knownRecords, linkTargetsOf, recordAt } from '@/tools/doctor/site/link-targets';
import { readContent } from '@/tests/support/doctor-content';

let content: Content;
beforeAll(async () => void (content = await readContent()));

test.each([
  ['/sucursales/campeche', 'found'],
  ['/sucursales/campeche/san-roman', 'found'],
  ['/sucursales/campeche/nada', 'missing'],
  ['/sucursales/nada/san-roman', 'missing'],
  ['/servicios/nada', 'missing'],
  ['/Blog_Detalle/nada', 'missing'],
  ['/verReporte_anual/1', 'missing'],
  ['/detalle_linea/1', 'found'],
  ['/vacantes', 'unknown'],
  ['/blog', 'unknown'],
  ['/blog/pagina/2', 'unknown'],
])('%s is %s', (path, state) => expect(recordAt(path, content)).toBe(state));

test('a zone is found by a part of its name, as the site finds it', () => {
  expect(knownRecords(content)('/sucursales/*/*', ['Campeche', 'román'])).toBe(true);
});

test('nothing is known of a list that was not read', () => {
  const without = { ...content, branches: unavailable };
  expect(recordAt('/sucursales/nada', without)).toBe('unknown');
  expect(knownRecords(without)('/sucursales/*', ['nada'])).toBeUndefined();
});

test.each(['/bolsadetrabajo', '/vacantes', '/respsocial_estructura'])(
  'a link to %s leads to no record where the gateway has none, and is not judged where it was not read',
  (path) => {
    const links = (result: typeof missing | typeof unavailable) =>
      linkTargetsOf({ ...content, jobBoard: result, strategy: result })(path);
    expect([links(missing), links(unavailable)]).toEqual(['no-record', 'page']);
    expect(linkTargetsOf(content)(path)).toBe('page');
  },
);
