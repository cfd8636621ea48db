import { render, screen, within } from '@testing-library/react';
import { PressDetail } from '@/components/press/PressDetail';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { hrefOf } from '@/tests/support/href-of';
import { item } from '@/tests/unit/features/press/support';

const ODD = 'Boletín (abril) #2 100% & más.pdf';

type Props = Parameters<typeof PressDetail>[0];
const detail = (own: Partial<Props> = {}) => (
  <PressDetail {...{ item: item(1), images: missing, files: missing, ...own }} />
);

test('an item lists pictures and documents with their downloads and readable names', () => {
  const pictures = found([
    { name: 'techo-solar-del-patio-2026.webp' },
    { name: 'b.webp' },
    { name: 'bascula.jpg', caption: 'Báscula con una paca' },
  ]);
  render(detail({ images: pictures, files: found([{ name: ODD }, { name: 'boletin-02.pdf' }]) }));
  const files = within(screen.getByRole('region', { name: 'Documentos' }));
  const [download] = files.getAllByRole('link', { name: /^Descargar/ });
  expect(download).toHaveAttribute('href', `/archivos/${encodeURIComponent(ODD)}`);
  expect(download).toHaveAttribute('download', ODD);
  expect(files.getByRole('link', { name: 'Boletin 02' })).toBeInTheDocument();
  const images = within(screen.getByRole('region', { name: 'Imágenes' }));
  expect(images.getByText('Techo solar del patio 2026')).toBeInTheDocument();
  expect(images.getByAltText('Imagen 2 de 3: Comunicado 1')).toBeInTheDocument();
  // The description in the file replaces its name.
  expect(images.getByText('Báscula con una paca')).toBeInTheDocument();
  expect(images.queryByText('Bascula')).toBeNull();
  expect(images.getByAltText('Imagen 3 de 3: Báscula con una paca')).toBeInTheDocument();
  const saved = images.getAllByRole('link').map((link) => link.getAttribute('download'));
  expect(saved).toEqual(['Comunicado 1 1.webp', 'Comunicado 1 2.webp', 'Báscula con una paca.jpg']);
  expect(images.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/archivos/techo-solar-del-patio-2026.webp',
  );
});

test('REGRESAR leads to the press room, and the press contact is the fixed address', () => {
  render(detail());
  expect(hrefOf('REGRESAR')).toBe('/prensa');
  expect(hrefOf(/@/)).toBe('mailto:prensa@vialimpia.example');
});

test('an item renders without pictures, documents, date and text', () => {
  const bare = item(1, { date_notice: '', name_image: '', title: '🚛'.repeat(150) });
  render(detail({ item: bare, images: found([]), files: found([]) }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('🚛');
  expect(screen.queryByRole('region', { name: 'Imágenes' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Documentos' })).toBeNull();
});

test('an item shows the known sizes of each file and of all files', () => {
  const pictures = found([
    { name: 'a.webp', size: 1_000_000, pixels: { width: 3000, height: 1875 } },
    { name: 'b.webp', size: 400_000 },
  ]);
  const documents = found([{ name: 'a.pdf', size: 112_307 }, { name: 'b.pdf' }]);
  render(detail({ images: pictures, files: documents }));
  const images = within(screen.getByRole('region', { name: 'Imágenes' }));
  expect(images.getByText('WEBP, 3000 × 1875 px, 1 MB')).toBeInTheDocument();
  expect(images.getByText('WEBP, 400 kB')).toBeInTheDocument();
  expect(images.getByRole('button')).toHaveTextContent(
    'Descargar todas las imágenes (2 imágenes, 1.4 MB)',
  );
  const files = within(screen.getByRole('region', { name: 'Documentos' }));
  expect(files.getByText('PDF, 112 kB')).toBeInTheDocument();
  expect(files.getByText('PDF')).toBeInTheDocument();
  // The total is omitted, because one size is unknown.
  expect(files.getByRole('button')).toHaveTextContent(
    /^Descargar todos los archivos \(2 archivos\)$/,
  );
});

test('a single picture or document is offered directly', () => {
  const pictures = found([{ name: 'a.webp', size: 400_000 }]);
  render(detail({ images: pictures, files: found([{ name: 'a.pdf' }]) }));
  for (const [region, name] of [
    ['Imágenes', 'Comunicado 1 1.webp'],
    ['Documentos', 'a.pdf'],
  ] as const) {
    const part = within(screen.getByRole('region', { name: region }));
    expect(part.getByRole('link', { name: /^Descargar/ })).toHaveAttribute('download', name);
    expect(part.queryByRole('button')).toBeNull();
  }
});

test('an item shows a note if a list could not be read', () => {
  render(detail({ images: unavailable }));
  expect(screen.getByRole('region', { name: 'Imágenes' })).toHaveTextContent(
    'No pudimos obtener esta lista',
  );
});
