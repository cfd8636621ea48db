import { z } from 'zod';
import { file, id, listOf, objectOf, requiredText, text } from '@/lib/content/gateway/fields';
import { cameAs, leavingOut, walkSchema } from '@/lib/content/gateway/schema-walk';

const photo = leavingOut(z.object({ photo: file, title: text }), ['id_photo']);
const record = z.object({
  id,
  name: requiredText,
  place: objectOf({ state: text }),
  photos: listOf(photo).transform((list) => list.length),
});

function walked(value: unknown) {
  const seen = { fields: [] as string[], unknown: [] as string[], wrong: [] as string[] };
  walkSchema(record, value, '', {
    field: (path, came) => seen.fields.push(`${path} ${cameAs(came)}`),
    unknown: (path) => seen.unknown.push(path),
    wrongTyped: (path) => seen.wrong.push(path),
  });
  return seen;
}

test('every field of the schema is visited, at any depth and behind transforms', () => {
  const { fields } = walked({
    id: 1,
    name: ' ',
    place: { state: 'Nuevo León' },
    photos: [{ photo: 'a.webp' }, { photo: 7, title: 'B' }],
  });
  expect(fields).toEqual([
    ...['id number', 'name empty', 'place object', 'place.state text', 'photos list'],
    ...['photos.photo text', 'photos.title absent', 'photos.photo number', 'photos.title text'],
  ]);
});

test('fields that the schema does not have are unknown, those it leaves out are not', () => {
  const { unknown } = walked({ Nombre: 'x', photos: [{ id_photo: 3, idPhoto: 3 }] });
  expect(unknown).toEqual(['photos.idPhoto', 'Nombre']);
});

test('values that read as absent are wrong-typed', () => {
  expect(walked({ place: 'Nuevo León', photos: { photo: 'a' } }).wrong).toEqual([
    'place',
    'photos',
  ]);
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
])('%j came as %s', (value, came) => expect(cameAs(value)).toBe(came));
