import { fireEvent, render, screen } from '@testing-library/react';
import { FirstPage } from '@/components/reports/flipbook/FirstPage';

const onMissing = jest.fn();

function show(props: { isMissing?: boolean } = {}) {
  return render(
    <FirstPage
      file="/archivos/Informe%202025.pdf"
      title="Informe anual 2025"
      isMissing={false}
      onMissing={onMissing}
      cover={<p>Portada</p>}
      {...props}
    />,
  );
}

beforeEach(() => {
  onMissing.mockClear();
  location.hash = '';
});

test('the picture is made of the PDF, in two widths, and first in line', () => {
  show();
  const picture = screen.getByRole('img', { name: 'Página 1 de Informe anual 2025' });
  const of = (width: number) =>
    `/_next/image?url=${encodeURIComponent('/archivos/Informe%202025.pdf')}&w=${width}&q=75`;
  expect(picture).toHaveAttribute('srcset', `${of(640)} 1x, ${of(828)} 2x`);
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(onMissing).not.toHaveBeenCalled();
});

test('without a picture there is the cover', () => {
  show();
  fireEvent.error(screen.getByRole('img'));
  expect(onMissing).toHaveBeenCalledTimes(1);
  show({ isMissing: true });
  expect(screen.getByText('Portada')).toBeVisible();
});

test('a picture that failed before there was a script is noticed', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show();
  expect(onMissing).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('a link to page 7 shows its number, not page 1', () => {
  location.hash = '#p=7';
  show();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('7')).toBeVisible();
});
