import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Card } from '@/components/ui/Card';
import { JsonLd } from '@/components/ui/JsonLd';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { ShareButton } from '@/components/ui/ShareButton';
import { SiteLink } from '@/components/ui/SiteLink';
import { TabLinks } from '@/components/ui/TabLinks';
import { VideoPlayer } from '@/components/ui/VideoPlayer';
import { parseVideo, type VideoSource } from '@/lib/content/media/video';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const video = (address: string): VideoSource => {
  const parsed = parseVideo(address);
  if (!parsed) throw new Error('no video');
  return parsed;
};

describe('TabLinks', () => {
  const links = [
    { label: 'Historia', href: '/nuestra_empresa/historia' },
    { label: 'Misión', href: '/nuestra_empresa/mision' },
  ];

  test('links every page in both forms and marks the current one', () => {
    render(<TabLinks label="Nuestra empresa" links={links} current="/nuestra_empresa/mision" />);
    const bar = screen.getByRole('navigation', { name: 'Nuestra empresa' });
    const lists = within(bar).getAllByRole('list', { hidden: true });
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const tabs = within(list).getAllByRole('link', { hidden: true });
      expect(
        tabs.map((tab) => [
          tab.textContent,
          tab.getAttribute('href'),
          tab.getAttribute('aria-current'),
        ]),
      ).toEqual([
        ['Historia', '/nuestra_empresa/historia', null],
        ['Misión', '/nuestra_empresa/mision', 'page'],
      ]);
    }
  });

  test('names the dropdown after the current page, or after the bar if none is current', () => {
    const { container, rerender } = render(
      <TabLinks label="Empresa" links={links} current={links[0]?.href} />,
    );
    expect(container.querySelector('summary')).toHaveTextContent('Historia');
    rerender(<TabLinks label="Empresa" links={links} current={undefined} />);
    expect(container.querySelector('summary')).toHaveTextContent('Empresa');
    expect(container.querySelector('[aria-current]')).toBeNull();
  });

  test.each([0, 1])('omits the bar for %p pages', (count) => {
    const { container } = render(
      <TabLinks label="x" links={links.slice(0, count)} current={undefined} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('ShareButton', () => {
  const shared = { title: 'Composta', url: 'https://site.example/Blog_Detalle/una-nota?a=1&b=2' };
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test("opens the browser's share sheet, and closing it is no error", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    render(<ShareButton {...shared} />);
    await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    expect(share).toHaveBeenCalledWith(shared);
  });

  test('is absent in a browser without a share sheet', () => {
    expect(render(<ShareButton {...shared} />).container).toBeEmptyDOMElement();
    expect(renderToString(<ShareButton {...shared} />)).toBe('');
  });
});

describe('VideoPlayer', () => {
  const youtube = video('https://youtu.be/abcdefghijk');

  test('requests nothing from YouTube or Vimeo before a click', async () => {
    const { container } = render(<VideoPlayer video={youtube} title="Recorrido" />);
    expect(container.querySelector('iframe, img, video')).toBeNull();
    const facade = screen.getByRole('link', { name: /Reproducir video: Recorrido/ });
    expect(facade).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
    expect(facade).toHaveAttribute('rel', 'noopener');
    expect(facade).toHaveTextContent('YouTube');

    await userEvent.click(facade);
    const frame = screen.getByTitle('Recorrido');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame).toHaveFocus();
    // This is enough. Browsers warn if `allowfullscreen` repeats it.
    expect(frame).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
    expect(frame).not.toHaveAttribute('allowfullscreen');
    expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/),
    );
  });

  test('opens the link elsewhere with Control, and the page stays unchanged', async () => {
    const user = userEvent.setup();
    const { container } = render(<VideoPlayer video={youtube} title="Recorrido" />);
    // jsdom cannot open another tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link'));
    expect(container.querySelector('iframe')).toBeNull();
  });

  test('the picture of its record is shown until it plays', async () => {
    const { container } = render(
      <VideoPlayer video={youtube} title="Recorrido" poster="/archivos/a.webp" />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/archivos/a.webp');
    await userEvent.click(screen.getByRole('link'));
    expect(container.querySelector('img')).toBeNull();
  });

  test('a file shows the picture of its record, and loads nothing before it plays', () => {
    const file = video('recorrido.mp4');
    const { container } = render(
      <VideoPlayer video={file} title="Recorrido" poster="/archivos/a.webp" />,
    );
    expect(container.querySelector('video')).toHaveAttribute('poster', '/archivos/a.webp');
    expect(container.querySelector('video')).toHaveAttribute('preload', 'none');
  });

  test('a file without a picture shows its first frame', () => {
    const { container } = render(<VideoPlayer video={video('recorrido.mp4')} title="Recorrido" />);
    expect(container.querySelector('video')).toHaveAttribute('preload', 'metadata');
    expect(container.querySelector('source')).toHaveAttribute(
      'src',
      '/archivos/recorrido.mp4#t=0.001',
    );
  });

  test('has a link and no frame in the HTML of the server', () => {
    const html = renderToString(<VideoPlayer video={video('https://vimeo.com/123')} title="x" />);
    expect(html).toContain('href="https://vimeo.com/123"');
    expect(html).not.toContain('<iframe');
  });

  test('plays a file of the gateway in place, which can be downloaded', () => {
    const { container } = render(
      <VideoPlayer video={video('Recorrido (1).mp4')} title="Recorrido" />,
    );
    expect(container.querySelector('video')).toHaveAttribute('controls');
    expect(container.querySelector('source')).toHaveAttribute(
      'src',
      '/archivos/Recorrido%20(1).mp4#t=0.001',
    );
    expect(screen.getByText('Descargar el video')).toHaveAttribute(
      'href',
      '/archivos/Recorrido%20(1).mp4',
    );
  });
});

describe('Picture', () => {
  test('reserves the space without a file and hides it from screen readers', () => {
    const { container } = render(<Picture file="" alt="Camión" sizes="100vw" ratio="16/9" />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.firstChild).toHaveStyle({ aspectRatio: '16/9' });
    expect(container.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  });

  test('loads a file through the file path, lazily unless it is the first', () => {
    const { rerender } = render(<Picture file="Foto #1 (ñ).webp" alt="Camión" sizes="100vw" />);
    const image = () => screen.getByRole('img', { name: 'Camión' });
    expect(image()).toHaveAttribute('loading', 'lazy');
    expect(image().getAttribute('srcset')).toContain(
      encodeURIComponent('/archivos/Foto%20%231%20(%C3%B1).webp'),
    );
    rerender(<Picture file="Foto #1 (ñ).webp" alt="Camión" sizes="100vw" priority />);
    expect(image()).not.toHaveAttribute('loading', 'lazy');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  test('a lazy photo shows a tiny preview until it has loaded, and a logo does not', () => {
    const { rerender } = render(<Picture file="foto.webp" alt="Foto" sizes="100vw" />);
    const preview = () => screen.getByRole('img').style.backgroundImage;
    expect(preview()).toBe('url("/_next/image?url=%2Farchivos%2Ffoto.webp&w=16&q=75")');
    rerender(<Picture file="foto.webp" alt="Foto" sizes="100vw" priority />);
    expect(preview()).toBe('');
    rerender(<Picture file="foto.webp" alt="Foto" sizes="100vw" hasPreview={false} />);
    expect(preview()).toBe('');
    rerender(<Picture file="foto.png" alt="Foto" sizes="100vw" />);
    expect(preview()).toBe('');
  });

  test('sends SVG unchanged', () => {
    render(<Picture file="logo.SVG" alt="Logo" sizes="100px" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/archivos/logo.SVG');
  });
});

describe('RichText', () => {
  test('shows safe content in order, with videos that load on request', () => {
    const { container } = render(
      <RichText
        headingLevel={3}
        title="Nota"
        html='<h1>Uno</h1><script>alert(1)</script><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><p onclick="x">Dos</p>'
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Uno' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Reproducir video: Nota/ })).toBeInTheDocument();
    expect(container.querySelector('script, iframe, [onclick]')).toBeNull();
    expect(container.textContent).toMatch(/^Uno.*Dos$/);
  });

  test('renders without content', () => {
    const { container } = render(<RichText html="" />);
    expect(container.textContent).toBe('');
  });
});

test('structured data cannot end its script element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    name: '</script><script>alert(1)</script><!--',
    text: 'é & "x"',
  } as const;
  const html = renderToString(<JsonLd data={data} />);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(data);
});

test.each([
  ['/blog', null],
  ['/#map-section', null],
  ['https://otro.example', 'noopener'],
  ['//otro.example', 'noopener'],
  ['mailto:a@b.example', 'noopener'],
  ['/archivos/a.pdf', 'noopener'],
])('a link to %s has the right rel', (href, rel) => {
  render(<SiteLink href={href}>x</SiteLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(screen.getByRole('link').getAttribute('rel')).toBe(rel);
});

test('a card has a heading and one link that names its target', () => {
  render(
    <Card
      href="/blog"
      action="Ver mas"
      title="Composta"
      file=""
      meta="1 de marzo"
      headingLevel="h3"
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Composta' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Ver mas: Composta',
  ]);
});
