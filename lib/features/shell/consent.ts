const COOKIE = 'cookies_aceptadas=1';
const YEAR_SECONDS = 31_536_000;
/** Fired on `window` when consent is given. */
export const CONSENT_EVENT = 'consent';

/** The script that runs before the first paint, so that the banner does not flash after consent. */
export const consentScript = `if(document.cookie.split('; ').includes('${COOKIE}'))document.documentElement.dataset.consent='yes'`;

/** Returns whether this visitor has accepted cookies. */
export function hasConsent(): boolean {
  return document.cookie.split('; ').includes(COOKIE);
}

/** Stores consent for a year and dispatches `CONSENT_EVENT`, for parts that load only with consent. */
export function giveConsent(): void {
  document.cookie = `${COOKIE}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
  document.documentElement.dataset.consent = 'yes';
  window.dispatchEvent(new Event(CONSENT_EVENT));
}
