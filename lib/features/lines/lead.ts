import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { nameKey } from '@/lib/util/name-keys';

/** What stands under a line's name; '' where its title is the name again. */
export const lineLead = ({ name, title }: BusinessLine): string =>
  nameKey(title) === nameKey(name) ? '' : title;
