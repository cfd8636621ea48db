import { render, screen } from '@testing-library/react';
import FolioPage, { metadata } from '@/app/folio/[folio]/page';
import { newFolio } from '@/lib/features/leads/folio.mts';
import { readLeadState, type PublicLeadState } from '@/lib/features/leads/state';
import { folioTexts } from '@/lib/features/leads/texts';

jest.mock('@/lib/features/leads/state', () => ({ readLeadState: jest.fn() }));
jest.mock('next/navigation', () => ({
  redirect: jest.fn((address: string) => {
    throw new Error(`redirect ${address}`);
  }),
}));
const read = jest.mocked(readLeadState);
const FOLIO = newFolio();

const open = async (folio: string) => {
  const params = Promise.resolve({ folio });
  return render(await FolioPage({ params, searchParams: Promise.resolve({}) }));
};

beforeEach(() => void read.mockReset());

test.each<PublicLeadState>(['pending', 'delivered', 'undeliverable'])('%s', async (value) => {
  read.mockResolvedValue({ status: 'found', value });
  await open(FOLIO);
  expect(read).toHaveBeenCalledWith(FOLIO);
  expect(screen.getByRole('heading', { name: folioTexts[value].title })).toBeVisible();
});

test('typed in another form it leads to its page', async () => {
  for (const given of [FOLIO.replaceAll('-', ''), FOLIO.replaceAll('-', '%20')]) {
    await expect(open(given)).rejects.toThrow(`redirect /folio/${FOLIO}`);
  }
  expect(read).not.toHaveBeenCalled();
});

test.each(['x', '123-456-78x', '%', '%2e%2e'])('%j is not found', async (given) => {
  await expect(open(given)).rejects.toThrow('redirect /error/404');
  expect(read).not.toHaveBeenCalled();
});

test('one that is missing is not found', async () => {
  read.mockResolvedValue({ status: 'missing' });
  await expect(open(FOLIO)).rejects.toThrow('redirect /error/404');
});

test('without a store the page fails for now, and is not said to be missing', async () => {
  read.mockResolvedValue({ status: 'unavailable' });
  const failure = open(FOLIO).catch((error: unknown) => error);
  expect(await failure).toBeInstanceOf(Error);
  expect(String(await failure)).not.toContain('redirect');
});

test('no search engine keeps it', () => {
  expect(metadata.robots).toEqual({ index: false });
});
