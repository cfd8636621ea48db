import { letRest } from '@/components/reports/flipbook/page-flip';

type Book = Parameters<typeof letRest>[0];

const sheet = () => ({
  getElement: () => document.createElement('div'),
  getTemporaryCopy: () => null,
  hideTemporaryCopy: () => undefined,
});

function book(state: string) {
  const draw = jest.fn();
  const clear = jest.fn();
  const pages = { leftPage: sheet(), rightPage: null, flippingPage: null, bottomPage: null };
  const render = { render: draw, clear, finishAnimation: () => undefined, ...pages };
  const flip: Book = {
    flipNext: () => undefined,
    flipPrev: () => undefined,
    turnToPage: () => undefined,
    getCurrentPageIndex: () => 0,
    getState: () => state,
    getFlipController: () => ({}),
    getUI: () => undefined,
    getPageCollection: () => ({ getPages: () => [] }),
    getRender: () => render,
  };
  return { flip, draw, clear, render };
}

const frames = (render: { render: (time: number) => void }, count: number) => {
  for (let time = 0; time < count; time += 1) render.render(time);
};

test('at rest three frames are drawn, and three more after a change', () => {
  const { flip, draw, render } = book('read');
  const wake = letRest(flip);
  frames(render, 10);
  expect(draw).toHaveBeenCalledTimes(3);
  wake();
  frames(render, 10);
  expect(draw).toHaveBeenCalledTimes(6);
});

test('while a sheet moves every frame is drawn', () => {
  const { flip, draw, render } = book('flipping');
  letRest(flip);
  frames(render, 10);
  expect(draw).toHaveBeenCalledTimes(10);
});

test.each(['render', 'clear', 'leftPage', 'bottomPage'] as const)(
  'without the private %s the book stays as it is',
  (part) => {
    const { flip, draw, clear, render } = book('read');
    Reflect.deleteProperty(render, part);
    letRest(flip)();
    expect([render.render, render.clear]).toEqual([
      part === 'render' ? undefined : draw,
      part === 'clear' ? undefined : clear,
    ]);
  },
);
