/** Records lifetimes and tags: outside a Next render there is no cache scope. */
export const recorded = { lives: [] as unknown[], tags: [] as string[] };

export function cacheLife(life: unknown): void {
  recorded.lives.push(life);
}

export function cacheTag(...tags: string[]): void {
  recorded.tags.push(...tags);
}
