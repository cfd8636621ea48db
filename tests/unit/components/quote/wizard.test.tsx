import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readSavedQuote } from '@/lib/features/quote/saved';
import { emptyPerson } from '@/lib/features/quote/submission';
import { hrefOf } from '@/tests/support/href-of';
import { apiRoutes } from '@/lib/server/routing/routes';
import {
  site,
  user,
  press,
  heading,
  whatsapp,
  open,
  choosePlace,
  TITLE,
  toPlace,
  holdCoverage,
  toQuestions,
  toForm,
  person,
  typed,
  fill,
  openForm,
} from './opened-wizard';

jest.mock('@/components/ui/toasts', () => ({
  prepareToasts: jest.fn(),
  showToast: jest.fn(async () => undefined),
}));

test('the choices are radios in a group with the heading as its name', async () => {
  open();
  const group = screen.getByRole('group', { name: '¿Qué servicio necesitas?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByText('Paso 1/5')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});

test("step 1 keeps the page's title, and later steps are put before it", async () => {
  document.title = TITLE;
  const titles: string[] = [];
  const watcher = new MutationObserver(() => titles.push(document.title));
  watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  open();
  await toPlace();
  await waitFor(() => expect(document.title).toBe(`Paso 2 de 5 | ${TITLE}`));
  await press('Anterior');
  await waitFor(() => expect(document.title).toBe(TITLE));
  watcher.disconnect();
  expect(new Set(titles)).toEqual(new Set([TITLE, `Paso 2 de 5 | ${TITLE}`]));
});

describe("'Siguiente' pressed too early says what is missing and moves the focus there", () => {
  const expectMessage = (control: HTMLElement, message: string) => {
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(control).toHaveAccessibleDescription(message);
  };

  test('a service is missing in step 1', async () => {
    open();
    await press('Siguiente');
    expectMessage(screen.getByRole('group'), 'Elige un servicio para continuar.');
    const [first] = screen.getAllByRole('radio');
    expect(first).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Reciclaje' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  });

  test('state and city are missing in step 2, then only the city', async () => {
    open();
    await toPlace();
    await screen.findByRole('option', { name: 'Nuevo León' });
    await press('Siguiente');
    expectMessage(screen.getByLabelText('Estado'), 'Elige tu estado y tu ciudad.');
    expect(screen.getByLabelText('Estado')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Estado'), 'Nuevo León');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await screen.findByRole('option', { name: 'Monterrey' });
    await press('Siguiente');
    expectMessage(screen.getByLabelText('Ciudad'), 'Elige tu ciudad.');
    expect(screen.getByLabelText('Ciudad')).toHaveFocus();
  });

  test('coverage is still loading in step 2, and the wizard continues by itself', async () => {
    const answer = holdCoverage();
    open();
    await toPlace();
    await choosePlace();
    await press('Siguiente');
    expect(screen.getByRole('alert')).toHaveTextContent(/estamos comprobando la cobertura/);
    expect(screen.getByText('Paso 2/5')).toBeVisible();
    await answer();
    expect(await screen.findByText('Paso 3/5')).toBeVisible();
  });

  test('a coverage response for one city is not used for another', async () => {
    const answer = holdCoverage();
    open();
    await toPlace();
    await choosePlace();
    await press('Siguiente');
    await choosePlace('Nuevo León', 'San Nicolás de los Garza');
    await answer();
    expect(await screen.findByText(/Damos este servicio/)).toBeVisible();
    expect(screen.getByText('Paso 2/5')).toBeVisible();
  });

  test('an answer is missing in step 3 and a weekday in step 4', async () => {
    open();
    await toQuestions();
    await press('Siguiente');
    expectMessage(screen.getByRole('group'), 'Elige una opción para continuar.');
    expect(screen.getByRole('radio', { name: 'Cartón' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Vidrio' }));
    await press('Siguiente');
    await press('Siguiente');
    expectMessage(screen.getByRole('group'), 'Elige al menos un día para continuar.');
    expect(screen.getByRole('checkbox', { name: 'Lunes' })).toHaveFocus();
  });
});

test('step 3 counts its questions, and shows their number once it is certain', async () => {
  open();
  await toQuestions();
  expect(screen.getByText('Pregunta 1', { exact: true })).toBeVisible();
  expect(heading()).toHaveAccessibleDescription('Pregunta 1');
  await user.click(screen.getByRole('radio', { name: 'Cartón' }));
  await press('Siguiente');
  expect(screen.getByText('Pregunta 2 de 2')).toBeVisible();
  expect(screen.getByText('Paso 3/5')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
});

test('the second press of a double click does not answer the question that follows', async () => {
  open();
  await toPlace();
  await choosePlace();
  await screen.findByText(/Damos este servicio/);
  const next = () => screen.getByRole('button', { name: 'Siguiente' });
  fireEvent.click(next(), { detail: 1 });
  const answer = await screen.findByRole('radio', { name: 'Vidrio' });
  fireEvent.click(answer, { detail: 2 });
  expect(answer).not.toBeChecked();
  fireEvent.click(next(), { detail: 2 });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.click(answer, { detail: 1 });
  expect(answer).toBeChecked();
});

test('the focus moves to the heading of the new step', async () => {
  open();
  await toPlace();
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveTextContent('¿Dónde te encuentras?');
});

test('a city without coverage opens the modal, and closing it clears the city', async () => {
  open();
  await toPlace();
  await choosePlace('Campeche', 'Calkiní');
  const dialog = await screen.findByRole('dialog', {
    name: 'Por el momento no contamos con cobertura en tu ciudad',
  });
  expect(dialog).toHaveTextContent('Recolección domiciliaria en Calkiní, Campeche');
  expect(hrefOf('Mérida', dialog)).toBe('/sucursales/merida');
  expect(hrefOf('Dejar mi solicitud', dialog)).toBe('/solicita_cotizacion#solicitud');
  await user.click(within(dialog).getByRole('button', { name: 'ACEPTAR' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Ciudad')).toHaveValue('');
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Campeche');
});

test('a state without cities has no coverage', async () => {
  site.answers.set(apiRoutes.cities(4), []);
  open();
  await toPlace();
  await screen.findByRole('option', { name: 'Campeche' });
  await user.selectOptions(screen.getByLabelText('Estado'), 'Campeche');
  const said = 'Por el momento no contamos con cobertura en Campeche.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText('Ciudad')).toBeDisabled();
});

test('a change of state clears the city', async () => {
  open();
  await toPlace();
  await choosePlace();
  await user.selectOptions(screen.getByLabelText('Estado'), 'Campeche');
  expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Selecciona tu ciudad');
});

test('a complete quote sends every choice, field by field', async () => {
  open();
  await toQuestions();
  expect(heading()).toHaveTextContent('¿Qué genera?');
  await user.click(screen.getByRole('radio', { name: 'Cartón' }));
  await press('Siguiente');
  expect(heading()).toHaveTextContent('¿Cuánto?');
  await user.click(screen.getByRole('radio', { name: 'Mucho' }));
  await press('Siguiente');
  await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Lunes' }));
  await press('Siguiente');
  await screen.findByLabelText('Nombre*');
  for (const [label, text] of typed) await user.type(screen.getByLabelText(label), text);
  await press('Enviar');
  expect(await screen.findByText('Finalizado')).toBeVisible();
  expect(heading()).toHaveTextContent('Tu cotización está en proceso');
  expect(site.sent).toEqual([
    {
      business_line_id: 1,
      city_id: 978,
      frequency: ['Lunes', 'Martes'],
      quote_services: [
        { service: '¿Qué genera?', type: 'Cartón' },
        { service: '¿Cuánto?', type: 'Mucho' },
      ],
      ...person,
      submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
      elapsed: expect.any(Number),
      campo_vacio: '',
    },
  ]);
  expect(readSavedQuote()).toMatchObject({ person: emptyPerson });
  expect(
    screen.getByText(/Un asesor te llamará .* en un plazo máximo de un día hábil/),
  ).toBeVisible();
  const next = screen.getByRole('region', { name: 'Qué sigue' });
  expect(within(next).getAllByRole('listitem')).toHaveLength(3);
  expect(hrefOf('Aceptar')).toBe('/');
  expect(whatsapp()).toMatch(/^https:\/\/wa\.me\/528155550180\?text=/);
  expect(whatsapp()).toContain('¿Cuánto?: Mucho');
  expect(whatsapp()).not.toMatch(/Señora|Particular|0101|cliente/);
});

describe('the stored quote', () => {
  test('is continued by another visit', async () => {
    const { unmount } = open();
    await toForm();
    await fill();
    unmount();
    open();
    expect(await screen.findByLabelText('Nombre*')).toHaveValue('Señora de Prueba');
    expect(screen.getByText('Paso 5/5')).toBeVisible();
  });

  test('is replaced by a link, which starts at its first open step', async () => {
    open('/cotizador?servicio=recoleccion-domiciliaria&estado=NL&ciudad=monterrey');
    expect(await screen.findByRole('radio', { name: 'Cartón' })).toBeVisible();
    expect(screen.getByText('Monterrey, Nuevo León')).toBeVisible();
  });

  test('gets a new submission id from a link', async () => {
    const { unmount } = await openForm();
    unmount();
    const saved = JSON.parse(sessionStorage.getItem('borrador:cotizacion') ?? '');
    open('/cotizador?servicio=reciclaje');
    await screen.findByText('Paso 2/5');
    const begun = readSavedQuote();
    expect(begun).toMatchObject({ person });
    expect(begun?.submission).not.toBe(saved.submission);
  });

  test('is not affected by a link to unknown values', async () => {
    open('/cotizador?servicio=nada&estado=Atlantis&ciudad=x');
    expect(heading()).toHaveTextContent('¿Qué servicio necesitas?');
    await toPlace();
    await screen.findByRole('option', { name: 'Nuevo León' });
    expect(screen.getByLabelText('Estado')).toHaveValue('');
  });
});

test('a lookup that fails repeatedly shows the help line and can be retried', async () => {
  site.answers.set('/api/states', 502);
  open();
  await toPlace();
  const reason = 'No pudimos cargar las opciones. Tus respuestas están a salvo.';
  expect(await screen.findAllByText(new RegExp(`^${reason}`))).toHaveLength(2);
  await press('Siguiente');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Pulsa “Intentar de nuevo” o llámanos/);
  expect(site.asked.filter((path) => path === '/api/states')).toHaveLength(3);
  site.answers.clear();
  await press('Intentar de nuevo');
  expect(document.body).not.toHaveFocus();
  await choosePlace();
  expect(await screen.findByText(/Damos este servicio/)).toBeVisible();
  expect(screen.queryAllByText(/Tus respuestas están a salvo/)).toHaveLength(0);
});

test('a failed coverage check stops its progress message and can be retried', async () => {
  const path = '/api/coverage?line=1&city=978';
  site.answers.set(path, 502);
  open();
  await toPlace();
  await choosePlace();
  expect(await screen.findByText('Comprobando la cobertura en Monterrey…')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  expect(screen.queryByText(/Comprobando la cobertura/)).toBeNull();
  expect(screen.getAllByText(/^No pudimos comprobar la cobertura. Tus respuestas/)).toHaveLength(2);
  site.answers.delete(path);
  await user.click(retry);
  expect(await screen.findByText(/Damos este servicio/)).toBeVisible();
});

test('a line without weekdays of its own offers all of them', async () => {
  site.answers.set('/api/battery?line=1', { questions: [], weekdays: [] });
  open();
  await toQuestions();
  expect(heading()).toHaveTextContent('¿Qué días necesitas el servicio?');
  expect(screen.getByRole('checkbox', { name: 'Domingo' })).toBeVisible();
  await press('Anterior');
  expect(heading()).toHaveTextContent('¿Dónde te encuentras?');
});
