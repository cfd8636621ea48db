import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkChecker } from '@/components/link-builder/LinkChecker';

const SITE = 'https://sitio.example/';
const result = () => screen.getByRole('status', { name: 'Revisión' });

async function check(text: string, reached?: { status: number; url: string; redirected: boolean }) {
  const fetched = jest.fn(async () => {
    if (!reached) throw new TypeError('Failed to fetch');
    return reached;
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  render(<LinkChecker site={SITE} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Enlace' }), text);
  await userEvent.keyboard('{Enter}');
  return fetched;
}

test('a link that opens, with its parameters', async () => {
  const url = `${SITE}blog?utm_campaign=lluvias-2026&utm_source=gogle`;
  const fetched = await check(`${url}#lista`, { status: 200, url, redirected: false });
  expect(fetched).toHaveBeenCalledWith(
    '/blog?utm_campaign=lluvias-2026&utm_source=gogle',
    expect.objectContaining({ method: 'HEAD' }),
  );
  expect(result()).toHaveTextContent('El enlace abre.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'utm_campaign=lluvias-2026 Temporada de lluvias 2026.',
    'utm_source=gogle No está en la lista. ¿Quiso decir google?',
  ]);
});

test('a redirected one says from where to where', async () => {
  await check('sitio.example/noticias', { status: 200, url: `${SITE}blog`, redirected: true });
  expect(result()).toHaveTextContent('El enlace abre, pero redirige a otra dirección.');
  expect(result()).toHaveTextContent('De/noticiasA/blog');
});

test('a dead one', async () => {
  await check('/nada', { status: 404, url: `${SITE}error/404`, redirected: true });
  expect(result()).toHaveTextContent('El enlace no lleva a ninguna página (404).');
});

test('without a connection it cannot tell', async () => {
  await check('/blog');
  expect(result()).toHaveTextContent('No pudimos revisarlo ahora.');
});

test.each([
  ['https://otro.example/blog', 'No es de este sitio: otro.example'],
  ['javascript:alert(1)', 'No es de este sitio: javascript:alert(1)'],
  ['hola', 'Esto no es una dirección.'],
])('%s is never asked for', async (text, verdict) => {
  const fetched = await check(text);
  expect(result()).toHaveTextContent(verdict);
  expect(fetched).not.toHaveBeenCalled();
});
