import { PREFIX } from '@/lib/content/gateway/transport';
import type { Result } from '@/lib/content/gateway/result';
import { contentTypes } from '@/lib/features/content-types/table';
import { lastName, recordsIn } from '../records-in';
import type { Details, Lists } from '../content';
import type { Sample } from './samples';

/** A record of a list, asked for as its link does. */
export interface Lookup {
  call: string;
  title: string;
  path: string;
  status: Result<unknown>['status'];
  /** Whether it was the record of the list. */
  isSame: boolean;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The samples of records that the site reads by the name in their link. */
export function lookupSamples(lists: Lists, details: Details, lookups: Lookup[]): Sample[] {
  const kept: Readonly<Record<string, Map<number, Result<unknown>>>> = {
    branchDetails: details.branchDetails,
  };
  return Object.values(contentTypes).flatMap((type) =>
    Object.entries(type.callsByName ?? {}).map(([name, call]): Sample => ({
      label: capitalized(type.plural ?? type.noun),
      reads: recordsIn(lists, call.of).map((record) => async () => {
        const path = type.path(record);
        const id = type.id?.(record) ?? 0;
        const result = await call.read(lastName(path));
        const isSame = result.status === 'found' && type.id?.(result.value) === id;
        lookups.push({
          call: call.name.replace(PREFIX, ''),
          title: type.title(record),
          path,
          status: result.status,
          isSame,
        });
        kept[name]?.set(id, result);
        return result;
      }),
    })),
  );
}
