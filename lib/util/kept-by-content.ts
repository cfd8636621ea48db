import { hash } from 'node:crypto';

/**
 * Keeps what was last made of content, and makes it anew only when the content says something else.
 * A frozen list counts as new when it is another object: it is large, and shared while it is the same.
 */
export function keptByContent<R>(): (content: object, make: () => R) => R {
  let last: { content: object; key: string | undefined; made: R } | undefined;
  return (content, make) => {
    if (last?.content === content) return last.made;
    const key = Object.isFrozen(content)
      ? undefined
      : hash('sha1', JSON.stringify(content), 'base64url');
    if (last === undefined || key === undefined || last.key !== key)
      last = { content, key, made: make() };
    return last.made;
  };
}

/** As `keptByContent`, of parts that are the same objects while they say the same. */
export function keptByParts<R>(): (parts: readonly object[], make: () => R) => R {
  let last: { parts: readonly object[]; made: R } | undefined;
  return (parts, make) => {
    const isSame =
      last?.parts.length === parts.length && parts.every((part, at) => part === last?.parts[at]);
    if (last === undefined || !isSame) last = { parts, made: make() };
    return last.made;
  };
}
