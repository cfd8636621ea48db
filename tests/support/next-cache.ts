/** The recorded lifetimes and tags, because there is no cache scope outside a Next render. */
export const recorded = { lives: [] as unknown[], tags: [] as string[] };

export function cacheLife(life: unknown): void {
  recorded.lives.push(life);
}

export function cacheTag(...tags: string[]): void {
  recorded.tags.push(...tags);
}
