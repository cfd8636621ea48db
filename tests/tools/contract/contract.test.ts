import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { z } from 'zod';
import annualReports from '@/data/content/annual-reports.json';
import blogPosts from '@/data/content/blog-posts.json';
import branches from '@/data/content/branches.json';
import contactPeople from '@/data/content/contact-people.json';
import faqGroupers from '@/data/content/faq-groupers.json';
import footerSections from '@/data/content/footer-sections.json';
import institutional from '@/data/content/institutional.json';
import pressItems from '@/data/content/press-items.json';
import privacyNotices from '@/data/content/privacy-notices.json';
import programs from '@/data/content/programs.json';
import sections from '@/data/content/sections.json';
import testimonials from '@/data/content/testimonials.json';
import { withDefects } from '@/lib/content/gateway/defects';
import { listOf } from '@/lib/content/gateway/fields';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { contact, message, quote } from '@/tests/support/submission-payloads';
import { startTestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { contractCalls } from '@/tools/contract/calls';
import { contractDocument } from '@/tools/contract/document';
import { records, type RecordName } from '@/tools/contract/records';
import { document, findingsAt, isValid } from './conformance';

/** What the embedded gateway passes on as it is. The compiler names the field that a record lacks. */
const content = {
  AnnualReport: annualReports,
  BlogPost: blogPosts,
  Branch: branches,
  ContactPerson: contactPeople,
  FaqGrouper: faqGroupers,
  FooterSection: footerSections,
  Institutional: institutional,
  PressItem: pressItems,
  PrivacyNotice: privacyNotices,
  Program: programs,
  Section: sections,
  Testimonial: testimonials,
} satisfies {
  [Name in RecordName]?: Record<keyof z.output<(typeof records)[Name]>, unknown>[];
};

const FILE = 'docs/gateway.openapi.json';

test('the document is what the schemas say', async () => {
  const isCurrent = (await contractDocument()) === readFileSync(FILE, 'utf8');
  expect(isCurrent ? 'current' : 'stale: npm run contract').toBe('current');
});

test('it is valid OpenAPI 3.1, and its examples are valid too', async () => {
  const { valid, errors } = await new Validator().validate(FILE);
  expect([valid, errors]).toEqual([true, undefined]);
  const examples = Object.entries(document.components.schemas).flatMap(
    ([name, { examples = [] }]) =>
      examples.map((example) => [name, isValid(`#/components/schemas/${name}`, example)]),
  );
  expect(examples.filter(([, isOfSchema]) => !isOfSchema)).toEqual([]);
  expect(examples.length).toBeGreaterThan(30);
});

test.each(Object.entries(content))('each %s of the embedded content is of it', (name, list) => {
  expect([name, isValid(`#/components/schemas/${name}List`, list)]).toEqual([name, true]);
});

test('no answer of the embedded gateway is outside of it', async () => {
  const gateway = await startTestGateway('real');
  expect(await findingsAt(gateway.url).finally(gateway.stop)).toEqual([]);
});

const VALUES = [
  ...[null, '', ' ', 'x', '0', '1', '007', '9'.repeat(20), 'Both'],
  ...[0, 1, -1, 1.5, 91, 1e300, true, false, [], ['x'], {}, { x: 1 }],
];

/** The record's example with each of its fields as each of the values. */
function recordsTried(name: string): object[] {
  const { examples = [{}], properties = {} } = document.components.schemas[name] ?? {};
  return Object.keys(properties).flatMap((field) =>
    VALUES.map((value) => Object.assign({}, examples[0], { [field]: value })),
  );
}

test('the document takes what is read without a defect, and nothing else', () => {
  const disagreements = Object.entries(records).flatMap(([name, schema]: [string, z.ZodType]) =>
    recordsTried(name).filter((record) => {
      const { defects } = withDefects(schema, record, () => listOf(schema).parse([record]));
      const isWhole = defects.skipped + defects.wrongTyped === 0;
      return isValid(`#/components/schemas/${name}`, record) !== isWhole;
    }),
  );
  expect(disagreements).toEqual([]);
});

test('the bodies that the site sends are those of the document', () => {
  for (const [path, body] of [
    ['quote', quote],
    ['send-message', message],
    ['send-message~1sendMessageContacto', contact],
  ] as const) {
    const schema = `#/paths/~1web-page-conf~1web~1${path}/post/requestBody/content/application~1json/schema`;
    expect([path, isValid(schema, body)]).toEqual([path, true]);
    expect([path, isValid(schema, { ...body, email: 'nobody' })]).toEqual([path, false]);
  }
});

const withoutField = (field: string) => (_: string, body: unknown) =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === field ? undefined : value));

test.each([
  ['report_name', 'GET /web-page-conf/web/annual-report/5: data must have required property'],
  ['answer', '/web-page-conf/web/frequent-questions: frequent_questions.answer never came'],
])('an answer without %s is found', async (field, finding) => {
  const gateway = await startAlteredGateway(withoutField(field));
  const findings = await findingsAt(gateway.url, 'good').finally(gateway.stop);
  expect(findings.join('\n')).toContain(finding);
});

test('an envelope with anything else in it is found in every call that reads', async () => {
  const gateway = await startAlteredGateway(() => ({ code: 200, data: 5 }));
  const findings = await findingsAt(gateway.url, 'good').finally(gateway.stop);
  expect(findings).toHaveLength(contractCalls().filter(({ record }) => record).length);
});
