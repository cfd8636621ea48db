import { screen, within } from '@testing-library/dom';
import { InstitutionalContent } from '@/components/institutional/InstitutionalContent';
import { hrefOf } from '@/tests/support/href-of';
import { broken, image, institutional, show } from '@/tests/unit/features/support';

const photos = () => screen.queryByRole('region', { name: /Fotografías/ });

test('arrows are shown only for more than one photo', () => {
  show(<InstitutionalContent page={institutional({ photo: [image('a.webp', 'Uno')] })} />);
  expect(within(photos()!).getByRole('img', { name: 'Uno' })).toBeInTheDocument();
  expect(within(photos()!).queryByRole('button')).toBeNull();

  const two = [image('a.webp', 'Uno'), image('b.webp', 'Dos')];
  show(<InstitutionalContent page={institutional({ photo: two })} />);
  expect(within(photos()!).getByRole('button', { name: 'Siguiente' })).toBeInTheDocument();
  expect(within(photos()!).getByRole('button', { name: 'Pausar el carrusel' })).toBeInTheDocument();
});

test('a page without photos and videos shows only its text', () => {
  show(<InstitutionalContent page={institutional()} />);
  expect(photos()).toBeNull();
  expect(screen.queryByRole('heading', { name: /Video/ })).toBeNull();
  expect(screen.getByText('Texto')).toBeInTheDocument();
});

test('one video is shown alone, several make a carousel, and anything else is omitted', () => {
  const videos = ['https://youtu.be/abcdefghijk', 'javascript:alert(1)', 'corto.mp4'].map(
    (url_video) => ({ url_video }),
  );
  show(<InstitutionalContent page={institutional({ videos: videos.slice(0, 2) })} />);
  expect(screen.getByRole('heading', { name: 'Video' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Videos/ })).toBeNull();

  show(<InstitutionalContent page={institutional({ videos })} />);
  const carousel = screen.getByRole('region', { name: 'Videos: Historia' });
  expect(within(carousel).getAllByRole('group')).toHaveLength(2);
  expect(document.querySelector('iframe')).toBeNull();
});

test('the page about the job board links it', () => {
  show(<InstitutionalContent page={institutional({ element: 'Bolsa de Trabajo' })} />);
  expect(hrefOf('Ir a la bolsa de trabajo')).toBe('/bolsadetrabajo');
});

test('a page renders with broken HTML and a very long name', () => {
  const page = institutional({ element: broken.name, description: broken.html });
  show(<InstitutionalContent page={page} />);
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByText(/Sin cerrar/)).toBeInTheDocument();
});
