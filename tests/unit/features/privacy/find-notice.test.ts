import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { getPrivacyNotice, getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { notice } from '@/tests/unit/features/support';

jest.mock('@/lib/content/gateway/privacy-notices', () => ({
  getPrivacyNotice: jest.fn(),
  getPrivacyNotices: jest.fn(),
}));

const detail = jest.mocked(getPrivacyNotice);
const list = jest.mocked(getPrivacyNotices);

beforeEach(() => {
  detail.mockReset().mockResolvedValue(missing);
  list.mockReset().mockResolvedValue(found([notice(7), notice(3), notice(12, { url: '' })]));
});

const selectedId = async (name?: string) => {
  const page = await findPrivacyPage(name);
  return page.status === 'found' ? page.value.selected?.id : page.status;
};

test('the first notice of the list is selected by default, regardless of its id', async () => {
  expect(await selectedId()).toBe(7);
});

test('a notice is found by its url or its id', async () => {
  expect(await selectedId('aviso-3')).toBe(3);
  expect(await selectedId('AVISO-3')).toBe(3);
  expect(await selectedId('12')).toBe(12);
});

test('a URL takes precedence over an id', async () => {
  list.mockResolvedValue(found([notice(1), notice(2, { url: '1' })]));
  expect(await selectedId('1')).toBe(2);
});

test.each(['otro', '99', '0', '', '🚛', 'x'.repeat(300)])('"%s" is missing', async (name) => {
  expect(await selectedId(name)).toBe('missing');
});

test('a page without notices has no selection, and any name is missing', async () => {
  list.mockResolvedValue(found([]));
  expect(await findPrivacyPage()).toEqual(found({ notices: [], selected: undefined }));
  expect(await findPrivacyPage('7')).toEqual(missing);
});

test('an outage stays an outage', async () => {
  list.mockResolvedValue(unavailable);
  expect(await findPrivacyPage('otro')).toEqual(unavailable);
});

test('the detail is requested only if the list has no body', async () => {
  await findPrivacyPage('aviso-3');
  expect(detail).not.toHaveBeenCalled();
  list.mockResolvedValue(found([notice(7, { description: '<p>0</p>' })]));
  detail.mockResolvedValue(found(notice(7, { description: '<p>Entero</p>' })));
  expect(await findPrivacyPage()).toMatchObject({
    value: { selected: { description: '<p>Entero</p>' } },
  });
  expect(detail).toHaveBeenCalledWith(7);
});

test('an outage of the detail is unavailable, and not a notice without a text', async () => {
  list.mockResolvedValue(found([notice(7, { description: '' })]));
  detail.mockResolvedValue(unavailable);
  expect(await findPrivacyPage()).toEqual(unavailable);
});
