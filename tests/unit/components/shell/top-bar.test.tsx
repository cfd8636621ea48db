import { render, screen } from '@testing-library/react';
import { TopBar } from '@/components/shell/TopBar';
import { getSocialNetworks } from '@/lib/content/gateway/home';
import { found } from '@/lib/content/gateway/result';

jest.mock('@/lib/content/gateway/home', () => ({ getSocialNetworks: jest.fn() }));

async function show(...networks: ReturnType<typeof network>[]) {
  jest.mocked(getSocialNetworks).mockResolvedValue(found(networks));
  render(await TopBar());
}
const network = (id: number, title: string, url: string) => ({
  ...{ id, title, url, name_image: '', alt: '' },
});

test('networks without an icon show their names, and those without a usable address are omitted', async () => {
  await show(
    network(1, 'Uno', 'https://uno.example/via'),
    network(2, 'Dos', 'javascript:alert(1)'),
    network(3, 'Tres', 'www.tres.example'),
  );
  const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
  expect(links.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
    ['Uno', 'https://uno.example/via'],
    ['Tres', 'https://www.tres.example'],
  ]);
});

test('a network with only an address has the name and icon of its host', async () => {
  await show(
    network(1, ' ', 'https://www.uno.example/via'),
    { ...network(2, '', 'https://dos.example'), name_image: 'dos.svg' },
    network(3, '', '/prensa'),
  );
  expect(screen.getByRole('link', { name: 'uno.example' })).toHaveTextContent('uno.example');
  expect(screen.getByRole('link', { name: 'dos.example' })).toContainElement(
    screen.getByRole('img', { name: 'dos.example' }),
  );
  expect(screen.getByRole('link', { name: '/prensa' })).toBeVisible();
});

test('a network address without a scheme leads to another site', async () => {
  await show(
    network(1, 'Uno', 'uno.com/z'),
    network(2, 'Dos', ' Perfil.dos.com.mx'),
    network(3, 'Tres', 'prensa'),
    network(4, 'Cuatro', '/cuatro.com'),
    network(5, 'Cinco', 'index.html'),
    network(6, 'Seis', '//www.seis.com/z'),
  );
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'].map(href)).toEqual([
    ...['https://uno.com/z', 'https://Perfil.dos.com.mx'],
    ...['/prensa', '/cuatro.com', '/index.html', 'https://www.seis.com/z'],
  ]);
});
