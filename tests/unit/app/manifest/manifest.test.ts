import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { companyName } from '@/lib/company';
import { classifyPath } from '@/lib/server/routing/route-table';

const tokens = readFileSync('app/tokens.css', 'utf8');
const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1];
const made = manifest();

test('the manifest has the company’s name and the colours of the tokens', () => {
  expect([made.name, made.lang]).toEqual([companyName, 'es-MX']);
  expect([made.theme_color, made.background_color]).toEqual([token('blue'), token('white')]);
});

test('the start page and every shortcut are pages of the site, without tracking', () => {
  const urls = [
    made.start_url,
    made.scope,
    made.id,
    ...(made.shortcuts ?? []).map(({ url }) => url),
  ];
  for (const url of urls) {
    expect(classifyPath(String(url).split('#')[0] ?? '')).toEqual({ kind: 'known' });
    expect(url).not.toContain('?');
  }
});

test('icons have the size that the manifest names, and the middleware lets them pass', async () => {
  for (const { src, sizes } of made.icons ?? []) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(classifyPath(src).kind).toBe('known');
  }
  expect((made.icons ?? []).map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
});
