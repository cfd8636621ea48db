/** Returns the bytes of several parts, one after the other. */
function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** The texts for visitors when a report cannot be shown. */
export const failureTexts = {
  missing: 'No encontramos el documento de este informe.',
  unavailable: 'El documento no está disponible en este momento.',
  interrupted: 'La descarga del documento se interrumpió.',
  protected: 'El documento está protegido con contraseña y no se puede mostrar aquí.',
  unreadable:
    'No pudimos mostrar el documento aquí; puedes intentar abrirlo en el visor del navegador.',
};

/** The reason why a report cannot be shown. */
export type FailureKind = keyof typeof failureTexts;

/** The error for a report that cannot be opened, with the reason. */
export class ReportFailure extends Error {
  constructor(readonly kind: FailureKind) {
    super(`The report cannot be shown: ${kind}`);
    this.name = 'ReportFailure';
  }
}

/** The size of the first request; a smaller file arrives complete with it. */
export const FIRST_BYTES = 65_536;

/** A PDF that has loaded as a whole, or loads in parts as its pages are opened. */
export type PdfSource =
  | { kind: 'whole'; data: Uint8Array<ArrayBuffer> }
  | {
      kind: 'ranges';
      head: Uint8Array<ArrayBuffer>;
      length: number;
      read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
    };

type OnBytes = (count: number) => void;

async function request(url: string, begin: number, end: number, signal: AbortSignal) {
  const headers = { range: `bytes=${begin}-${end - 1}` };
  const response = await fetch(url, { headers, signal }).catch(() => {
    throw new ReportFailure('interrupted');
  });
  if (response.status === 404 || response.status === 400) throw new ReportFailure('missing');
  if (!response.ok) throw new ReportFailure('unavailable');
  return response;
}

async function readBody(response: Response, onBytes: OnBytes) {
  const parts: Uint8Array[] = [];
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value);
      onBytes(part.value.byteLength);
    }
  } catch {
    throw new ReportFailure('interrupted');
  }
  return joinedBytes(parts);
}

/** Opens a PDF by ranges, or downloads it where these are not supported. Throws ReportFailure. */
export async function openPdfSource(
  url: string,
  signal: AbortSignal,
  onProgress: (loaded: number, total: number | undefined) => void,
): Promise<PdfSource> {
  const response = await request(url, 0, FIRST_BYTES, signal);
  const total = /^bytes 0-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  const length = total === undefined ? undefined : Number(total);
  let loaded = 0;
  const count: OnBytes = (bytes) => {
    loaded += bytes;
    onProgress(loaded, length);
  };
  const head = await readBody(response, count);
  if (length === undefined || head.byteLength >= length) return { kind: 'whole', data: head };

  const read = async (begin: number, end: number) => {
    const part = await readBody(await request(url, begin, end, signal), count);
    if (part.byteLength === end - begin) return part;
    throw new ReportFailure('interrupted');
  };
  // A lost range is requested once more.
  const readTwice = (begin: number, end: number) => read(begin, end).catch(() => read(begin, end));
  return { kind: 'ranges', head, length, read: readTwice };
}
