import { render, screen } from '@testing-library/react';
import { JobLinkPicture } from '@/components/jobs/JobLinkPicture';
import { JobText } from '@/components/jobs/JobText';
import { VacancyActions } from '@/components/jobs/VacancyActions';

const EXTERNAL = 'https://empleos.example/vacantes';

test('the internal link leads to the external board in a new tab', () => {
  const paragraphs = [
    '<p>Vea la <a href="/bolsadetrabajo/">bolsa</a></p>',
    '<p>0</p>',
    '',
    '<p>Fin',
  ];
  const { container } = render(<JobText board={{ paragraphs, link_url: EXTERNAL }} />);
  const link = screen.getByRole('link', { name: 'bolsa' });
  expect(link).toHaveAttribute('href', EXTERNAL);
  expect(link).toHaveAttribute('target', '_blank');
  expect(container.querySelectorAll('p')).toHaveLength(2);
});

test('no paragraphs, no text', () => {
  const { container } = render(<JobText board={{ paragraphs: ['0', ''], link_url: EXTERNAL }} />);
  expect(container).toBeEmptyDOMElement();
});

test('the picture is a link to the external board in a new tab', () => {
  render(<JobLinkPicture file="foto.webp" href={EXTERNAL} />);
  const link = screen.getByRole('link', { name: /Ver las vacantes.*pestaña nueva/ });
  expect(link).toHaveAttribute('href', EXTERNAL);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('without an external board it is a picture, and without that nothing', () => {
  const { container, rerender } = render(<JobLinkPicture file="foto.webp" href="" />);
  expect(screen.queryByRole('link')).toBeNull();
  // What it shows is not known.
  expect(screen.getByAltText('')).toBeVisible();
  rerender(<JobLinkPicture file="" href="" />);
  expect(container).toBeEmptyDOMElement();
});

test('the list of vacancies is offered only where it has a URL', () => {
  const { rerender } = render(<VacancyActions external={EXTERNAL} />);
  expect(screen.getByRole('link', { name: /Ver la lista de vacantes/ })).toHaveAttribute(
    'href',
    EXTERNAL,
  );
  rerender(<VacancyActions external="" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
