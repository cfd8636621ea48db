import { copyTiming } from '@/lib/features/offline/copy';
import { copyText, shownCopy } from '@/lib/features/offline/start';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const keptAt = 1_764_000_000_000;

const withTimings = (...descriptions: string[]) => {
  const serverTiming = descriptions.map((description) => ({ name: 'copia', description }));
  performance.getEntriesByType = () => [{ serverTiming }] as never;
};

test('a page reads which copy it is from the header of the worker', () => {
  withTimings(/"(.*)"/.exec(copyTiming({ reason: 'silent', keptAt }))?.[1] ?? '');
  expect(shownCopy()).toEqual({ reason: 'silent', keptAt });
  withTimings('offline-nunca');
  expect(shownCopy()).toBeUndefined();
  performance.getEntriesByType = () => [];
  expect(shownCopy()).toBeUndefined();
});

test.each([
  [0, 'hace un momento'],
  [-5 * HOUR, 'hace un momento'],
  [MINUTE, 'hace 1 minuto'],
  [59 * MINUTE, 'hace 59 minutos'],
  [2 * HOUR + 59 * MINUTE, 'hace 2 horas'],
  [24 * HOUR, 'hace 1 día'],
  [50 * HOUR, 'hace 2 días'],
])('after %d ms: %s', (age, text) => {
  const now = keptAt + age;
  expect(copyText({ reason: 'offline', keptAt }, now)).toBe(
    `Sin conexión. Esta copia es de ${text}.`,
  );
  expect(copyText({ reason: 'silent', keptAt }, now)).toBe(
    `El sitio no responde. Esta copia es de ${text}.`,
  );
});
