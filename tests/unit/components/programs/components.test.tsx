import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ProgramCards } from '@/components/programs/ProgramCards';
import { ProgramDetail } from '@/components/programs/ProgramDetail';
import { ResponsibilityIntro } from '@/components/programs/ResponsibilityIntro';
import { ProgramRows } from '@/components/sustainability/ProgramRows';
import { program as schema } from '@/lib/content/gateway/programs';
import { found } from '@/lib/content/gateway/result';
import { hrefOf } from '@/tests/support/href-of';

jest.mock('@/components/ui/Carousel', () => ({
  Carousel: (props: { children: ReactNode; label: string; autoplay?: number }) => (
    <div role="region" aria-label={props.label} data-autoplay={props.autoplay}>
      {props.children}
    </div>
  ),
}));

const VIDEO = 'https://www.youtube.com/watch?v=zCRKvDyyHmI';
const bare = schema.parse({ id_program: 9, program_name: 'Becas' });
const program = (fields: Partial<typeof bare>) => ({ ...bare, ...fields });

test("cards link url_page or else the id, with 'Ver más' and 180 characters", () => {
  render(
    <ProgramCards
      programs={[
        program({ url_page: 'becas', program_description: `<p>${'a'.repeat(181)}</p>` }),
        program({ id_program: 10, program_name: 'Raíces' }),
      ]}
    />,
  );
  expect(hrefOf(/^Ver más ?: Becas$/)).toBe('/resp_detalle/becas');
  expect(hrefOf(/^Ver más ?: Raíces$/)).toBe('/resp_detalle/10');
  expect(screen.getByText(`${'a'.repeat(180)}...`)).toBeVisible();
});

test('a list without programs shows a sentence and a way on', () => {
  render(<ProgramCards programs={[]} />);
  expect(screen.getByText('Por ahora no hay programas publicados.')).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
});

test('the detail shows photos, text and a link back, and a video only if there is one', () => {
  const photos = [{ photo: 'a.webp', title: 'Aula' }];
  const { rerender } = render(
    <ProgramDetail
      program={program({ photos, program_description: '<p>Texto</p>', url: VIDEO })}
    />,
  );
  const gallery = screen.getByRole('region', { name: 'Fotografías de Becas' });
  expect(gallery).toBeVisible();
  // The specification names no interval for these photos.
  expect(gallery).toHaveAttribute('data-autoplay', '0');
  expect(screen.getByText('Texto')).toBeVisible();
  expect(hrefOf(/Reproducir video/)).toBe(VIDEO);
  expect(hrefOf('Ver todos los programas')).toBe('/responsabilidad_social');
  rerender(<ProgramDetail program={program({ url: '/resp_detalle/becas' })} />);
  expect(screen.queryByText(/Reproducir video/)).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['a cover', { cover_photo: 'a.webp' }, 1, 0],
  ['a video', { url: VIDEO }, 0, 1],
  ['both', { cover_photo: 'a.webp', url: VIDEO }, 1, 1],
  ['neither', {}, 0, 0],
] as const)('a sustainability program shows %s', (_, fields, covers, videos) => {
  const { container } = render(<ProgramRows programs={found([program(fields)])} />);
  expect(container.querySelectorAll('img')).toHaveLength(covers);
  expect(screen.queryAllByText(/Reproducir video/)).toHaveLength(videos);
});

describe('ResponsibilityIntro', () => {
  const levels = () => screen.getAllByRole('heading').map((heading) => heading.tagName);

  test('puts headings of the text below that of the opening words', () => {
    const content = {
      description: '<h1>Vecinas</h1><p>Uno</p>',
      content: '<h1>Creemos</h1><p>Dos</p>',
      photos: [{ name_image: 'a.webp', title: '', alt: '' }],
    };
    render(<ResponsibilityIntro label="Fotos" content={content} />);
    expect(levels()).toEqual(['H2', 'H3']);
    expect(screen.getByRole('region', { name: 'Fotos' })).toBeVisible();
  });

  test('puts them at that level if the opening words have no heading', () => {
    const content = { description: '0', content: '<h4>Creemos</h4>', photos: [] };
    const { container } = render(<ResponsibilityIntro label="Fotos" content={content} />);
    expect(levels()).toEqual(['H2']);
    expect(container).not.toHaveTextContent('0');
  });
});
