import { act, fireEvent, render, screen } from '@testing-library/react';
import { FlipbookPlace } from '@/components/reports/flipbook/FlipbookPlace';

jest.mock('@/components/reports/flipbook/Flipbook', () => ({ Flipbook: () => null }));

// The book's chunk comes within `act`.
const show = () =>
  act(async () =>
    render(
      <FlipbookPlace file="/archivos/Informe%202025.pdf" title="Informe anual 2025">
        <p>Portada</p>
      </FlipbookPlace>,
    ),
  );

beforeEach(() => {
  location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
});

test('the picture is made of the PDF, in two widths, and first in line', async () => {
  await show();
  const picture = screen.getByRole('img', { name: 'Página 1 de Informe anual 2025' });
  const of = (width: number) =>
    `/_next/image?url=${encodeURIComponent('/archivos/Informe%202025.pdf')}&w=${width}&q=75`;
  expect(picture).toHaveAttribute('srcset', `${of(640)} 1x, ${of(828)} 2x`);
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByText('Portada')).toBeNull();
});

test('without a picture there is the cover', async () => {
  await show();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Portada')).toBeVisible();
});

test('a picture that failed before there was a script is noticed', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  await show();
  expect(screen.getByText('Portada')).toBeVisible();
  jest.restoreAllMocks();
});

test('a link to page 7 shows its number, not page 1', async () => {
  location.hash = '#p=7';
  await show();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('7')).toBeVisible();
});
