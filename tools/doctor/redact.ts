const HIDDEN = '***';
/** Names of pictures such as `banner@2x.png` are none. */
const EMAIL = /[\w.+-]+@(?!\d+x\.)[\w-]+(?:\.[\w-]+)+/g;
/** Shorter parts occur in ordinary words. */
const LEAST = 5;

/** The value, and without its scheme, as it could come back from a gateway. */
function formsOf(secret: string): string[] {
  const [, token = ''] = /^\S+\s+(.+)$/.exec(secret) ?? [];
  return [secret, token, encodeURIComponent(secret), encodeURIComponent(token)];
}

/** Hides secrets and e-mail addresses in every text of a value. */
export function redactor(secrets: readonly (string | undefined)[]) {
  const forms = [...new Set(secrets.flatMap((secret) => formsOf(secret ?? '')))]
    .filter((form) => form.length >= LEAST)
    .toSorted((a, b) => b.length - a.length);
  const redactText = (text: string) =>
    forms.reduce((left, form) => left.replaceAll(form, HIDDEN), text).replace(EMAIL, HIDDEN);
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => [redactText(name), redact(own)]),
    );
  };
  return <T>(value: T): T => redact(value) as T;
}
