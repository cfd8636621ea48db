import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { showPage } from '@/components/ui/choice-page';

const head = () => [
  document.title,
  ...[...document.head.querySelectorAll('link[rel="canonical"], meta[name="description"]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('content'),
  ),
];

const Head = ({ name }: { name: string }) => (
  <>
    <title>{name}</title>
    <meta name="description" content={`Sobre ${name}`} />
    <link rel="canonical" href={`https://sitio.example/${name}`} />
  </>
);

test('a choice opened before the head hydrates keeps its head, and the next page has its own', async () => {
  document.head.innerHTML =
    '<title>uno</title><meta name="description" content="Sobre uno">' +
    '<link rel="canonical" href="https://sitio.example/uno">';
  const chosen = ['dos', 'Sobre dos', 'https://sitio.example/dos'];
  showPage({ href: '/dos', title: 'dos', canonical: '/dos', description: 'Sobre dos' });
  expect(head()).toEqual(chosen);
  const root = await act(async () =>
    hydrateRoot(document.body.appendChild(document.createElement('div')), <Head name="uno" />),
  );
  expect(head()).toEqual(chosen);
  await act(async () => {
    history.pushState(null, '', '/tres');
    root.render(<Head name="tres" />);
  });
  expect(head().sort()).toEqual(['tres', 'Sobre tres', 'https://sitio.example/tres'].sort());
});
