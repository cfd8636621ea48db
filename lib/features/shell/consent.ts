const COOKIE = 'cookies_aceptadas=1';
const YEAR_SECONDS = 31_536_000;
/** Fired on `window` when consent is given. */
export const CONSENT_EVENT = 'consent';

/** Runs before the first paint, so that the banner does not flash for those who accepted. */
export const consentScript = `if(document.cookie.split('; ').includes('${COOKIE}'))document.documentElement.dataset.consent='yes'`;

/** Returns whether this visitor has accepted cookies. */
export function hasConsent(): boolean {
  return document.cookie.split('; ').includes(COOKIE);
}

/** Remembers it for a year and tells the page, which may load what waited for it. */
export function giveConsent(): void {
  document.cookie = `${COOKIE}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
  document.documentElement.dataset.consent = 'yes';
  window.dispatchEvent(new Event(CONSENT_EVENT));
}
