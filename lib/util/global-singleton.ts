/**
 * One value for the whole process. A module alone is not: Next's build gives pages and route
 * handlers a copy each, so what one of them remembers the others would not know.
 *
 * @param name of the value; the same name is the same value.
 */
export function globalSingleton<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`via-limpia.${name}`);
  const known: T | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  const made = make();
  Reflect.set(globalThis, key, made);
  return made;
}
