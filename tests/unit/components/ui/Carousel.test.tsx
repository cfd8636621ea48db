import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from '@/components/ui/Carousel';
import { ClientsSlider } from '@/components/ui/ClientsSlider';
import { PhotoCarousel } from '@/components/ui/PhotoCarousel';
import { installBrowser, preferReducedMotion, scrollInView } from '@/tests/support/browser';

const HERO_MS = 6_000;

let user: UserEvent;
beforeEach(() => {
  installBrowser();
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
});
afterEach(() => jest.useRealTimers());

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => <p key={index}>Diapositiva {index + 1}</p>);

function show(count = 3, props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  return render(
    <>
      <button type="button">Antes</button>
      <Carousel label="Destacados" autoplay={HERO_MS} loop {...props}>
        {slides(count)}
      </Carousel>
      <button type="button">Después</button>
    </>,
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Destacados' });
const pauseButton = () => screen.getByRole('button', { name: 'Pausar el carrusel' });
const playButton = () => screen.getByRole('button', { name: 'Reproducir el carrusel' });

/** Returns the first slide in view, counted from 1. The others are inert. */
function position(): number {
  const slides = screen.getAllByRole('group', { name: / de / });
  const reached = slides.map((slide) => !slide.hasAttribute('inert'));
  return reached.findIndex((isReached, index) => isReached && !reached.at(index - 1)) + 1;
}

/** Expects no move for two intervals. With three, a third move would lead back to the first slide. */
function expectPause(): void {
  wait(HERO_MS * 2);
  expect(position()).toBe(1);
}

function expectMove(): void {
  wait(HERO_MS);
  expect(position()).toBe(2);
}

describe('without script', () => {
  test("all slides are in the server's HTML, in a row that the keyboard can scroll", () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Carousel label="Destacados" autoplay={HERO_MS}>
        {slides(4)}
      </Carousel>,
    );
    const groups = [...page.querySelectorAll('[role="group"]')];
    expect(groups.map((group) => [group.getAttribute('aria-label'), group.textContent])).toEqual([
      ['1 de 4', 'Diapositiva 1'],
      ['2 de 4', 'Diapositiva 2'],
      ['3 de 4', 'Diapositiva 3'],
      ['4 de 4', 'Diapositiva 4'],
    ]);
    expect(page.querySelector('[tabindex="0"]')?.contains(groups[0] ?? null)).toBe(true);
    expect(page.querySelector('[aria-hidden="true"][role="group"], [hidden], [inert]')).toBeNull();
  });

  test("the photos and the clients are in the server's HTML too", () => {
    const html =
      renderToString(
        <PhotoCarousel
          label="Fotos"
          photos={['a', 'b', 'c'].map((name) => ({ file: `${name}.svg`, alt: `Foto ${name}` }))}
        />,
      ) +
      renderToString(
        <ClientsSlider
          clients={['x', 'y'].map((name) => ({ name_image: `${name}.svg`, title: name, alt: '' }))}
        />,
      );
    for (const name of ['a', 'b', 'c', 'x', 'y']) expect(html).toContain(`/archivos/${name}.svg`);
  });
});

describe('controls', () => {
  test('have the pause first in tab order, before the slides', async () => {
    render(
      <>
        <button type="button">Antes</button>
        <Carousel label="Destacados" autoplay={HERO_MS} loop>
          <a href="#a">Enlace</a>
          <a href="#b">Otro</a>
        </Carousel>
      </>,
    );
    screen.getByRole('button', { name: 'Antes' }).focus();
    const order: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      await user.tab();
      order.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    }
    expect(order).toEqual(['Pausar el carrusel', 'Anterior', 'Siguiente', 'Enlace']);
  });

  test('are omitted for one slide, which does not move', () => {
    show(1);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Antes',
      'Después',
    ]);
    expect(screen.getByText('Diapositiva 1')).toBeInTheDocument();
    // The styles of the controls depend on this.
    expect(region().children).toHaveLength(1);
    wait(HERO_MS * 3);
    expect(screen.queryByRole('button', { name: /carrusel/ })).toBeNull();
  });

  test('render without any slide', () => {
    show(0);
    expect(region()).toBeInTheDocument();
  });

  test('have no pause if the carousel does not play', () => {
    show(3, { autoplay: 0 });
    expect(screen.queryByRole('button', { name: /carrusel/ })).toBeNull();
    expectPause();
  });

  test('move by arrows in their direction, and wrap around with a loop', async () => {
    show(3);
    const next = screen.getByRole('button', { name: 'Siguiente' });
    const previous = screen.getByRole('button', { name: 'Anterior' });
    await user.click(next);
    expect(position()).toBe(2);
    await user.click(next);
    expect(position()).toBe(3);
    await user.click(next);
    expect(position()).toBe(1);
    await user.click(previous);
    expect(position()).toBe(3);
  });

  test('stop at the ends without a loop', async () => {
    show(2, { loop: false });
    const next = screen.getByRole('button', { name: 'Siguiente' });
    const previous = screen.getByRole('button', { name: 'Anterior' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(next).not.toHaveAttribute('aria-disabled');
    await user.click(previous);
    expect(position()).toBe(1);
    await user.click(next);
    expect(previous).not.toHaveAttribute('aria-disabled');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.click(next);
    expect(position()).toBe(2);
  });

  test.each([
    [2, 1, ''],
    [5, 1, ''],
    [6, 1, '1 de 6'],
    [10, 1, '1 de 10'],
    [5, 4, ''],
    [8, 4, '1 de 5'],
    [9, 4, '1 de 6'],
  ])('describe the position of %i slides with %i in view as %j', (count, inView, text) => {
    installBrowser(inView);
    show(count, { loop: false });
    const place = region().querySelector('span[aria-hidden="true"]');
    expect(place).toHaveTextContent(new RegExp(`^${text}$`));
    expect(place?.children).toHaveLength(text === '' ? count - inView + 1 : 0);
  });

  test.each([
    [4, false, ['1 2', '2 3', '3 4', '3 4']],
    [4, true, ['1 2', '2 3', '3 4', '4 1']],
    [2, false, ['1 2']],
  ])('reach only the slides in view: %i, loop %s', async (count, loop, views) => {
    installBrowser(2);
    show(count, { loop });
    for (const [index, view] of views.entries()) {
      if (index > 0) await user.click(screen.getByRole('button', { name: 'Siguiente' }));
      const reached = screen
        .getAllByRole('group', { name: / de / })
        .flatMap((slide, at) => (slide.hasAttribute('inert') ? [] : [at + 1]));
      expect(reached).toEqual(view.split(' ').map(Number).toSorted());
    }
  });
});

describe('autoplay', () => {
  test('moves every six seconds, and from the last slide to the first', () => {
    show(3);
    expect(position()).toBe(1);
    wait(HERO_MS - 1);
    expect(position()).toBe(1);
    wait(1);
    expect(position()).toBe(2);
    wait(HERO_MS);
    expect(position()).toBe(3);
    wait(HERO_MS);
    expect(position()).toBe(1);
  });

  test('moves from the last slide to the first also without a loop', () => {
    show(2, { loop: false });
    wait(HERO_MS);
    expect(position()).toBe(2);
    wait(HERO_MS);
    expect(position()).toBe(1);
  });

  test('moves photos every three seconds, or never without an interval', () => {
    const photos = ['a', 'b'].map((name) => ({ file: `${name}.svg`, alt: name }));
    const { unmount } = render(<PhotoCarousel label="Fotos" photos={photos} />);
    wait(2_999);
    expect(position()).toBe(1);
    wait(1);
    expect(position()).toBe(2);
    unmount();
    render(<PhotoCarousel label="Fotos" photos={photos} autoplay={0} />);
    wait(10_000);
    expect(position()).toBe(1);
  });

  test('is off for clients: four at once are static, and five loop', async () => {
    installBrowser(4);
    const clients = Array.from({ length: 5 }, (_, index) => ({
      name_image: `c${index}.svg`,
      title: `Cliente ${index}`,
      alt: '',
    }));
    const next = () => screen.getByRole('button', { name: 'Siguiente' });
    const { unmount } = render(<ClientsSlider clients={clients.slice(0, 4)} />);
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    unmount();
    render(<ClientsSlider clients={clients} />);
    for (let press = 1; press < 5; press += 1) await user.click(next());
    expect(screen.getByRole('status')).toHaveTextContent('5 de 5');
    await user.click(next());
    expect(position()).toBe(1);
    // The specification names no interval for the clients.
    expect(screen.queryByRole('button', { name: 'Pausar el carrusel' })).toBeNull();
  });

  test('pauses under the pointer and then continues', async () => {
    show();
    await user.hover(region());
    expectPause();
    await user.unhover(region());
    expectMove();
  });

  test('pauses while the focus is inside and then continues', async () => {
    show();
    act(() => screen.getByRole('button', { name: 'Siguiente' }).focus());
    expectPause();
    // A move within the carousel keeps the focus inside.
    act(() => screen.getByRole('button', { name: 'Anterior' }).focus());
    expectPause();
    act(() => screen.getByRole('button', { name: 'Después' }).focus());
    expectMove();
  });

  test('stays paused while the focus is inside and a pointer passes over', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Siguiente' }).focus());
    fireEvent.mouseEnter(region());
    fireEvent.mouseLeave(region());
    expectPause();
  });

  test('stays paused while the pointer is over it and the focus leaves', () => {
    show();
    fireEvent.mouseEnter(region());
    act(() => screen.getByRole('button', { name: 'Siguiente' }).focus());
    act(() => screen.getByRole('button', { name: 'Después' }).focus());
    expectPause();
  });

  test("stays paused after the visitor's pause until the visitor resumes it", async () => {
    show();
    await user.click(pauseButton());
    await user.unhover(region());
    act(() => screen.getByRole('button', { name: 'Después' }).focus());
    expectPause();
    await user.hover(region());
    await user.unhover(region());
    expectPause();

    await user.click(playButton());
    await user.unhover(region());
    expectMove();
    expect(pauseButton()).toBeInTheDocument();
  });

  test('starts at once on play, with the pointer and the focus still on the button', async () => {
    show();
    await user.click(pauseButton());
    await user.click(playButton());
    expectMove();
  });

  test('is off with reduced motion unless the visitor starts it', async () => {
    preferReducedMotion(true);
    show();
    expect(playButton()).toBeInTheDocument();
    expectPause();
    await user.click(playButton());
    await user.unhover(region());
    expectMove();
  });

  test('shows a slide without animation with reduced motion', async () => {
    show(2, { loop: false });
    act(() => preferReducedMotion(true));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.getByRole('group', { name: '1 de 2' }).parentElement?.style.transform).toBe(
      'translate3d(-1200px,0px,0px)',
    );
  });

  test('stops when reduced motion is switched on', () => {
    show();
    act(() => preferReducedMotion(true));
    expectPause();
  });

  test("announces the visitor's moves, but not its own", async () => {
    show(3, { loop: false });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    wait(HERO_MS);
    expect(position()).toBe(2);
    expect(status).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(status).toHaveTextContent(/^3 de 3$/);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(status).toHaveTextContent(/^2 de 3$/);
    act(() => screen.getByRole('button', { name: 'Después' }).focus());
    await user.unhover(region());
    wait(HERO_MS);
    expect(position()).toBe(3);
    expect(status).toBeEmptyDOMElement();
    // This is the move from the last slide to the first.
    wait(HERO_MS);
    expect(position()).toBe(1);
    expect(status).toBeEmptyDOMElement();
    await user.click(pauseButton());
    expect(status).toBeEmptyDOMElement();
  });

  test('stops in a hidden tab', () => {
    show();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expectPause();
    hidden.mockRestore();
    expectMove();
  });

  test('stops outside the window', () => {
    show();
    act(() => scrollInView(true, false));
    expectPause();
    act(() => scrollInView(false, true));
    expectMove();
  });

  test('stops after unmounting', () => {
    const { unmount } = show();
    const error = jest.spyOn(console, 'error').mockImplementation();
    unmount();
    wait(HERO_MS * 3);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
