import { act, screen } from '@testing-library/react';
import { showToast } from '@/components/ui/toasts';

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
/** Advances the time in steps, because React renders after each. */
async function pass(ms: number): Promise<void> {
  for (let step = 0; step < ms / 50; step += 1) await act(() => jest.advanceTimersByTimeAsync(50));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a toast stays for 2 s, and a new one replaces it', async () => {
  await act(() => showToast('error', 'Uno'));
  await pass(1_000);
  expect(texts()).toEqual(['Uno']);
  for (const text of ['Dos', 'Dos']) {
    await act(() => showToast('error', text));
    await pass(500);
    expect(texts()).toEqual([text]);
  }
  await pass(1_400);
  expect(texts()).toEqual(['Dos']);
  await pass(400);
  expect(texts()).toEqual([]);
});
