import type { ContactValues } from '@/lib/features/contact/fields';

/**
 * The fields of an unsent message; those of `empty` where it lacks one. Undefined for any other text.
 */
export function readContactDraft(content: string, empty: ContactValues): ContactValues | undefined {
  try {
    const value: unknown = JSON.parse(content);
    const texts = Object.entries(Object(value)).filter(
      ([name, text]) => Object.hasOwn(empty, name) && typeof text === 'string',
    );
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}
