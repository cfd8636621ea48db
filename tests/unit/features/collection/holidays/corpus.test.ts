import { distractors } from './corpus/distractors';
import { doubtfulAnswers, holidaySentences, innocentAnswers } from './corpus/holidays';
import type { Label } from './corpus/label';
import { certainPosts, doubtfulPosts, innocentPosts, noticeSentences } from './corpus/notices';
import { sceptic } from './corpus/sceptic';
import { embeddedBranches, embeddedPlaces } from './embedded-places';
import { notationOf } from './notation';
import { readPost } from '@/lib/features/collection/holidays/notices';
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

const lastRuleOf = (answer: readonly string[]) =>
  readServiceText(answer, { names: embeddedPlaces }).rules.at(-1)?.kind;

test.each(doubtfulAnswers)('nothing is certain on holidays: %s', (...answer) => {
  expect(lastRuleOf(answer)).toBe('unknown');
});

test.each(innocentAnswers)('about something else: %s', (...answer) => {
  expect(lastRuleOf(answer)).not.toBe('unknown');
});

const readPostAs = (text: Label[0], published: string) => {
  const [title = '', ...paragraphs] = [text].flat();
  const post = {
    ...{ title_publication: title, text_publication: paragraphs.join('<br>') },
    ...{ start_date: published, url: 'aviso' },
    lst_business_unit: [{ ubication: { state: 'Campeche' } }],
  };
  const { notice } = readPost(post, embeddedPlaces, embeddedBranches);
  return notationOf(notice?.rules ?? []);
};

test.each(doubtfulPosts)('no date that it names is certain: %s', (text, says) => {
  expect(readPostAs(text, '2027-04-05')).toBe(says);
});

test.each(certainPosts)('what it announces stays certain: %s', (text, says) => {
  expect(readPostAs(text, '2027-04-05')).toBe(says);
});

test.each(innocentPosts)('no notice: %s', (...text) => {
  expect(readPostAs(text, '2027-04-05')).toBe('');
});
