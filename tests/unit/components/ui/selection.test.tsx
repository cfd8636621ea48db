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

/** Opens one panel as a browser does: the others of its name close, and both report it. */
async function choose(label: string) {
  for (const panel of panels()) panel.open = false;
  const panel = screen.getByText(label).closest('details')!;
  panel.open = true;
  await act(async () => panel.dispatchEvent(new Event('toggle')));
}

test('only the selected choice is open, and the choices exclude each other', () => {
  render(<Selection id="zona" choices={choices} />);
  expect(screen.getByText('Días de Centro')).toBeVisible();
  expect(screen.getByText('Días de Norte')).not.toBeVisible();
  expect(panels().map((panel) => panel.getAttribute('name'))).toEqual(['zona', 'zona', 'zona']);
  expect(document.querySelectorAll('#zona')).toHaveLength(1);
});

test('with more than ten choices, the others link the panel on their own pages', () => {
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

test('an opened choice sets the URL without a new history entry', async () => {
  render(<Selection id="zona" choices={choices} />);
  const entries = history.length;
  expect(location.pathname).toBe('/zonas');
  await choose('Norte');
  expect(location.pathname + location.search).toBe('/zonas/Norte');
  await choose('Sur');
  expect(location.pathname).toBe('/zonas/Sur');
  expect(history).toHaveLength(entries);
});

test('an opened choice closes the others and sets the URL in a browser without groups of disclosures', async () => {
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

test('an opened choice sets the title', async () => {
  document.title = 'Zonas';
  render(<Selection id="zona" choices={choices} />);
  expect(document.title).toBe('Zonas');
  await choose('Norte');
  expect(document.title).toBe('Norte | Zonas');
});

test('closing the choice, or opening something within a panel, keeps the URL', async () => {
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

test('a choice opened before hydration stays open, and the URL follows it', async () => {
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

test('a choice that has moved out of view is scrolled back', async () => {
  render(<Selection id="zona" choices={choices} />);
  const summary = screen.getByText('Norte');
  summary.getBoundingClientRect = () => ({ top: -300 }) as DOMRect;
  await choose('Norte');
  await waitFor(() => expect(summary.scrollIntoView).toHaveBeenCalled());
});
