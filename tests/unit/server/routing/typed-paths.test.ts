import { routePatterns } from '@/lib/server/routing/route-patterns';
import { holdsTyped, maskTyped, TYPED_FOLDERS } from '@/lib/server/routing/typed-paths.mts';

/** Paths that contain a visitor's input, choice or folio, each with its form in a log. */
const TYPED: [path: string, masked: string][] = [
  ['/busqueda/resultados/mi%20calle%209/1', '/busqueda/resultados/*'],
  ['/contactanos/recibido/482-109-376', '/contactanos/recibido/*'],
  ['/Contactanos/RECIBIDO/482-109-376', '/Contactanos/RECIBIDO/*'],
];
const OTHERS = [
  ...['/', '/busqueda', '/busqueda/resultados'],
  ...['/sucursales/campeche/centro', '/sucursales/pagina/2', '/enlaces', '/contactanos/recibido'],
];

test('every folder has an example', () => {
  const paths = TYPED.map(([path]) => path);
  expect(TYPED_FOLDERS.filter((one) => !paths.some((path) => path.startsWith(one)))).toEqual([]);
});

test('every folder is in the route table', () => {
  for (const folder of TYPED_FOLDERS)
    expect(routePatterns.some((pattern) => pattern.startsWith(`${folder}*`))).toBe(true);
});

test.each(TYPED)('%s contains input, and is %s in a log', (path, masked) => {
  expect([holdsTyped(path), maskTyped(path)]).toEqual([true, masked]);
});

test.each(OTHERS)('%s contains no input', (path) => {
  expect([holdsTyped(path), maskTyped(path)]).toEqual([false, path]);
});

test('a path is masked within a text, and a route keeps its name', () => {
  expect(maskTyped('GET https://sitio.example/contactanos/recibido/482-109-376?x=1')).toBe(
    'GET https://sitio.example/contactanos/recibido/*?x=1',
  );
  const route = '/busqueda/resultados/[term]/[page]';
  expect(maskTyped(`render route (app) ${route}`)).toBe(`render route (app) ${route}`);
});
