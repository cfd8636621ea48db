/**
 * Prints the submissions to the embedded gateway, newest last:
 *
 *   npm run inbox              a table
 *   npm run inbox -- --json    everything, as JSON
 */
import { parseArgs } from 'node:util';
import { findCityById } from '@/lib/content/catalogue/municipalities';
import { listSubmissions, type Submission } from '@/lib/content/embedded-gateway/submissions/inbox';
import { isRow, rowsOf, textIn, textsOf } from '@/lib/content/embedded-gateway/core/json';
import { dataDir } from '@/lib/util/data-dir.mts';
import { readEnvironmentFiles } from './environment-files.mts';

const MAX_WIDTH = 60;

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH - 1)}…` : line;
}

function toLine({ id, received_at, kind, body }: Submission) {
  const row = isRow(body) ? body : {};
  const services = rowsOf(row.quote_services).map((step) => textIn(step, 'type'));
  const summary = [`line ${String(row.business_line_id)}`, ...services, ...textsOf(row.frequency)];
  return {
    id,
    received_at,
    kind,
    name: cut(textIn(row, 'client_name') || textIn(row, 'name')),
    company: cut(textIn(row, 'company_name') || textIn(row, 'business')),
    phone: textIn(row, 'phone_number') || textIn(row, 'phone'),
    email: cut(textIn(row, 'email')),
    city: textIn(row, 'city') || (findCityById(Number(row.city_id))?.name ?? ''),
    text: cut(kind === 'quote' ? summary.join(', ') : textIn(row, 'message')),
  };
}

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
readEnvironmentFiles();
const submissions = listSubmissions(dataDir());
if (values.json) {
  console.log(JSON.stringify(submissions, null, 2));
} else if (submissions.length === 0) {
  console.log('Nothing has been sent yet.');
} else {
  // An object instead of an array, so that the rows have the submissions' ids.
  console.table(Object.fromEntries(submissions.map(toLine).map(({ id, ...line }) => [id, line])));
}
