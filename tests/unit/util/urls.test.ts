import { shownAddress, textAddress } from '@/lib/util/urls.mts';

const SITE = 'https://sitio.example/sucursales/campeche';

test.each([
  ['Centro', 'Centro', 'Centro'],
  ['San%20Rom%C3%A1n', 'San%20Román', 'San Román'],
  ['2%C2%AA%20%2F%20Norte?a=%C3%B1%26b#c', '2ª%20%2F%20Norte?a=ñ%26b#c', '2ª %2F Norte?a=ñ%26b#c'],
  ['100%25', '100%25', '100%25'],
  ['100%2520', '100%2520', '100%2520'],
  ['%22%3Cb%3E%0A%C2%A0', '%22%3Cb%3E%0A%C2%A0', '%22%3Cb%3E%0A%C2%A0'],
  // This character would reverse the letters.
  ['%E2%80%AEa', '%E2%80%AEa', '%E2%80%AEa'],
  // This is not UTF-8.
  ['a%20%E1', 'a%20%E1', 'a %E1'],
])('%s is %s in a text and is read as %s', (path, inText, shown) => {
  const url = `${SITE}/${path}`;
  expect(textAddress(url)).toBe(`${SITE}/${inText}`);
  expect(shownAddress(url)).toBe(`${SITE}/${shown}`);
  expect(new URL(shownAddress(url)).href).toBe(url);
});
