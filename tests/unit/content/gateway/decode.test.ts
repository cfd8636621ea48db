import { z } from 'zod';
import { decodeList, decodeOne, unwrap } from '@/lib/content/gateway/decode';
import {
  file,
  flag,
  id,
  latitude,
  listOf,
  objectOf,
  optionalId,
  requiredText,
  text,
} from '@/lib/content/gateway/fields';
import { missing, unavailable } from '@/lib/content/gateway/result';

const item = z.object({ id, name: requiredText, note: text });
const parent = z.object({ id, items: listOf(item) });
/** The defects of a response without any. */
const none = { skipped: 0, of: 0, records: [], wrongTyped: 0, fields: [] };
const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) });
const a = { id: 1, name: 'a', note: '' };
const b = { id: 2, name: 'b', note: 'x' };

describe('bare values and envelopes', () => {
  test.each([
    ['bare', [a]],
    ['in an envelope', { code: 200, data: [a] }],
    ['in an envelope with a message', { code: 200, message: 'OK', data: [a] }],
    ['in an envelope with a code in digits', { code: '200', data: [a] }],
  ])('a list %s is read', (_what, body) => {
    expect(decodeList(json(body), item)).toEqual({
      result: { status: 'found', value: [a] },
      defects: none,
    });
    expect(decodeOne(json(body), item).result).toEqual({ status: 'found', value: a });
  });

  test.each([
    ['bare', a],
    ['in an envelope', { code: 200, data: a }],
    ['with a field "code" that is no number', { ...a, code: 'MTY' }],
    ['with a field "code" that is null', { ...a, code: null }],
    ['with unknown fields', { ...a, data2: 1, extra: { code: 500 } }],
  ])('one record %s is read', (_what, body) => {
    expect(decodeOne(json(body), item).result).toEqual({ status: 'found', value: a });
  });

  test.each([500, '500', 201, 0, -1, 401, 2000])(
    'a code of %p is a failure, regardless of the HTTP status',
    (code) => {
      for (const status of [200, 201, 404, 500]) {
        const response = json({ code, data: [a] }, status);
        const reason = `code-${code}`;
        expect(decodeList(response, item)).toEqual({ result: unavailable, reason });
        expect(decodeOne(response, item)).toEqual({ result: unavailable, reason });
      }
    },
  );

  test.each(['', 'ERROR', null, true, [200], { code: 200 }])(
    'a code of %j beside data is a failure, and the log does not quote it',
    (code) => {
      expect(decodeOne(json({ code, data: a }), item)).toEqual({
        result: unavailable,
        reason: 'code-NaN',
      });
    },
  );

  test.each([404, '404'])('a code of %p is "not found", regardless of the HTTP status', (code) => {
    for (const status of [200, 400, 404, 500]) {
      const response = json({ code, message: 'No encontrado', data: a }, status);
      expect(decodeOne(response, item).result).toEqual(missing);
      expect(decodeList(response, item).result).toEqual(missing);
    }
  });

  test.each([401, 403, 429, 500, 502, 503])('HTTP %p is a failure', (status) => {
    for (const body of [
      '',
      'null',
      '[]',
      JSON.stringify(a),
      '{"code":200,"data":[]}',
      '<p>x</p>',
    ]) {
      expect(unwrap({ status, body })).toEqual({ kind: 'failure', reason: `http-${status}` });
    }
  });

  test.each(['', 'null', '{}', '<html></html>', 'Not found', '{"error":"x"}'])(
    'HTTP 404 with %j is "not found"',
    (body) => {
      expect(decodeOne({ status: 404, body }, item).result).toEqual(missing);
      expect(decodeList({ status: 404, body }, item).result).toEqual(missing);
    },
  );
});

describe('an empty response', () => {
  test.each([
    ...['null', '', ' \n ', '[]', '{"code":200}', '{"code":200,"data":null}'],
    '{"code":200,"data":[]}',
  ])('of %j is an empty list', (body) => {
    expect(decodeList({ status: 200, body }, item)).toMatchObject({
      result: { status: 'found', value: [] },
    });
  });

  test.each(['{}', '{"code":200,"data":{}}'])('of %j is "not found" for a list', (body) => {
    expect(decodeList({ status: 200, body }, item)).toEqual({ result: missing });
  });

  test.each([
    ...['null', '', ' \n ', '{}', '[]', '[null]', '[{}]', '{"code":200}'],
    ...['{"code":200,"data":null}', '{"code":200,"data":{}}', '{"code":200,"data":[]}'],
  ])('of %j is "not found" for one record', (body) => {
    expect(decodeOne({ status: 200, body }, item)).toEqual({ result: missing });
  });
});

describe('contract failures', () => {
  test.each([
    ['<!doctype html><h1>502</h1>', 'not-json'],
    ['{"id":1,"name":"a"', 'not-json'],
    ["{'id':1}", 'not-json'],
    ['NaN', 'not-json'],
    ['42', 'wrong-type'],
    ['"text"', 'wrong-type'],
    ['true', 'wrong-type'],
    ['{"code":200,"data":"text"}', 'wrong-type'],
    ['{"code":200,"data":7}', 'wrong-type'],
  ])('include %s', (body, reason) => {
    const response = { status: 200, body };
    expect(decodeOne(response, item)).toEqual({ result: unavailable, reason });
    expect(decodeList(response, item)).toEqual({ result: unavailable, reason });
  });

  test('include an object instead of a list', () => {
    expect(decodeList(json({ items: [a] }), item)).toEqual({
      result: unavailable,
      reason: 'wrong-type',
    });
  });

  test.each([[[1]], [['x']], [[[a]]]])('include %j instead of one record', (body) => {
    expect(decodeOne(json(body), item)).toEqual({ result: unavailable, reason: 'wrong-type' });
  });
});

describe('records without identifying fields', () => {
  test('are skipped, and reported with their number, the total and the first five', () => {
    const list = [a, { id: 1 }, { name: 'x' }, null, 5, 'x', [], { id: 'x1', name: 'x' }, b];
    expect(decodeList(json(list), item)).toEqual({
      result: { status: 'found', value: [a, b], received: 9 },
      defects: {
        ...none,
        skipped: 7,
        of: 9,
        records: [
          { id: 1, field: 'name', came: 'absent' },
          { field: 'id', came: 'absent' },
          { came: 'absent' },
          { came: 'number' },
          { came: 'text' },
        ],
      },
    });
  });

  test('are counted at any depth, with the list that contained them', () => {
    const record = { id: 1, items: [a, { id_item: '7' }, null] };
    expect(decodeOne(json(record), parent)).toEqual({
      result: { status: 'found', value: { id: 1, items: [a] } },
      defects: {
        ...none,
        skipped: 2,
        of: 3,
        records: [{ id: 7, field: 'id', came: 'absent' }, { came: 'absent' }],
      },
    });
    expect(decodeList(json([record, record, { items: [] }]), parent)).toMatchObject({
      result: { value: { length: 2 } },
      defects: { skipped: 5, of: 9 },
    });
  });

  test('are "not found" if one record was requested', () => {
    expect(decodeOne(json({ id: 1 }), item)).toEqual({
      result: missing,
      defects: {
        ...none,
        skipped: 1,
        of: 1,
        records: [{ id: 1, field: 'name', came: 'absent' }],
      },
    });
  });
});

describe('optional fields of a wrong type', () => {
  const place = z.object({
    id,
    name: requiredText,
    note: text,
    photo: file,
    latitude,
    enabled: flag,
    group: optionalId,
    ubication: objectOf({ state: text }),
    items: listOf(item).transform((list) => list.length),
  });
  const wrong = (fields: object) =>
    decodeList(json([{ id: 1, name: 'a', ...fields }]), place).defects;

  test.each([
    [{}],
    [{ note: null, photo: null, latitude: null, enabled: null, group: null, items: null }],
    [{ note: 5, photo: '0', latitude: '19.4', enabled: true, group: '0', ubication: null }],
    [{ latitude: '', enabled: 'sí', group: '', ubication: {}, items: [], other: [{}] }],
  ])('accept %j as valid', (fields) => expect(wrong(fields)).toEqual(none));

  test.each([
    [{ note: ['x'] }, ['note']],
    [{ photo: true }, ['photo']],
    [{ latitude: 'al norte' }, ['latitude']],
    [{ enabled: {} }, ['enabled']],
    [{ group: 'x' }, ['group']],
    [{ ubication: 'Campeche' }, ['ubication']],
    [{ ubication: { state: {} } }, ['ubication.state']],
    [{ items: 'ninguno' }, ['items']],
    [{ items: [{ id: 2, name: 'b', note: {} }] }, ['items.note']],
  ])('are counted and named in %j, and do not skip the record', (fields, names) => {
    expect(wrong(fields)).toEqual({ ...none, wrongTyped: 1, fields: names });
  });

  test('are all counted, and five are named', () => {
    const fields = { note: {}, photo: {}, latitude: {}, enabled: {}, group: {}, items: {} };
    const record = { id: 1, name: 'a', ...fields };
    expect(decodeList(json([record, record]), place)).toMatchObject({
      result: { value: { length: 2 } },
      defects: { wrongTyped: 12, fields: ['note', 'photo', 'latitude', 'enabled', 'group'] },
    });
  });
});
