import { writeFile } from 'node:fs/promises';
import { makeEdition } from './editions';
import { readTexts } from './source';

const OUTPUT = 'data/files';
const LARGEST = 1.5 * 1024 * 1024;

/** Makes every PDF of the embedded content; an argument selects the texts whose name contains it. */
async function main(): Promise<void> {
  const wanted = process.argv[2] ?? '';
  for (const [name, report] of await readTexts()) {
    if (!name.includes(wanted)) continue;
    const { file, pdf } = await makeEdition(name, report);
    if (pdf.length > LARGEST) throw new Error(`${file} has ${pdf.length} bytes`);
    await writeFile(`${OUTPUT}/${file}`, pdf);
    process.stdout.write(`${file} ${Math.round(pdf.length / 1024)} KB\n`);
  }
}

void main();
