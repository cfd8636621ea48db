import { globSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import type { z } from 'zod';
import { withDefects } from '@/lib/content/gateway/defects';
import { listOf } from '@/lib/content/gateway/fields';
import { callTo } from '@/lib/content/gateway/read';
import { contact, message, quote } from '@/tests/support/submission-payloads';
import { contractCalls } from '@/tools/contract/calls';
import { contractDocument } from '@/tools/contract/document';
import { records } from '@/tools/contract/records';

const FILE = 'docs/gateway.openapi.json';

interface Document {
  components: { schemas: Record<string, { examples?: object[]; properties?: object }> };
}

const document: Document = JSON.parse(readFileSync(FILE, 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'contract');

const isValid = (pointer: string, value: unknown) => {
  const validate = ajv.getSchema(`contract${pointer}`);
  if (!validate) throw new Error(`${pointer} is not in the document`);
  return validate(value);
};

test('the OpenAPI file is current', async () => {
  const isCurrent = (await contractDocument()) === readFileSync(FILE, 'utf8');
  expect(isCurrent ? 'current' : 'stale: npm run contract').toBe('current');
});

test('the OpenAPI file is valid OpenAPI 3.1 with valid examples', async () => {
  const { valid, errors } = await new Validator().validate(FILE);
  expect([valid, errors]).toEqual([true, undefined]);
  const examples = Object.entries(document.components.schemas).flatMap(
    ([name, { examples: own = [] }]) =>
      own.map((example) => [name, isValid(`#/components/schemas/${name}`, example)]),
  );
  expect(examples.filter(([, isOfSchema]) => !isOfSchema)).toEqual([]);
  expect(examples.length).toBeGreaterThan(30);
});

test('the OpenAPI file describes every call that the site makes', () => {
  const made = globSync('lib/content/gateway/*.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(get|post)\('(\/[^'?]+)/g)])
    .map(([, method = '', path = '']) => callTo(method === 'get' ? 'GET' : 'POST', path).name);
  const described = contractCalls.map(
    ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`,
  );
  expect(described).toEqual(expect.arrayContaining(made));
  expect(made.length).toBeGreaterThan(50);
});

const VALUES = [
  ...[null, '', ' ', 'x', '0', '1', '007', '9'.repeat(20), 'Both'],
  ...[0, 1, -1, 1.5, 91, 1e300, true, false, [], ['x'], {}, { x: 1 }],
];

/** Returns the record's example with each of its fields set to each of the values. */
function variantsOf(name: string): object[] {
  const { examples = [{}], properties = {} } = document.components.schemas[name] ?? {};
  return Object.keys(properties).flatMap((field) =>
    VALUES.map((value) => Object.assign({}, examples[0], { [field]: value })),
  );
}

test('the schemas accept what the site reads without a defect, and nothing else', () => {
  const disagreements = Object.entries(records).flatMap(([name, schema]: [string, z.ZodType]) =>
    variantsOf(name).filter((record) => {
      const { defects } = withDefects(schema, record, () => listOf(schema).parse([record]));
      const isWhole = defects.skipped + defects.wrongTyped === 0;
      return isValid(`#/components/schemas/${name}`, record) !== isWhole;
    }),
  );
  expect(disagreements).toEqual([]);
});

test.each([
  ['quote', quote],
  ['send-message', message],
  ['send-message~1sendMessageContacto', contact],
])('the body that the site sends to %s is valid', (path, body) => {
  const schema = `#/paths/~1web-page-conf~1web~1${path}/post/requestBody/content/application~1json/schema`;
  expect(isValid(schema, body)).toBe(true);
  expect(isValid(schema, { ...body, email: 'nobody' })).toBe(false);
});
