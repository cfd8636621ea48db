import { render, screen } from '@testing-library/react';
import VacanciesPage from '@/app/vacantes/page';
import { JobBoardContent } from '@/components/jobs/JobBoardContent';
import { JobColumns } from '@/components/jobs/JobColumns';
import { VacancyActions } from '@/components/jobs/Vacancies';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { found } from '@/lib/content/gateway/result';
import { hrefOf } from '@/tests/support/href-of';

jest.mock('@/lib/content/gateway/job-board', () => ({ getJobBoard: jest.fn() }));

const EXTERNAL = 'https://empleos.example/vacantes';

const boardOf = (paragraphs: string[], link_url: string) => ({
  title: '',
  image: '',
  background_image: '',
  paragraphs,
  link_url,
});

test('the internal link leads to the external board in a new tab', () => {
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

test('each paragraph stands apart, whatever its html, under one order of headings', () => {
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

test('the page of vacancies begins with the first paragraph that has a text, and no more', async () => {
  const board = {
    ...boardOf(['<p>0</p>', '<p>Buscamos choferes.</p><p>Y más.</p>'], ''),
    title: '',
  };
  jest.mocked(getJobBoard).mockResolvedValue(found(board));
  render(await VacanciesPage());
  expect(screen.getByText('Buscamos choferes.')).toBeVisible();
  expect(screen.queryByText('0')).toBeNull();
});

test('no paragraphs, no text', () => {
  const { container } = render(<JobBoardContent board={boardOf(['0', ''], '')} />);
  expect(container).toHaveTextContent(/^$/);
});

test('the picture is a link to the external board in a new tab', () => {
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

test('without an external board it is a picture, and without that nothing', () => {
  const { container, rerender } = render(
    <JobColumns file="foto.webp" external="">
      Texto
    </JobColumns>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  // What it shows is not known.
  expect(screen.getByAltText('')).toBeVisible();
  rerender(
    <JobColumns file="" external="">
      Texto
    </JobColumns>,
  );
  expect(container.querySelectorAll('img, span')).toHaveLength(0);
});

test('the list of vacancies is offered only where it has a URL', () => {
  const { rerender } = render(<VacancyActions external={EXTERNAL} />);
  expect(hrefOf(/Ver la lista de vacantes/)).toBe(EXTERNAL);
  rerender(<VacancyActions external="" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
