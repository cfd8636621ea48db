import { render } from '@testing-library/react';
import { Tiles } from '@/components/quote/Tiles';
import nextConfig from '@/next.config.mjs';

const show = (file: string) => {
  const { container } = render(
    <Tiles
      type="radio"
      name="servicio"
      describedBy={undefined}
      tiles={[{ key: 1, name: 'Residuos', file }]}
      chosen={[]}
      onChoose={() => undefined}
    />,
  );
  return container.querySelector('img');
};

test('every candidate is a converted picture of an existing width', () => {
  const image = show("año d'oro.webp");
  const candidates = (image?.getAttribute('srcset') ?? '')
    .split(', ')
    .map((text) => text.split(' '));
  expect(candidates).toHaveLength(5);
  const { deviceSizes = [], imageSizes = [] } = nextConfig.images ?? {};
  for (const [url = '', width = ''] of [
    ...candidates,
    [image?.getAttribute('src') ?? '', '640w'],
  ]) {
    expect(url).toContain(`&w=${parseInt(width, 10)}&`);
    expect([...deviceSizes, ...imageSizes]).toContain(parseInt(width, 10));
  }
});

test('a drawing is sent unchanged, and a tile without a file has no picture', () => {
  const drawing = show('icono.svg');
  expect([drawing?.getAttribute('src'), drawing?.getAttribute('srcset')]).toEqual([
    '/archivos/icono.svg',
    null,
  ]);
  expect(show('')).toBeNull();
});
