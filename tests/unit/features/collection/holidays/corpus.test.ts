import { distractors } from './corpus/distractors';
import { holidaySentences } from './corpus/holidays';
import type { Label } from './corpus/label';
import { noticeSentences } from './corpus/notices';
import { sceptic } from './corpus/sceptic';
import { embeddedPlaces } from './embedded-places';
import { notationOf } from './notation';
import { readServiceText } from '@/lib/features/collection/holidays/read-text';

const PUBLISHED = '2026-11-20';

const readAs = ([text]: Label, published?: string) => {
  const sentences = typeof text === 'string' ? [text] : text;
  const { rules, sentences: read } = readServiceText(sentences, {
    names: embeddedPlaces,
    ...(published && { published }),
  });
  const isRead = read.at(-1)?.outcome !== 'unread';
  return isRead ? notationOf(rules) : '';
};

const corpus = [
  ...[...holidaySentences, ...distractors].map((label) => ({ label, read: readAs(label) })),
  ...noticeSentences.map((label) => ({ label, read: readAs(label, PUBLISHED) })),
];

test('the corpus has 160 sentences, each once', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(160);
  const texts = corpus.map(({ label: [text] }) => text.toString());
  expect(texts.filter((text, at) => texts.indexOf(text) < at)).toEqual([]);
});

test('none is read wrongly', () => {
  expect(corpus.filter(({ label: [, says], read }) => read !== '' && read !== says)).toEqual([]);
});

test('a second trial, meant to mislead, is read as labelled', () => {
  const read = sceptic.map((label) => ({ label, read: readAs(label) }));
  expect(read.filter(({ label: [, says], read: found }) => found !== says)).toEqual([]);
});

test('three quarters and more of those that say something are read', () => {
  const saying = corpus.filter(({ label: [, says] }) => says !== '');
  const read = saying.filter((sentence) => sentence.read !== '');
  console.log(`${corpus.length} sentences, ${read.length} of ${saying.length} read`);
  expect(read.length / saying.length).toBeGreaterThanOrEqual(0.75);
});
