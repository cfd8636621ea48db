import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FaqColumns } from '@/components/faq/FaqColumns';
import { FaqGroupers } from '@/components/faq/FaqGroupers';
import { FaqSelection } from '@/components/faq/FaqSelection';
import { questionOfClick, selectQuestion } from '@/components/faq/select-question';
import { companyName } from '@/lib/company';
import { faqOpeningScript, questionAnchor } from '@/lib/features/faq/anchors';
import { hrefOf } from '@/tests/support/href-of';
import { grouper, question as questionOf } from '@/tests/unit/features/support';

const replace = jest.fn();
let search = '';
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(search),
}));
const router = { replace };

const own = { title_page: `Facturas | ${companyName}`, meta_description: 'Cómo recibirlas' };
const question = (id: number) =>
  questionOf(id, {
    answer: id === 22 ? '<p>0</p>' : `<p>Respuesta ${id}</p>`,
    ...{ name_image: id === 11 ? 'foto.webp' : '', title: 'Una foto', ...(id === 23 && own) },
  });
const groupers = [
  grouper(1, 'Pagos', question(11), question(12)),
  grouper(2, 'Horarios', question(21), question(22), question(23)),
];

const renderPage = () =>
  render(
    <FaqColumns>
      <FaqGroupers groupers={groupers} selected={question(11)} />
      <FaqSelection />
    </FaqColumns>,
  );
const open = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[id^="tema-"]')]
    .filter((part) => part.open)
    .map((part) => part.id);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  replace.mockClear();
  search = '';
  history.replaceState(null, '', '/detalle_pregunta');
});

test('every answer is open without script, and one that the list lacks is on its own page', () => {
  render(<FaqGroupers groupers={groupers} selected={question(11)} />);
  expect(open()).toHaveLength(6);
  for (const id of [11, 12, 21]) expect(screen.getByText(`Respuesta ${id}`)).toBeVisible();
  expect(screen.queryByText(/Estamos preparando esta respuesta/)).toBeNull();
  expect(hrefOf('Pregunta 22')).toBe('/detalle_pregunta?id_grouper=2&id=22');
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByAltText('Una foto')).toBeVisible();
});

test('the selected question has the answer of its own call, or a note that there is none', () => {
  const whole = { ...question(22), answer: '<p>Respuesta 22</p>' };
  const { rerender } = render(<FaqGroupers groupers={groupers} selected={whole} />);
  expect(screen.getByText('Respuesta 22')).toBeVisible();
  expect(open()).toHaveLength(7);
  rerender(<FaqGroupers groupers={groupers} selected={question(22)} />);
  expect(screen.getByText(/Estamos preparando esta respuesta/)).toBeVisible();
});

test('the opening script leaves open only the question of the URL', () => {
  history.replaceState(null, '', '/detalle_pregunta?id_grouper=2&id=21');
  render(<FaqGroupers groupers={groupers} selected={question(11)} />);
  // The script is our own text. This runs it as the browser would.
  new Function(faqOpeningScript)();
  expect(open()).toEqual(['tema-2', questionAnchor(2, 21)]);
});

test('a question opened before hydration updates the URL', async () => {
  history.replaceState(null, '', '/detalle_pregunta?id_grouper=2&id=21');
  search = 'id_grouper=2&id=21';
  const groups = <FaqGroupers groupers={groupers} selected={question(11)} />;
  const { rerender } = render(<FaqColumns>{groups}</FaqColumns>);
  new Function(faqOpeningScript)();
  fireEvent.click(screen.getByText('Pregunta 23'));
  rerender(
    <FaqColumns>
      {groups}
      <FaqSelection />
    </FaqColumns>,
  );
  await waitFor(() => expect(location.search).toBe('?id_grouper=2&id=23'));
  expect(open()).toEqual(['tema-2', questionAnchor(2, 23)]);
  expect(replace).not.toHaveBeenCalled();
});

test('the URL selects one question in its open grouper', () => {
  search = 'id_grouper=1&id=12';
  renderPage();
  expect(open()).toEqual(['tema-1', questionAnchor(1, 12)]);
  expect(replace).not.toHaveBeenCalled();
});

test.each(['id_grouper=1&id=99', 'id_grouper=9&id=11', 'id_grouper=2&id=11', 'id=11', ''])(
  'a state without a valid question leads home: "%s"',
  (query) => {
    search = query;
    renderPage();
    expect(replace).toHaveBeenCalledWith('/');
  },
);

test('a click on a closed question updates URL and metadata; a grouper or an open question does not', () => {
  search = 'id_grouper=1&id=12';
  document.title = 'Pregunta 12';
  document.head.innerHTML +=
    '<link rel="canonical" href="https://sitio.example/detalle_pregunta?id_grouper=1&id=12" />' +
    '<meta name="description" content="Respuesta 12" />';
  const head = () => [
    document.title,
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  ];
  renderPage();
  fireEvent.click(screen.getByText('Horarios'));
  fireEvent.click(screen.getByText('Pregunta 12'));
  expect(location.search).toBe('');
  expect(head()[0]).toBe('Pregunta 12');
  fireEvent.click(screen.getByText('Pregunta 21'));
  expect(location.search).toBe('?id_grouper=2&id=21');
  expect(head()).toEqual([
    `Pregunta 21 | ${companyName}`,
    'https://sitio.example/detalle_pregunta?id_grouper=2&id=21',
    'Respuesta 21',
  ]);
  fireEvent.click(screen.getByText('Pregunta 23'));
  expect(head()).toEqual([
    `Facturas | ${companyName}`,
    'https://sitio.example/detalle_pregunta?id_grouper=2&id=23',
    'Cómo recibirlas',
  ]);
});

test('a later selection closes the other question and leaves the groupers unchanged', () => {
  render(<FaqGroupers groupers={groupers} selected={question(11)} />);
  selectQuestion(document, questionAnchor(1, 11));
  document.querySelector<HTMLDetailsElement>('#tema-2')!.open = true;
  expect(selectQuestion(document, questionAnchor(2, 23))?.id).toBe(questionAnchor(2, 23));
  expect(open()).toEqual(['tema-1', 'tema-2', questionAnchor(2, 23)]);
  expect(selectQuestion(document, 'tema-1')).toBeUndefined();
});

test('a click can choose only a closed question', () => {
  render(<FaqGroupers groupers={groupers} selected={question(11)} />);
  selectQuestion(document, questionAnchor(1, 11));
  const chosen = (text: string) => {
    let result: ReturnType<typeof questionOfClick>;
    const listen = (event: Event) => (result = questionOfClick(event));
    document.addEventListener('click', listen, { capture: true, once: true });
    fireEvent.click(screen.getByText(text));
    return result?.id;
  };
  expect(chosen('Pregunta 12')).toBe(questionAnchor(1, 12));
  expect(chosen('Pregunta 11')).toBeUndefined();
  expect(chosen('Respuesta 11')).toBeUndefined();
});

test('another page in the document keeps its open questions', () => {
  search = 'id_grouper=1&id=12';
  render(<FaqGroupers groupers={groupers} selected={question(11)} />);
  const kept = open().length;
  renderPage();
  expect(open()).toHaveLength(kept + 2);
});
