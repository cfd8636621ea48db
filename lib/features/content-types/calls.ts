import { PREFIX } from '@/lib/content/gateway/transport';
import type { Result } from '@/lib/content/gateway/result';

/** A call of the contract that reads. */
export interface Call {
  /** As metrics name it: `*` stands for each parameter. */
  name: string;
  kind: 'list' | 'record';
  /** Whose absence the contract allows. */
  mayBeMissing?: true;
  /** Where the contract names only some fields of the record. */
  only?: readonly string[];
}

/** Without parameters; with the bodies that the list may leave to the calls of its records. */
export interface PlainCall<T = unknown> extends Call {
  read(): Promise<Result<T>>;
}

/** For each record of a list, by its id or by what names it in its link. */
export interface EachCall<Key extends string | number, T = unknown> extends Call {
  /** That list, by its name among the plain calls. */
  of: string;
  read(key: Key): Promise<Result<T>>;
  /** The site makes it for few records, or never. */
  isRare?: true;
}

type Options = Omit<Call, 'name' | 'kind'>;

/** The contract lets the record be missing. */
export const OPTIONAL = { mayBeMissing: true } as const;
/** The site asks for few of these records, or none. */
export const RARE = { isRare: true } as const;

/** Under the prefix of the contract; the path without it begins with `//`. */
const named = (method: string, path: string) =>
  `${method} ${path.startsWith('//') ? path.slice(1) : PREFIX + path}`;

/** A list without parameters. */
export const list = <T>(path: string, read: () => Promise<Result<T[]>>, options: Options = {}) => ({
  ...{ name: named('GET', path), kind: 'list' as const, read },
  ...options,
});

/** As `list`, for one record. */
export const record = <T>(path: string, read: () => Promise<Result<T>>, options: Options = {}) => ({
  ...{ name: named('GET', path), kind: 'record' as const, read },
  ...options,
});

/** A list for each record of the list `of`. */
export const listFor = <Key extends string | number, T>(
  of: string,
  path: string,
  read: (key: Key) => Promise<Result<T[]>>,
  options: Options & { isRare?: true } = {},
) => ({ ...{ name: named('GET', path), kind: 'list' as const, of, read }, ...options });

/** As `listFor`, for one record. */
export const recordFor = <Key extends string | number, T>(
  of: string,
  path: string,
  read: (key: Key) => Promise<Result<T>>,
  options: Options & { isRare?: true } = {},
) => ({ ...{ name: named('GET', path), kind: 'record' as const, of, read }, ...options });

/** As `recordFor`, by POST. */
export const search = <T>(of: string, path: string, read: (key: string) => Promise<Result<T>>) => ({
  ...{ name: named('POST', path), kind: 'record' as const, of, read },
});
