import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import JSZip from 'jszip';
import { DownloadAll } from '@/components/press/DownloadAll';
import { teachDialogs } from '@/tests/support/dialogs';

/** One request for a file, waiting for the test. */
interface Asked {
  path: string;
  send(text: string): void;
  end(): void;
  fail(): void;
  isAborted(): boolean;
}

let asked: Asked[];
let saved: { name: string; blob: Blob | undefined }[];
beforeEach(() => {
  teachDialogs();
  asked = [];
  saved = [];
  let latest: Blob | undefined;
  URL.createObjectURL = jest.fn((blob: Blob) => {
    latest = blob;
    return 'blob:zip';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: latest });
  });
  globalThis.fetch = jest.fn((path: string, init: RequestInit) => {
    const stream = waitingStream(path, init);
    return Promise.resolve({ ok: true, status: 200, body: { getReader: () => stream } });
  }) as unknown as typeof fetch;
});

/** jsdom has no streams: a reader whose chunks come from the test. */
function waitingStream(path: string, { signal }: RequestInit) {
  const queue: Promise<unknown>[] = [];
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const next = () => {
    const due = Promise.withResolvers<unknown>();
    waiting.push(due);
    queue.push(due.promise);
    due.promise.catch(() => undefined);
  };
  next();
  const settle = (how: (due: PromiseWithResolvers<unknown>) => void) => {
    const due = waiting.at(-1);
    next();
    if (due) how(due);
  };
  signal?.addEventListener('abort', () => settle((due) => due.reject(new Error('aborted'))));
  asked.push({
    path,
    send: (text) =>
      settle((due) => due.resolve({ done: false, value: Uint8Array.from(Buffer.from(text)) })),
    end: () => settle((due) => due.resolve({ done: true })),
    fail: () => settle((due) => due.reject(new TypeError('broken'))),
    isAborted: () => signal?.aborted === true,
  });
  return { read: () => queue.shift() };
}

const user = userEvent.setup();
const start = () => user.click(screen.getByRole('button', { name: /^Descargar (todas|la)/ }));
const status = () => screen.getByRole('status');
const files = [
  { name: 'foto.webp', size: 10 },
  { name: 'Foto.webp', size: 30 },
];
const show = (given = files) => render(<DownloadAll zip="imagenes.zip" files={given} />);
const step = (work: () => void) => act(async () => work());

async function contents(blob: Blob | undefined): Promise<Record<string, string>> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob ?? new Blob());
  });
  const archive = await JSZip.loadAsync(new Uint8Array(bytes));
  const texts: Record<string, string> = {};
  for (const [name, entry] of Object.entries(archive.files))
    texts[name] = await entry.async('string');
  return texts;
}

test('one zip of all files, with progress on the way', async () => {
  show();
  await start();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(asked.map(({ path }) => path)).toEqual(['/archivos/foto.webp', '/archivos/Foto.webp']);
  await step(() => asked[0]?.send('0123456789'));
  const progress = screen.getByRole('progressbar', { name: 'Descargando: 0 de 2 imágenes' });
  expect(progress).toHaveAttribute('aria-valuenow', '25');
  await step(() => asked[0]?.end());
  expect(status()).toHaveTextContent('Descargando: 1 de 2 imágenes');
  await step(() => asked[1]?.send('x'.repeat(30)));
  await step(() => asked[1]?.end());
  await waitFor(() =>
    expect(status()).toHaveTextContent('Listo: imagenes.zip está en sus descargas.'),
  );
  expect(saved.map(({ name }) => name)).toEqual(['imagenes.zip']);
  expect(await contents(saved[0]?.blob)).toEqual({
    'foto.webp': '0123456789',
    'Foto (2).webp': 'x'.repeat(30),
  });
  expect(screen.getByRole('button', { name: /^Descargar (todas|la)/ })).toHaveFocus();
});

test('the object URL is revoked', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const fast = userEvent.setup({ delay: null });
  show([{ name: 'a', size: 1 }]);
  await fast.click(screen.getByRole('button', { name: /^Descargar (todas|la)/ }));
  await step(() => asked[0]?.send('a'));
  await step(() => asked[0]?.end());
  for (let turn = 0; saved.length === 0 && turn < 200; turn += 1)
    await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
  expect(saved).toHaveLength(1);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:zip');
  jest.useRealTimers();
});

test('a file that fails twice is named, the rest is delivered with a note', async () => {
  show();
  await start();
  await step(() => asked[0]?.fail());
  expect(asked).toHaveLength(3);
  await step(() => asked[2]?.fail());
  await step(() => asked[1]?.send('b'));
  await step(() => asked[1]?.end());
  await waitFor(() => expect(status()).toHaveTextContent(/imagenes\.zip sin foto\.webp/));
  expect(await contents(saved[0]?.blob)).toEqual({
    'Foto (2).webp': 'b',
    'LEEME.txt': expect.stringContaining('- foto.webp'),
  });
});

test('when all fail there is no zip, but a sentence', async () => {
  show();
  await start();
  for (let index = 0; index < 4; index += 1) await step(() => asked[index]?.fail());
  await waitFor(() => expect(status()).toHaveTextContent(/^No pudimos preparar la descarga/));
  expect(saved).toEqual([]);
});

test('Cancelar aborts every transfer and restores the button, with focus', async () => {
  show();
  await start();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(status()).toHaveTextContent('Descarga cancelada.'));
  expect(asked.map((request) => request.isAborted())).toEqual([true, true]);
  expect(screen.getByRole('button', { name: /^Descargar (todas|la)/ })).toHaveFocus();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(saved).toEqual([]);
});

test('leaving the page aborts the transfers', async () => {
  const { unmount } = show();
  await start();
  unmount();
  expect(asked.map((request) => request.isAborted())).toEqual([true, true]);
});

describe('over 200 MB', () => {
  const large = [
    { name: 'a', size: 200_000_000 },
    { name: 'b', size: 1 },
  ];

  test('the visitor is asked first; no means that nothing is fetched', async () => {
    show(large);
    await start();
    expect(screen.getByRole('dialog', { name: 'La descarga pesa 200 MB' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No, gracias' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([]);
    expect(screen.getByRole('button', { name: /^Descargar (todas|la)/ })).toBeEnabled();
  });

  test('yes begins it', async () => {
    show(large);
    await start();
    await user.click(screen.getByRole('button', { name: 'Sí, descargar' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('exactly 200 MB are not over', async () => {
    show(large.slice(0, 1));
    await start();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
