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

const visit = (path: string) => {
  const { open, end } = response();
  return { isIn: admission.admit(path, open), end };
};
const visitMany = (count: number) =>
  Array.from({ length: count }, (_, at) => visit(`/nadie-${at}`));

test('32 unknown pages at a time, the next when one has ended', () => {
  const visits = visitMany(32);
  expect(visits.every(({ isIn }) => isIn)).toBe(true);
  expect(visit('/uno-mas').isIn).toBe(false);
  visits[0]?.end(307);
  expect(visit('/uno-mas').isIn).toBe(true);
  expect(visit('/otro-mas').isIn).toBe(false);
});

test('pages of the sitemap and pages served before are not counted', () => {
  admission.addKnownPaths(['/blog', '/detalle_pregunta?id_grouper=1&id=2']);
  const first = visit('/sucursales/campeche');
  first.end(200);
  const missing = visit('/sucursales/nadie');
  missing.end(404);
  visitMany(32);
  for (const path of ['/blog', '/detalle_pregunta', '/sucursales/campeche']) {
    expect(visit(path).isIn).toBe(true);
  }
  expect(visit('/sucursales/nadie').isIn).toBe(false);
});

test('a visitor who leaves frees the place, and the page is not known', () => {
  const emitter = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: false });
  admission.admit('/a-medias', emitter as unknown as ServerResponse);
  const others = visitMany(31);
  emitter.emit('close');
  expect(visit('/a-medias').isIn).toBe(true);
  expect(visit('/a-medias').isIn).toBe(false);
  expect(others.at(-1)?.isIn).toBe(true);
});

test.each(['/api/quote', '/_next/static/chunks/a.js', '/archivos/a.jpg'])(
  '%s is never refused here',
  (path) => {
    visitMany(32);
    expect(visit(path).isIn).toBe(true);
  },
);
