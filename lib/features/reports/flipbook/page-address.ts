/** The page of a fragment such as `#p=12`, from 1; undefined for any other. */
export function readPageHash(hash: string): number | undefined {
  const digits = /^#p=(\d{1,6})$/.exec(hash)?.[1];
  const page = Number(digits);
  return page >= 1 ? page : undefined;
}

/** The fragment that opens a report at a page, from 1. */
export const pageHash = (page: number) => `#p=${page}`;
