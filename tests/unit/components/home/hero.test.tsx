import { renderToString } from 'react-dom/server';
import { Hero } from '@/components/home/Hero';

test('a hero without slides shows the claim on its own background, not on the pattern', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Hero slides={[]} aboutHref={undefined} />);
  expect(page.querySelector('h1')).toHaveTextContent(/^Somos la empresa número uno/);
  expect(page.querySelector('[style*="aspect-ratio"]')).toBeNull();
});
