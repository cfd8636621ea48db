import { mergeFlightScripts } from '@/lib/server/response/prepare-page.mts';

const PUSH = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

test('a run of payload scripts is one script, which does what they did', () => {
  const html = mergeFlightScripts(
    `<p>x</p><script>other()</script>${START}${PUSH('a;b')}${PUSH('"c"\n')}</body>`,
  );
  const [, code = ''] = /<script>(\(self[^<]*)<\/script>/.exec(html) ?? [];
  expect(html).toBe(`<p>x</p><script>other()</script><script>${code}</script></body>`);
  const received = new Function('self', `${code};return self.__next_f`)({});
  expect(received).toEqual([[0], [1, 'a;b'], [1, '"c"\n']]);
});

test('other scripts, and one payload alone, stay as they are', () => {
  const html = `<script>a()</script>${START}<script src="/b.js"></script>${PUSH('x')}<script>c()</script>`;
  expect(mergeFlightScripts(html)).toBe(html);
});
