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

/** The position in view, from 1. */
function position(): number {
  const dots = screen.getAllByRole('button', { name: /^Ir a la posición/ });
  return dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
}

/** Twice: a third move would lead back to the first of three. */
function expectPause(): void {
  wait(HERO_MS * 2);
  expect(position()).toBe(1);
}

function expectMove(): void {
  wait(HERO_MS);
  expect(position()).toBe(2);
}

test('brings the slide that the keyboard has reached, on a slow device too', () => {
  render(
    <Carousel label="Destacados">
      {['Uno', 'Dos', 'Tres'].map((name) => (
        <button key={name}>{name}</button>
      ))}
    </Carousel>,
  );
  for (const [name, place] of [
    ['Tres', 3],
    ['Uno', 1],
  ] as const) {
    fireEvent.keyDown(document, { code: 'Tab' });
    wait(50);
    act(() => screen.getByRole('button', { name }).focus());
    expect(position()).toBe(place);
  }
});

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

  test('the photos and the clients too', () => {
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
  test('pause comes first in tab order, before the slides', async () => {
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
    for (let step = 0; step < 6; step++) {
      await user.tab();
      order.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    }
    expect(order).toEqual([
      'Pausar el carrusel',
      'Anterior',
      'Ir a la posición 1',
      'Ir a la posición 2',
      'Siguiente',
      'Enlace',
    ]);
  });

  test('one slide has none, and does not move', () => {
    show(1);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Antes',
      'Después',
    ]);
    expect(screen.getByText('Diapositiva 1')).toBeInTheDocument();
    wait(HERO_MS * 3);
    expect(screen.queryByRole('button', { name: /posición|carrusel/ })).toBeNull();
  });

  test('no slide is no crash', () => {
    show(0);
    expect(region()).toBeInTheDocument();
  });

  test('a carousel that does not move by itself has no pause', () => {
    show(3, { autoplay: 0 });
    expect(screen.queryByRole('button', { name: /carrusel/ })).toBeNull();
    expectPause();
  });

  test('arrows and positions lead where they say, and round when it loops', async () => {
    show(3);
    const next = screen.getByRole('button', { name: 'Siguiente' });
    const previous = screen.getByRole('button', { name: 'Anterior' });
    await user.click(next);
    expect(position()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Ir a la posición 3' }));
    expect(position()).toBe(3);
    await user.click(next);
    expect(position()).toBe(1);
    await user.click(previous);
    expect(position()).toBe(3);
  });

  test('without a loop the ends are the ends', async () => {
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

  test('as many positions as there are places to stop', () => {
    installBrowser(2);
    show(4, { loop: false });
    expect(screen.getAllByRole('button', { name: /^Ir a la posición/ })).toHaveLength(3);
  });
});

describe('moving by itself', () => {
  test('every six seconds, and from the last to the first', () => {
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

  test('from the last to the first also without a loop', () => {
    show(2, { loop: false });
    wait(HERO_MS);
    expect(position()).toBe(2);
    wait(HERO_MS);
    expect(position()).toBe(1);
  });

  test('photos move every three seconds, or never where no time is named', () => {
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

  test('four clients at once are static, five loop, and neither by itself', async () => {
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
    expect(position()).toBe(5);
    await user.click(next());
    expect(position()).toBe(1);
    // The specification names no time for it.
    expect(screen.queryByRole('button', { name: 'Pausar el carrusel' })).toBeNull();
  });

  test('pauses under the pointer and goes on after it', async () => {
    show();
    await user.hover(region());
    expectPause();
    await user.unhover(region());
    expectMove();
  });

  test('pauses while focus is inside and goes on after it', async () => {
    show();
    act(() => screen.getByRole('button', { name: 'Siguiente' }).focus());
    expectPause();
    // Moving on inside is still inside.
    act(() => screen.getByRole('button', { name: 'Anterior' }).focus());
    expectPause();
    act(() => screen.getByRole('button', { name: 'Después' }).focus());
    expectMove();
  });

  test('a pointer that passes over does not set it going while focus is inside', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Siguiente' }).focus());
    fireEvent.mouseEnter(region());
    fireEvent.mouseLeave(region());
    expectPause();
  });

  test('nor does focus that leaves while the pointer is over it', () => {
    show();
    fireEvent.mouseEnter(region());
    act(() => screen.getByRole('button', { name: 'Siguiente' }).focus());
    act(() => screen.getByRole('button', { name: 'Después' }).focus());
    expectPause();
  });

  test("a visitor's pause outlives pointer and focus, until it is lifted", async () => {
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

  test('play is play at once, with the pointer and the focus still on the button', async () => {
    show();
    await user.click(pauseButton());
    await user.click(playButton());
    expectMove();
  });

  test('with reduced motion it does not play, unless the visitor wants it to', async () => {
    preferReducedMotion(true);
    show();
    expect(playButton()).toBeInTheDocument();
    expectPause();
    await user.click(playButton());
    await user.unhover(region());
    expectMove();
  });

  test('with reduced motion a slide is there at once', async () => {
    show(2, { loop: false });
    act(() => preferReducedMotion(true));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(region().querySelector<HTMLElement>('[aria-live]')?.style.transform).toBe(
      'translate3d(-1200px,0px,0px)',
    );
  });

  test('it stops when reduced motion is switched on', () => {
    show();
    act(() => preferReducedMotion(true));
    expectPause();
  });

  test('what moves by itself is not announced, what the visitor moves is', async () => {
    show();
    const live = () => region().querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    await user.click(pauseButton());
    expect(live()).toBe('polite');
  });

  test('nothing moves in a hidden tab', () => {
    show();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expectPause();
    hidden.mockRestore();
    expectMove();
  });

  test('nothing moves out of the window', () => {
    show();
    act(() => scrollInView(true, false));
    expectPause();
    act(() => scrollInView(false, true));
    expectMove();
  });

  test('nothing moves in what is closed', () => {
    render(
      <details>
        <Carousel label="Destacados" autoplay={HERO_MS} loop>
          {slides(3)}
        </Carousel>
      </details>,
    );
    wait(HERO_MS + 1_000);
    expect(position()).toBe(1);
    document.querySelector('details')!.open = true;
    expectMove();
  });

  test('nothing goes on once it is gone', () => {
    const { unmount } = show();
    const error = jest.spyOn(console, 'error').mockImplementation();
    unmount();
    wait(HERO_MS * 3);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
