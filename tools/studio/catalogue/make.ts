/**
 * Makes data/states.json and data/municipalities.json from the INEGI lists in tools/studio/catalogue.
 * Run with `npm run studio -- catalogue` when a list changes; the output is committed.
 *
 * Source of names and keys: INEGI, Encuesta Intercensal 2015.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const PRINT_WIDTH = 100;

/** This municipality has 36 ids and a name cut short (specification, section 3). */
const REPEATED = {
  state: '20',
  key: '549',
  times: 36,
  name: 'Heroica Villa Tezoatlan de Segura y Luna, Cuna de ...',
};

/** Keys start at 001 (specification, section 3); INEGI's of this state start at 002. */
const STARTS_AT_2 = '09';

/** Names that differ from INEGI's common names. */
const STATE_NAMES: Record<string, string> = { '09': 'Distrito Federal' };

function readRows(name: string): string[][] {
  const text = readFileSync(path.join(root, 'tools/studio/catalogue', name), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

function column(row: string[], index: number): string {
  const value = row[index];
  if (!value) throw new Error(`Column ${index} is missing in "${row.join('\t')}"`);
  return value;
}

function makeStates(): object[] {
  const [, ...rows] = readRows('states.tsv');
  const states = rows.map((row) => {
    const key = column(row, 0);
    const name = STATE_NAMES[key] ?? column(row, 2);
    return { id: Number(key), key, name, shortname: column(row, 3) };
  });
  return [{ id: 0, key: '00', name: 'Todo México', shortname: '' }, ...states];
}

function makeMunicipalities(): object[] {
  const rows = readRows('municipalities.tsv').flatMap((row) => {
    const [state, key] = [column(row, 0), column(row, 1)];
    const isRepeated = state === REPEATED.state && key === REPEATED.key;
    const number = Number(key) - (state === STARTS_AT_2 ? 1 : 0);
    const made = {
      state_id: Number(state),
      key: String(number).padStart(3, '0'),
      name: isRepeated ? REPEATED.name : column(row, 2),
      initials: '',
    };
    return Array.from({ length: isRepeated ? REPEATED.times : 1 }, () => made);
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

/** One record per line where it fits, as the formatter writes it. */
function toLine(record: object): string {
  const fields = Object.entries(record).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const line = `  { ${fields.join(', ')} },`;
  if (line.length <= PRINT_WIDTH) return line;
  return `  {\n${fields.map((field) => `    ${field}`).join(',\n')}\n  },`;
}

function write(name: string, records: object[]): void {
  const text = `[\n${records.map(toLine).join('\n').replace(/,$/, '')}\n]\n`;
  writeFileSync(path.join(root, 'data', name), text);
  console.log(`data/${name}: ${records.length} records`);
}

write('states.json', makeStates());
write('municipalities.json', makeMunicipalities());
