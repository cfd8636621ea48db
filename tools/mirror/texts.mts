// What a visitor reads on a page of the mirror and nowhere else.

/** That of lib/company.ts, which a script without a compiler cannot load. */
const PHONE = '800 733 22 22';
const PHONE_LINK = `<a href="tel:+52${PHONE.replaceAll(' ', '')}">`;

const date = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeZone: 'America/Mexico_City',
});
const time = new Intl.DateTimeFormat('es-MX', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Mexico_City',
});

/** Tells a page of the mirror from one of the site. */
export const BAND_ID = 'aviso-copia';

/** The band at the top of each page: what this is, of when, and what does not work. */
// Search engines must not show it as the page's own words.
export const band = (taken: Date): string => `
<section id="${BAND_ID}" aria-label="Aviso sobre esta copia" data-nosnippet>
  <p><strong>Está viendo una copia del sitio</strong> del <time datetime="${taken.toISOString()}">${date.format(taken)}, ${time.format(taken)} h</time> (centro de México). Por ahora no funcionan los formularios, el cotizador ni las búsquedas. Llámenos: ${PHONE_LINK}${PHONE}</a></p>
</section>`;

const notice = (title: string, text: string) => `
<div class="copia-telefono" data-nosnippet>
  <p><strong>${title}</strong></p>
  <p>${text}</p>
  ${PHONE_LINK}Llamar al ${PHONE}</a>
</div>`;

/** In place of a form. */
export const formNotice = notice(
  'Este formulario no está disponible por el momento',
  'Llámenos y con gusto le atendemos por teléfono.',
);

/** In place of the quote wizard. */
export const quoteNotice = notice(
  'Por el momento no es posible cotizar en línea',
  'Llámenos y un asesor prepara su cotización por teléfono.',
);

/** Beside what was a link to a file that the mirror does not hold. */
export const FILE_NOT_KEPT = ' (no disponible en esta copia)';

/** By the site's own tokens: its styles come before this one. */
export const styles = `
#${BAND_ID} { border-bottom: 1px solid var(--line); background: var(--blue-pale); color: var(--ink); font-size: var(--text-sm); line-height: 1.5; }
#${BAND_ID} p { max-width: calc(var(--content) + 2 * var(--gutter)); margin-inline: auto; padding: 12px var(--gutter); }
#${BAND_ID} a { color: var(--blue); font-weight: 700; white-space: nowrap; }
.copia-telefono { display: grid; gap: var(--space-2); align-content: center; justify-items: start; padding: var(--space-3); border-radius: var(--radius); background: var(--mist); }
.copia-telefono strong { color: var(--blue); font-size: var(--h3); line-height: 1.2; }
.copia-telefono a { display: inline-flex; align-items: center; min-height: 48px; padding: 8px 24px; border-radius: var(--radius-full); background: var(--blue); color: var(--white); font-weight: 600; text-decoration: none; }
`;
