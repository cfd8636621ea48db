import {
  untriedCall,
  type CallReport,
  type DoctorReport,
  type EditorialFinding,
  type Impact,
} from '@/tools/doctor/report';

export function callReport(name: string, own: Partial<CallReport> = {}): CallReport {
  return {
    ...untriedCall(name, 'list'),
    state: 'whole',
    requests: 1,
    statuses: { 200: 1 },
    outcomes: { found: 1, missing: 0, unavailable: 0 },
    ms: { median: 12, slowest: 12 },
    bytes: 4_200,
    records: 9,
    envelope: 'envelope',
    contentTypes: ['application/json; charset=utf-8'],
    ...own,
  };
}

export const impactOn = (own: Partial<Impact> = {}): Impact => ({
  severity: 'gap',
  rule: 'empty-record',
  path: '/nuestra_empresa/historia',
  what: 'La página «Historia» está vacía.',
  fix: 'Publique el contenido, o retire el registro.',
  ...own,
});

export const finding = (own: Partial<EditorialFinding> = {}): EditorialFinding => ({
  rule: 'alt-missing',
  record: { type: 'noticia', id: 7, title: 'Composta en casa' },
  field: 'images[0].alt',
  path: '/Blog_Detalle/composta-en-casa',
  what: 'La imagen «composta.jpg» no tiene descripción.',
  why: 'Las personas que no ven la imagen solo tienen esa descripción.',
  fix: 'Escriba en una frase corta qué se ve.',
  ...own,
});

const untried = (name: string, reason: string) =>
  callReport(name, { state: 'untried', requests: 0, records: 0, reasons: [reason] });

const refused = (name: string) =>
  callReport(name, {
    state: 'failed',
    statuses: { connection: 1 },
    outcomes: { found: 0, missing: 0, unavailable: 1 },
    reasons: ['connection'],
    envelope: 'none',
    contentTypes: [],
  });

/** Nothing to mend. */
export const worksReport: DoctorReport = {
  version: 2,
  taken: '2026-03-02T17:05:00.000Z',
  gateway: 'https://gateway.example:8443',
  verdict: 'works',
  summary: 'Funciona: 2 de 2 llamadas completas; sin consecuencias.',
  calls: [callReport('GET /web-page-conf/web/section'), callReport('GET /web-contact')],
  impact: [],
  editorial: [],
  service: [],
  addresses: { pages: 40, files: 2, pictures: 54 },
  extent: { requests: 2, records: 18, leftOut: [] },
};

/** Some of everything, and much of some. */
export const gapsReport: DoctorReport = {
  ...worksReport,
  verdict: 'works-with-gaps',
  summary: 'Funciona con huecos: 40 de 42 llamadas completas; 14 consecuencias (1 grave).',
  calls: [
    ...Array.from({ length: 40 }, (_, at) => callReport(`GET /web-page-conf/web/whole/${at}/*`)),
    callReport('GET /web-page-conf/web/blog/getall', {
      state: 'gaps',
      records: 33,
      skipped: {
        count: 3,
        of: 36,
        examples: [{ id: 12, field: 'url', reason: 'no vino' }, { reason: 'vino como lista' }],
      },
      wrongTyped: [{ field: 'states', came: 'vino como número', count: 4 }],
      neverCame: ['photos.alt'],
      unknown: ['campo_nuevo'],
      envelope: 'both',
      notUtf8: 1,
    }),
    callReport('GET /web-page-conf/web/press/getall/*/*', {
      state: 'failed',
      statuses: { 500: 1, timeout: 2 },
      outcomes: { found: 0, missing: 0, unavailable: 3 },
      reasons: ['http-500', 'timeout'],
      requests: 3,
      ms: { median: 5_000, slowest: 5_012 },
    }),
    untried('POST /web-page-conf/web/quote', 'Solo se envía con --send-test.'),
  ],
  impact: [
    impactOn(),
    ...Array.from({ length: 12 }, (_, at) =>
      impactOn({ path: `/detalle_prensa/comunicado-${at}`, fix: 'Suba el archivo de nuevo.' }),
    ),
    impactOn({ severity: 'broken', path: '/prensa', fix: 'Corrija la llamada.' }),
  ],
  service: [],
  editorial: [
    finding({
      rule: 'html-lost',
      before: '<p style="color:red">Aviso</p>',
      after: '<p>Aviso</p>',
    }),
    ...Array.from({ length: 60 }, (_, at) =>
      finding({ record: { type: 'comunicado', id: at, title: `Comunicado ${at}` } }),
    ),
  ],
  addresses: { pages: 40, files: 2, pictures: 54 },
  extent: { requests: 400, records: 3_165, leftOut: ['Noticias: 6 de 36'] },
};

/** Nothing answers. */
export const deadReport: DoctorReport = {
  ...worksReport,
  verdict: 'does-not-work',
  summary: 'No funciona: 0 de 1 llamadas completas, 1 falla, 1 sin probar; 1 consecuencia.',
  calls: [refused('GET /web-page-conf/web/section'), untried('GET /web-contact', 'No contesta.')],
  impact: [
    impactOn({ severity: 'broken', rule: 'gateway-unavailable', path: '/', fix: 'Revise.' }),
  ],
  addresses: { pages: 40, files: 2, pictures: 54 },
  extent: { requests: 1, records: 0, leftOut: [] },
};
