import 'server-only';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import type { Result } from '@/lib/content/gateway/result';
import { lineMetadata, readLineBar, withServices } from '@/lib/features/lines/page';
import { recordPage } from '@/lib/features/page/record-page';

interface Shown {
  find: (name: string) => Promise<Result<BusinessLine>>;
  pathOf: (line: BusinessLine, service?: string) => string;
}

/** Creates a page type for lines or, with a second name, also for their service types. */
export function linePage<Name extends string>(
  label: string,
  names: readonly Name[],
  { find, pathOf }: Shown,
) {
  const page = recordPage({
    label,
    names,
    find: async (name, service) => withServices(await find(name), service),
    id: ({ line, segment }) => `${line.id}/${segment}`,
    path: ({ line, segment }) => pathOf(line, segment),
  });
  return {
    metadata: page.metadata(lineMetadata),

    /** Reads the content of the page, or redirects to its canonical address. */
    async read(params: Promise<Record<Name, string>>) {
      const [shown, lines] = await Promise.all([page.require(params), readLineBar()]);
      return { page: shown, lines };
    },
  };
}
