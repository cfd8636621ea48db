import type { Content, FileFacts } from '@/tools/doctor/content';
import { filesInUse } from '@/tools/doctor/editorial/records';
import type { Label } from './corpus';

type Seed = readonly [rule: string, facts: Partial<FileFacts>];

const pictures: readonly Seed[] = [
  ['file-missing', { status: 'missing' }],
  ['file-missing', { status: 'missing' }],
  ['file-missing', { status: 'missing' }],
  ['file-missing', { status: 'missing' }],
  ['file-type', { type: 'text/html' }],
  ['file-type', { type: 'image/heic' }],
  ['file-type', { type: 'image/tiff' }],
  ['file-heavy', { bytes: 9_000_000 }],
  ['file-heavy', { bytes: 70_000_000 }],
  ['file-heavy', { bytes: 400_000, type: 'image/svg+xml' }],
  ['picture-small', { width: 120, height: 90 }],
  ['picture-small', { width: 150, height: 1200 }],
  ['picture-small', { width: 1600, height: 100 }],
  ['picture-small', { width: 80, height: 80 }],
  ['picture-small', { width: 140, height: 140 }],
];

const pdf = (title: string, hasText: boolean): Partial<FileFacts> => ({
  type: 'application/pdf',
  pdf: { title, hasText },
});

const documents: readonly Seed[] = [
  ['file-missing', { status: 'missing' }],
  ['file-type', { type: 'application/msword' }],
  ['file-type', { type: 'text/html' }],
  ['file-heavy', { bytes: 40_000_000 }],
  ['file-heavy', { bytes: 90_000_000 }],
  ['pdf-without-title', pdf('', true)],
  ['pdf-without-title', pdf('Microsoft Word - informe final v3.docx', true)],
  ['pdf-without-title', pdf('untitled', true)],
  ['pdf-without-title', pdf('informe.indd', true)],
  ['pdf-without-title', pdf('  ', true)],
  ...Array.from({ length: 5 }, (): Seed => [
    'pdf-without-text',
    pdf('Informe de sostenibilidad', false),
  ]),
];

/** Facts that are right for files that look wrong. */
const soundPictures: readonly Partial<FileFacts>[] = [
  { status: 'unavailable' },
  { type: 'application/octet-stream' },
  { type: 'image/svg+xml', width: 20, height: 20 },
  { width: 1100, height: 800 },
  { bytes: 4_800_000, type: 'image/jpeg' },
];

/** Spoils files that one record alone uses, once the texts are planted. */
export function seedFiles(content: Content): Label[] {
  const inUse = filesInUse(content).filter(({ uses }) => uses.length === 1);
  const single = inUse.flatMap(({ uses }) => uses);
  const large = single.filter(
    ({ kind, place }) =>
      kind === 'pictures' && place && !['icon', 'html', 'pressImage', 'faq'].includes(place),
  );
  const pdfs = ['pdfs', 'files'].flatMap((kind) => single.filter((use) => use.kind === kind));
  const spoil = (uses: typeof single, seeds: readonly Seed[]) =>
    seeds.map(([rule, facts], index): Label => {
      const use = uses[index];
      if (use === undefined) throw new RangeError(`No file for ${rule}`);
      content.files.set(use.file, { ...content.files.get(use.file), status: 'found', ...facts });
      const { type, id, title } = use.record;
      return { rule, type, record: id ?? title, field: use.field };
    });
  for (const [index, facts] of soundPictures.entries()) {
    const use = large.at(-1 - index);
    if (use) content.files.set(use.file, { status: 'found', width: 2400, height: 2400, ...facts });
  }
  for (const { file } of single.filter(({ place }) => place === 'pressImage')) {
    content.files.set(file, { status: 'found', type: 'image/jpeg', bytes: 18_000_000 });
  }
  return [...spoil(large, pictures), ...spoil(pdfs, documents)];
}
