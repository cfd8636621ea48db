import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlipbookControls } from '@/components/reports/flipbook/FlipbookControls';

test('the page field accepts pages, limits numbers that are too large and resets invalid ones', async () => {
  const onPage = jest.fn();
  render(
    <FlipbookControls
      page={3}
      count={18}
      canStep={{ back: true, forth: true }}
      onPage={onPage}
      onStep={jest.fn()}
      layout={{ zoom: 1, onZoom: jest.fn() }}
    />,
  );
  const field = screen.getByRole('spinbutton', { name: /Página/ });
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
  };
  await type('7');
  expect(onPage).toHaveBeenLastCalledWith(7);
  await type('99');
  expect(onPage).toHaveBeenLastCalledWith(18);
  onPage.mockClear();
  await type('0');
  expect(onPage).not.toHaveBeenCalled();
  expect(field).toHaveValue(3);
});
