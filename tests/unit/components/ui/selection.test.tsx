import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NavBehaviour } from '@/components/shell/NavBehaviour';
import { Selection } from '@/components/ui/Selection';
import { hrefOf } from '@/tests/support/href-of';

const choices = ['Centro', 'Norte', 'Sur'].map((label, at) => ({
  label,
  page: { href: `/zonas/${label}`, title: `${label} | Zonas` },
  isSelected: at === 0,
  panel: <p>Días de {label}</p>,
}));
const panels = () => [...document.querySelectorAll('details')];
const open = () => panels().flatMap((panel) => (panel.open ? [panel.textContent] : []));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, '', '/zonas');
});

/** What the browser does at a press: one opens, the others of its name close, both say so. */
async function choose(label: string) {
  for (const panel of panels()) panel.open = false;
  const panel = screen.getByText(label).closest('details')!;
  panel.open = true;
  await act(async () => panel.dispatchEvent(new Event('toggle')));
}

test('the selected choice is open, and they exclude each other', () => {
  render(<Selection id="zona" choices={choices} />);
  expect(screen.getByText('Días de Centro')).toBeVisible();
  expect(screen.getByText('Días de Norte')).not.toBeVisible();
  expect(panels().map((panel) => panel.getAttribute('name'))).toEqual(['zona', 'zona', 'zona']);
  expect(document.querySelectorAll('#zona')).toHaveLength(1);
});

test('of more than ten choices the others are links to their pages, at the panel there', () => {
  const many = Array.from({ length: 11 }, (_, at) => ({
    label: `Zona ${at}`,
    page: { href: `/zonas/${at}`, title: `Zona ${at}` },
    isSelected: at === 4,
    panel: `Días ${at}`,
  }));
  render(<Selection id="zona" choices={many.slice(0, 10)} />);
  expect(panels()).toHaveLength(10);
  cleanup();
  render(<Selection id="zona" choices={many} />);
  expect(panels()).toHaveLength(1);
  expect(screen.getByText(/^Días 4/)).toBeVisible();
  expect(screen.queryByText(/^Días 5/)).toBeNull();
  expect(hrefOf('Zona 5')).toBe('/zonas/5#zona');
});

test('the URL is that of the choice that was opened, without a new entry in the history', async () => {
  render(<Selection id="zona" choices={choices} />);
  const entries = history.length;
  expect(location.pathname).toBe('/zonas');
  await choose('Norte');
  expect(location.pathname + location.search).toBe('/zonas/Norte');
  await choose('Sur');
  expect(location.pathname).toBe('/zonas/Sur');
  expect(history).toHaveLength(entries);
});

test('one is open where the browser knows no groups of disclosures, and the URL is its own', async () => {
  render(
    <>
      <Selection id="zona" choices={choices} />
      <NavBehaviour />
    </>,
  );
  const norte = screen.getByText('Norte').closest('details')!;
  norte.open = true;
  await act(async () => norte.dispatchEvent(new Event('toggle')));
  expect(open()).toEqual([norte.textContent]);
  expect(location.pathname).toBe('/zonas/Norte');
});

test('the title is that of the choice that was opened', async () => {
  document.title = 'Zonas';
  render(<Selection id="zona" choices={choices} />);
  expect(document.title).toBe('Zonas');
  await choose('Norte');
  expect(document.title).toBe('Norte | Zonas');
});

test('closing the open choice, and what opens within a panel, leave the URL alone', async () => {
  const nested = choices.map((choice) => ({
    ...choice,
    panel: (
      <details>
        <summary>Calendario de {choice.label}</summary>
      </details>
    ),
  }));
  render(<Selection id="zona" choices={nested} />);
  const [centro] = panels();
  const calendar = screen.getByText('Calendario de Centro').closest('details')!;
  calendar.open = true;
  fireEvent(calendar, new Event('toggle'));
  centro!.open = false;
  fireEvent(centro!, new Event('toggle'));
  expect(location.pathname).toBe('/zonas');
});

test('a choice opened before hydration stays open, and the URL follows', async () => {
  const content = <Selection id="zona" choices={choices} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(content);
  const [centro, norte] = panels();
  centro!.open = false;
  norte!.open = true;
  const root = await act(async () => hydrateRoot(container, content));
  await waitFor(() => expect(location.pathname).toBe('/zonas/Norte'));
  expect(open()).toEqual(['NorteDías de Norte']);
  act(() => root.unmount());
  container.remove();
});

test('a choice that the page above has moved out of sight is brought back', async () => {
  render(<Selection id="zona" choices={choices} />);
  const summary = screen.getByText('Norte');
  summary.getBoundingClientRect = () => ({ top: -300 }) as DOMRect;
  await choose('Norte');
  await waitFor(() => expect(summary.scrollIntoView).toHaveBeenCalled());
});
