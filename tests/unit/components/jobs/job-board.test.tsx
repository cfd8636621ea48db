import { render, screen } from '@testing-library/react';
import JobBoardPage from '@/app/bolsadetrabajo/page';
import VacanciesPage from '@/app/vacantes/page';
import { JobBoardContent } from '@/components/jobs/JobBoardContent';
import { JobColumns } from '@/components/jobs/JobColumns';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { renderAt } from '@/tests/support/fresh-cache';
import { hrefOf } from '@/tests/support/href-of';

jest.mock('@/lib/content/gateway/job-board', () => ({ getJobBoard: jest.fn() }));
jest.mock('@/lib/content/gateway/privacy-notices', () => ({ getPrivacyNotices: jest.fn() }));

const EXTERNAL = 'https://empleos.example/vacantes';

const boardOf = (paragraphs: string[], link_url: string) => ({
  title: '',
  image: '',
  background_image: '',
  paragraphs,
  link_url,
});

test('the internal link opens the external board in a new tab', () => {
  const paragraphs = [
    '<p>Vea la <a href="/bolsadetrabajo/">bolsa</a></p>',
    '<p>0</p>',
    '',
    '<p>Fin',
  ];
  const { container } = render(<JobBoardContent board={boardOf(paragraphs, EXTERNAL)} />);
  const link = screen.getByRole('link', { name: 'bolsa' });
  expect(link).toHaveAttribute('href', EXTERNAL);
  expect(link).toHaveAttribute('target', '_blank');
  expect(container.querySelectorAll('p')).toHaveLength(2);
});

test('each paragraph is separate whatever its HTML, and headings keep one order', () => {
  const paragraphs = [
    '<h1>Ofrecemos</h1><b>Sueldo competitivo.',
    'Prestaciones de ley.',
    '</div>Comedor.',
    '<h2>Requisitos',
  ];
  render(<JobBoardContent board={boardOf(paragraphs, '')} />);
  expect(screen.getByText('Sueldo competitivo.')).toBeVisible();
  expect(screen.getByText('Prestaciones de ley.').tagName).toBe('DIV');
  expect(screen.getByText('Comedor.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Ofrecemos$/);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^Requisitos$/);
});

test('a record without paragraphs shows no text', () => {
  const { container } = render(<JobBoardContent board={boardOf(['0', ''], '')} />);
  expect(container).toHaveTextContent(/^$/);
});

test('the picture links the external board in a new tab', () => {
  render(
    <JobColumns file="foto.webp" external={EXTERNAL}>
      Texto
    </JobColumns>,
  );
  const link = screen.getByRole('link', { name: /Ver las vacantes.*pestaña nueva/ });
  expect(link).toHaveAttribute('href', EXTERNAL);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('the picture has no link without an external board, and is hidden without a file', () => {
  const { container, rerender } = render(
    <JobColumns file="foto.webp" external="">
      Texto
    </JobColumns>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  // The content of the picture is unknown.
  expect(screen.getByAltText('')).toBeVisible();
  rerender(
    <JobColumns file="" external="">
      Texto
    </JobColumns>,
  );
  expect(container.querySelectorAll('img, span')).toHaveLength(0);
});

describe('the page of vacancies', () => {
  const notice = (id: number, name: string) => ({
    ...{ id, name, url: `aviso-${id}`, description: '' },
    ...{ meta_description: '', meta_keywords: '', title_page: '' },
  });
  const open = async (external: string, notices: Awaited<ReturnType<typeof getPrivacyNotices>>) => {
    jest.mocked(getJobBoard).mockResolvedValue(found(boardOf([], external)));
    jest.mocked(getPrivacyNotices).mockResolvedValue(notices);
    return renderAt(location.href, await VacanciesPage());
  };
  const answers = (cards: { title: string; href?: string }[]) =>
    void (global.fetch = jest.fn(
      async () =>
        ({ ok: true, status: 200, json: async () => ({ gateway: { cards } }) }) as Response,
    ));

  beforeEach(() => history.replaceState(null, '', '/vacantes'));

  test('starts with the list of vacancies and links the notice for candidates', async () => {
    await open(EXTERNAL, found([notice(1, 'Integral'), notice(3, 'Aviso para CANDIDATOS')]));
    const [, jobBoard, first] = screen.getAllByRole('link');
    expect(jobBoard).toHaveTextContent(/^Bolsa de trabajo$/);
    expect(first).toHaveTextContent('Ver la lista de vacantes');
    expect(hrefOf(/Ver la lista de vacantes/)).toBe(EXTERNAL);
    expect(hrefOf('Aviso para CANDIDATOS')).toBe('/aviso_privacidad/aviso-3');
    expect(screen.getByText(/^Los puestos abiertos están en nuestra bolsa/)).toBeVisible();
    expect(screen.queryByText(/Encontraste/)).toBeNull();
  });

  test('names no missing list and no unknown notice', async () => {
    await open('', unavailable);
    expect(screen.queryByRole('link', { name: /vacantes/ })).toBeNull();
    expect(screen.queryByText(/en línea|aplica/)).toBeNull();
    expect(hrefOf('tu sucursal')).toBe('/sucursales');
  });

  test('names the opening that a search has found', async () => {
    answers([
      { title: 'Noticia', href: '/Blog_Detalle/7' },
      { title: 'Auxiliar', href: '/vacantes?id=6&search=chofer' },
      { title: 'Chofer de ruta', href: '/vacantes?id=7&search=chofer' },
    ]);
    history.replaceState(null, '', '/vacantes?id=7&search=chofer');
    await open(EXTERNAL, found([]));
    expect(await screen.findByText('Chofer de ruta')).toBeVisible();
    expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/search?search=chofer');
    expect(screen.queryByText('Auxiliar')).toBeNull();
  });

  test('names no opening that the search does not find', async () => {
    answers([{ title: 'Auxiliar', href: '/vacantes?id=6&search=vacantes' }]);
    history.replaceState(null, '', '/vacantes?id=70');
    await open(EXTERNAL, found([]));
    await screen.findByRole('link', { name: /Ver la lista/ });
    expect(screen.queryByText(/Encontraste/)).toBeNull();
  });
});

describe('without a record', () => {
  beforeEach(() => void jest.mocked(getPrivacyNotices).mockResolvedValue(found([])));

  test('the job board shows that nothing is published', async () => {
    jest.mocked(getJobBoard).mockResolvedValue(missing);
    render(await JobBoardPage());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bolsa de trabajo');
    expect(screen.getByText(/^Por ahora no hay información publicada/)).toBeVisible();
  });

  test('the page of vacancies still explains how to apply', async () => {
    jest.mocked(getJobBoard).mockResolvedValue(missing);
    render(await VacanciesPage());
    expect(screen.getByRole('heading', { name: 'Cómo postularte' })).toBeVisible();
  });

  test.each([JobBoardPage, VacanciesPage])(
    'an outage is not shown as an empty page',
    async (page) => {
      jest.mocked(getJobBoard).mockResolvedValue(unavailable);
      await expect(page()).rejects.toThrow('unavailable');
    },
  );
});
