/** Outside a Next render there is no cache scope: lifetimes and tags are recorded, nothing more. */
export const recorded = { lives: [] as unknown[], tags: [] as string[] };

export function cacheLife(life: unknown): void {
  recorded.lives.push(life);
}

export function cacheTag(...tags: string[]): void {
  recorded.tags.push(...tags);
}
