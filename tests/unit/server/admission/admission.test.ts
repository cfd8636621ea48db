import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

type Admission = typeof import('@/lib/server/admission/admission');

let admission: Admission;
beforeEach(async () => {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.known-paths'));
  admission = await import('@/lib/server/admission/admission');
});

/** A response under way; `end` closes it with a status. */
function response() {
  const emitter = new EventEmitter();
  const open = Object.assign(emitter, { statusCode: 200, writableFinished: false });
  return {
    open: open as unknown as ServerResponse,
    end(status: number) {
      Object.assign(open, { statusCode: status, writableFinished: true });
      emitter.emit('close');
    },
  };
}

const visit = (path: string, client = 'one', method = 'GET') => {
  const { open, end } = response();
  return { isIn: admission.admit({ method, path, client }, open), end };
};
/** Of one client, each to another path. */
const visitMany = (count: number, client = 'one', folder = '') =>
  Array.from({ length: count }, (_, at) => visit(`${folder}/nadie-${at}`, client));
const admitted = (visits: { isIn: boolean }[]) => visits.filter(({ isIn }) => isIn).length;
/** Until nobody finds a place. */
const fill = () => ['one', 'two', 'three'].map((client) => visitMany(32, client)).flat();

test('32 unknown pages at a time, the next when one has ended', () => {
  const visits = fill();
  expect(admitted(visits)).toBe(32);
  expect(visit('/uno-mas', 'four').isIn).toBe(false);
  visits[0]?.end(307);
  expect(visit('/uno-mas', 'four').isIn).toBe(true);
  expect(visit('/otro-mas', 'four').isIn).toBe(false);
});

test.each([
  ['pages', '', 16, 32],
  ['reads of route handlers', '/api', 16, 64],
  ['files', '/archivos', 64, 256],
])('one client holds a part of the places of %s, others find theirs', (_, folder, own, all) => {
  expect(admitted(visitMany(own + 1, 'one', folder))).toBe(own);
  expect(visit(`${folder}/x`, 'two').isIn).toBe(true);
  for (let client = 3; client < 10; client += 1) visitMany(own, String(client), folder);
  expect(visit(`${folder}/x`, 'last').isIn).toBe(false);
  expect(all % own).toBe(0);
});

test('pages of the sitemap and pages served before are not counted', () => {
  admission.addKnownPaths(['/blog', '/detalle_pregunta?id_grouper=1&id=2']);
  const first = visit('/sucursales/campeche');
  first.end(200);
  const missing = visit('/sucursales/nadie');
  missing.end(404);
  fill();
  for (const path of ['/blog', '/detalle_pregunta', '/sucursales/campeche']) {
    expect(visit(path).isIn).toBe(true);
  }
  expect(visit('/sucursales/nadie').isIn).toBe(false);
});

test('a visitor who leaves frees the place, and the page is not known', () => {
  const emitter = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: false });
  const left = { method: 'GET', path: '/a-medias', client: 'four' };
  admission.admit(left, emitter as unknown as ServerResponse);
  expect(admitted(fill())).toBe(31);
  emitter.emit('close');
  expect(visit('/a-medias', 'four').isIn).toBe(true);
  expect(visit('/a-medias', 'four').isIn).toBe(false);
});

test.each([
  ['POST', '/api/quote'],
  ['GET', '/api/ready'],
  ['GET', '/_next/static/chunks/a.js'],
])('%s %s is never refused here', (method, path) => {
  for (const folder of ['', '/api', '/archivos'])
    for (let client = 0; client < 8; client += 1) visitMany(64, String(client), folder);
  expect(visit(path, 'one', method).isIn).toBe(true);
});
