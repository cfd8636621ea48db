import { deadExternalLinks } from '@/tools/doctor/editorial/rules/links';
import { readContent } from '@/tests/support/doctor-content';
import { at } from './corpus/corpus';

test('each address of another site is asked for once, and only those that are gone are found', async () => {
  const content = await readContent();
  const links: [index: number, href: string, text: string][] = [
    [0, 'https://otro.example/nota', 'La nota'],
    [1, 'https://otro.example/nota#parte-2', 'La misma nota'],
    [2, 'https://vivo.example/', 'Un sitio que responde'],
    [3, 'https://roto.example/', 'Un sitio que rechaza programas'],
    [4, '/sucursales/monterrey', 'Monterrey'],
  ];
  for (const [index, href, text] of links) {
    at(content.posts, index).text_publication += `<p><a href="${href}">${text}</a></p>`;
  }
  const asked: string[] = [];
  const found = await deadExternalLinks(content, async (url) => {
    asked.push(url);
    if (url.includes('roto')) throw new Error('refused');
    return url.includes('otro');
  });
  expect(asked.filter((url) => url.includes('otro.example'))).toEqual([
    'https://otro.example/nota',
  ]);
  expect(asked.every((url) => url.startsWith('https://'))).toBe(true);
  expect(found.map(({ rule, record, field }) => [rule, record.id, field])).toEqual(
    [0, 1].map((index) => ['external-link-dead', at(content.posts, index).id, 'text_publication']),
  );
});
