/** The page that a fragment such as `#p=12` names, from 1; undefined for any other fragment. */
export function readPageHash(hash: string): number | undefined {
  const digits = /^#p=(\d{1,6})$/.exec(hash)?.[1];
  const page = Number(digits);
  return page >= 1 ? page : undefined;
}

/** The fragment of a page. */
export const pageHash = (page: number) => `#p=${page}`;
