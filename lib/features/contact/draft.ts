import type { ContactValues } from '@/lib/features/contact/fields';
import { parsedJson } from '@/lib/util/parsed-json.mts';

/**
 * The fields of an unsent message; those of `empty` where it lacks one. Undefined for any other text.
 */
export function readContactDraft(content: string, empty: ContactValues): ContactValues | undefined {
  const value = parsedJson(content);
  if (value === undefined) return undefined;
  const texts = Object.entries(Object(value)).filter(
    ([name, text]) => Object.hasOwn(empty, name) && typeof text === 'string',
  );
  return { ...empty, ...Object.fromEntries(texts) };
}
