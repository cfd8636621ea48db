import { z } from 'zod';
import { file, id, listOf, objectOf, requiredText, text } from '@/lib/content/gateway/fields';
import { cameAs, walkSchema } from '@/lib/content/gateway/schema-walk';

const record = z.object({
  id,
  name: requiredText,
  place: objectOf({ state: text }),
  photos: listOf(z.object({ photo: file, title: text })).transform((list) => list.length),
});

test.each([
  [{ place: 'Nuevo León', photos: { photo: 'a' } }, ['place', 'photos']],
  [{ place: { state: 5 }, photos: [{ photo: 'a.webp' }, { title: {} }] }, ['photos.title']],
  [{ place: null, extra: 7 }, []],
])('in %j the fields %j have a wrong type', (value, fields) => {
  const wrong: string[] = [];
  walkSchema(record, value, '', (path) => wrong.push(path));
  expect(wrong).toEqual(fields);
});

test.each([
  [undefined, 'absent'],
  [null, 'absent'],
  [' ', 'empty'],
  ['x', 'text'],
  [0, 'number'],
  [false, 'flag'],
  [[], 'list'],
  [{}, 'object'],
])('%j is reported as %s', (value, came) => expect(cameAs(value)).toBe(came));
