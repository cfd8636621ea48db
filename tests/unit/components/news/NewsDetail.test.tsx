import { screen, within } from '@testing-library/dom';
import { NewsDetail } from '@/components/news/NewsDetail';
import { hrefOf } from '@/tests/support/href-of';
import { card, inStates, post } from '@/tests/unit/components/news/support';
import { show } from '@/tests/unit/features/support';

const URL = 'https://sitio.example/Blog_Detalle/x';

test('a post shows photos, title, start date, text, video, places and a link to all news', () => {
  show(
    <NewsDetail
      post={post(1, {
        ...inStates('Nuevo León', 'Durango'),
        start_date: '2026-04-22',
        text_publication: '<h1>Uno</h1><p>Texto <b>rico</b></p><script>alert(1)</script>',
        video_url: 'https://youtu.be/V8miLevRI_o',
        lstblog_photos: [
          { name_photo: 'a.webp', title: 'Pacas de cartón' },
          { name_photo: 'b.webp', title: '' },
        ],
      })}
      related={[card(2), card(3), card(4)]}
      url={URL}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Noticia 1');
  expect(screen.getByRole('heading', { level: 2, name: 'Uno' })).toBeInTheDocument();
  expect(screen.getByText('22 de abril de 2026')).toHaveAttribute('datetime', '2026-04-22');
  expect(screen.getByText('Nuevo León, Durango')).toBeInTheDocument();
  const photos = within(screen.getByRole('region', { name: 'Fotografías de la noticia' }));
  expect(photos.getByAltText('Pacas de cartón')).toBeInTheDocument();
  expect(photos.getByAltText('Noticia 1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Reproducir video/ })).toBeInTheDocument();
  expect(hrefOf('Ver todas las noticias')).toBe('/blog');
  const more = within(screen.getByRole('complementary', { name: 'Sigue leyendo' }));
  expect(more.getAllByRole('link')).toHaveLength(3);
  expect(document.querySelector('script:not([type="application/ld+json"])')).toBeNull();
});

test('a post renders without pictures, date, text, video, places and other posts', () => {
  const bare = post(1, {
    title_publication: `${'Muy largo '.repeat(30)}🚛 100% <b>`,
    start_date: '',
    text_publication: '<p>0</p>',
  });
  show(<NewsDetail post={bare} related={[]} url={URL} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('100% <b>');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('time')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByText('0')).toBeNull();
});

test('the cover replaces missing photos', () => {
  show(<NewsDetail post={post(1, { name_cover_image: 'portada.webp' })} related={[]} url={URL} />);
  expect(document.querySelector('img')?.getAttribute('src')).toContain('portada.webp');
});
