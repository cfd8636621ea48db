import { withWithin } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { routePatterns } from '@/lib/server/routing/route-patterns';
import nextConfig from '@/next.config.mjs';
import { recordsOf, type Content } from './content';
import { countPictures, namedFiles } from './editorial/records';

const { deviceSizes = [], imageSizes = [], formats = [] } = nextConfig.images ?? {};
/** The format of the file itself is one more. */
const FORMS_OF_A_PICTURE = (deviceSizes.length + imageSizes.length) * (formats.length + 1);

/** The paths of pages and of what belongs to them, as far as the records were read. */
export function pagePaths(content: Content): Set<string> {
  const paths = new Set(['/', ...routePatterns.filter((pattern) => !pattern.includes('*'))]);
  const add = (path: string) => void paths.add(path);
  for (const [name, type] of Object.entries(contentTypes)) {
    const records = recordsOf(content, name, type);
    type.lists?.(records).forEach(add);
    for (const part of records.flatMap((record) => [...withWithin(type, record)])) {
      const path = part.type.path(part.record);
      const page = part.type.pattern ?? (part.type.names && path);
      if (page === undefined) continue;
      // What belongs to a page, such as the sheet of a zone.
      const own = routePatterns.filter((other) => other.startsWith(`${page}/`));
      const endings = own.map((other) => other.slice(page.length));
      ['', ...endings.filter((end) => !end.includes('*'))].forEach((end) => add(path + end));
    }
  }
  return paths;
}

/** How many addresses the content makes that a cache may keep. */
export const addressesOf = (content: Content) => ({
  pages: pagePaths(content).size,
  files: namedFiles(content).size,
  pictures: countPictures(content) * FORMS_OF_A_PICTURE,
});
