import { cacheControl, pageHeaders, retryAfter } from './headers.mts';

// Pages that stand without Next: what they say is of use before any script, style or content is there.
const STYLE =
  '*{box-sizing:border-box;margin:0}body{min-height:100vh;background:#f2f5fa;color:#0f1c36;font:1.0625rem/1.6 Archivo,system-ui,sans-serif}header{padding:16px max(16px,50% - 600px);background:#fff;border-bottom:1px solid #d5ddea}img{display:block;height:40px;width:auto}main{display:grid;gap:24px;justify-items:start;padding:clamp(48px,10vw,112px) max(16px,50% - 600px)}p{max-width:40rem}h1{font-size:clamp(2rem,1.4rem + 2.9vw,3rem);line-height:1.1;max-width:40rem}a{display:inline-flex;align-items:center;min-height:48px;margin:0 16px 8px 0;padding:8px 24px;border:2px solid #003da5;border-radius:999px;background:#fff;color:#003da5;font-weight:600;text-decoration:none}a:first-child{background:#003da5;color:#fff}a:focus-visible{outline:3px solid #003da5;outline-offset:3px}';

const body = (heading: string, sentence: string) =>
  `<header><a href="/" style="padding:0;border:0;margin:0;background:none"><img src="/logo.svg" alt="Inicio" width="187" height="40"/></a></header><main><h1>${heading}</h1><p>${sentence}</p><nav aria-label="Opciones"><a href="tel:+528007332222">Llamar al 800 733 22 22</a><a href="">Intentar de nuevo</a></nav></main>`;

const HEAD =
  '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>';

const document = (title: string, heading: string, sentence: string) =>
  `<!DOCTYPE html><html lang="es-MX"><head>${HEAD}<title>${title}</title><style>${STYLE}</style></head><body>${body(heading, sentence)}</body></html>`;

const busy = document(
  'Demasiadas visitas a la vez',
  'Recibimos demasiadas visitas a la vez',
  'No pudimos preparar esta página en este momento. Intente de nuevo en unos segundos o llámenos: con gusto le atendemos por teléfono.',
);

/** What the service worker shows in place of a page that is not stored; without a picture. */
export const offlinePage = document(
  'Sin conexión',
  'Sin conexión',
  'No pudimos abrir esta página. Revisa tu conexión a internet e intenta de nuevo o llámanos: con gusto te atendemos por teléfono.',
).replace(/<img[^>]*>/, 'Inicio');

/** The response to a request for a page that cannot be rendered now. Nothing caches it. */
export const busyPage = {
  html: busy,
  status: 503,
  headers: {
    ...pageHeaders(busy),
    'cache-control': cacheControl.busy,
    'retry-after': retryAfter.busy,
  },
};

/** Next's document for a page that could not be rendered: empty until its scripts run. */
const EMPTY_ERROR = /^(<!DOCTYPE html><html) id="__next_error__">(<head>.*?)(<\/head><body>)/s;

const OUTAGE_TITLE = 'No pudimos cargar esta página';
const OUTAGE = body(
  OUTAGE_TITLE,
  'Nuestro servicio de contenidos no respondió. Intente de nuevo en unos segundos o llámenos: con gusto le atendemos por teléfono.',
);

/**
 * Next's error document with what `app/error.tsx` says, for visitors without scripts and until they run;
 * any other text as it is. React removes the element when it draws its own page, and the styles within.
 */
export const completeError = (html: string): string =>
  html.replace(
    EMPTY_ERROR,
    (_all, start: string, head: string, end: string) =>
      `${start} id="__next_error__" lang="es-MX">${head}${HEAD}<title>${OUTAGE_TITLE}</title>${end}<div><style>${STYLE}</style>${OUTAGE}</div>`,
  );
