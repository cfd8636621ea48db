import type { Metadata } from 'next';
import type { Result } from '@/lib/content/gateway/result';
import { pageMetadata, type PageMetadata } from '@/lib/features/page/metadata';
import { recordPage } from '@/lib/features/page/record-page';

type Seo = NonNullable<PageMetadata['record']>;

interface Described<R> {
  title(record: NoInfer<R>): string;
  path(record: NoInfer<R>): string;
  description(record: NoInfer<R>): string;
}

interface Paged<R> extends Described<R> {
  noun: string;
  find(name: string): Promise<Result<R>>;
  id(record: NoInfer<R>): number;
}

type Rest = Pick<PageMetadata, 'type' | 'feeds'>;

/** Returns the metadata of a record's page. */
export const recordMetadata = <R extends Seo>(
  type: Described<NoInfer<R>>,
  record: R,
  rest: Rest = {},
): Metadata =>
  pageMetadata({
    record,
    title: type.title(record),
    description: type.description(record),
    path: type.path(record),
    ...rest,
  });

/** Creates the page of a type's records, under the parameter `name` (lib/features/page/record-page.ts). */
export function typePage<R extends Seo>(type: Paged<R>, rest?: Rest) {
  const page = recordPage({
    label: type.noun,
    names: ['name'],
    find: (name) => type.find(name),
    id: (record) => type.id(record),
    path: (record) => type.path(record),
  });
  return { ...page, metadata: page.metadata((record) => recordMetadata(type, record, rest)) };
}
