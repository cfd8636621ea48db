import { renderToStaticMarkup } from 'react-dom/server';
import SocialStructurePage from '@/app/respsocial_estructura/page';
import SocialResponsibilityPage from '@/app/responsabilidad_social/page';
import {
  getPrograms,
  getResponsibilityContent,
  getStrategyContent,
} from '@/lib/content/gateway/programs';
import { found, missing, unavailable } from '@/lib/content/gateway/result';

jest.mock('@/lib/content/gateway/programs', () => ({
  getPrograms: jest.fn(),
  getResponsibilityContent: jest.fn(),
  getStrategyContent: jest.fn(),
}));

const content = (description: string) => found({ description, content: '', photos: [] });
const targetOf = async (page: Promise<unknown>) => {
  const error: unknown = await page.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error && 'digest' in error ? String(error.digest) : error;
};

describe('the structure page', () => {
  test.each(['', '0', '<p>0</p>'])('leads to the list when its text is "%s"', async (text) => {
    jest.mocked(getStrategyContent).mockResolvedValue(content(text));
    expect(await targetOf(SocialStructurePage())).toContain(';/responsabilidad_social;');
  });

  test('leads to the list if it is missing, and fails if it is unavailable', async () => {
    jest.mocked(getStrategyContent).mockResolvedValue(missing);
    expect(await targetOf(SocialStructurePage())).toContain(';/responsabilidad_social;');
    jest.mocked(getStrategyContent).mockResolvedValue(unavailable);
    expect(await targetOf(SocialStructurePage())).toMatchObject({
      name: 'ContentUnavailableError',
    });
  });

  test('shows its content', async () => {
    jest.mocked(getStrategyContent).mockResolvedValue(content('<p>Comité</p>'));
    expect(renderToStaticMarkup(await SocialStructurePage())).toContain('Comité');
  });
});

test('the list renders with one of its parts, and fails without both', async () => {
  jest.mocked(getStrategyContent).mockResolvedValue(unavailable);
  jest.mocked(getResponsibilityContent).mockResolvedValue(unavailable);
  jest.mocked(getPrograms).mockResolvedValue(found([]));
  const html = renderToStaticMarkup(await SocialResponsibilityPage());
  expect(html).toContain('Por ahora no hay programas publicados.');
  expect(html).not.toContain('/respsocial_estructura');
  jest.mocked(getPrograms).mockResolvedValue(unavailable);
  jest.mocked(getResponsibilityContent).mockResolvedValue(missing);
  const gap = renderToStaticMarkup(await SocialResponsibilityPage());
  expect(gap).toContain('No pudimos obtener esta lista en este momento.');
  expect(gap).not.toContain('Por ahora no hay programas publicados.');
  jest.mocked(getResponsibilityContent).mockResolvedValue(unavailable);
  expect(await targetOf(SocialResponsibilityPage())).toMatchObject({
    name: 'ContentUnavailableError',
  });
});
