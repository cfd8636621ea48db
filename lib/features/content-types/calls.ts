import type { Call } from '@/lib/content/gateway/calls';
import type { Result } from '@/lib/content/gateway/result';

/** Without keys; with the bodies that the list may leave to the calls of its records. */
export interface PlainCall extends Call {
  read(): Promise<Result<unknown>>;
}

/** For each record of a list, by its id or by what names it in its link. */
export interface EachCall<Key extends string | number, T = unknown> extends Call {
  /** That list, by its name among the plain calls. */
  of: string;
  read(key: Key): Promise<Result<T>>;
  /** The site makes it for few records, or never. */
  isRare?: true;
}

/** Of what the gateway reads by one call. */
interface Known {
  contractCall: Call;
}

/** A call without keys, made as the gateway's own function makes it. */
export const plain = <Read extends () => Promise<Result<unknown>>>(read: Read & Known) => ({
  ...read.contractCall,
  read,
});

/** A call for each record of the list `of`. */
export const each = <Read extends (key: never) => Promise<Result<unknown>>>(
  of: string,
  read: Read & Known,
) => ({ ...read.contractCall, of, read });

/** As `each`; the site asks for few of these records, or none. */
export const rarely = <Read extends (key: never) => Promise<Result<unknown>>>(
  of: string,
  read: Read & Known,
) => ({ ...each(of, read), isRare: true as const });
