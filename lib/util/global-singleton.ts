/** One value per process: module variables are not, because Next bundles modules per entry. */
export function globalSingleton<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`via-limpia.${name}`);
  const existing: T | undefined = Reflect.get(globalThis, key);
  if (existing !== undefined) return existing;
  const value = make();
  Reflect.set(globalThis, key, value);
  return value;
}
