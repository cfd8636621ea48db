import { SearchScreen } from '@/components/search/SearchScreen';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

export const metadata = pageMetadata({ ...fixedPages.search, isIndexed: false });

export default function SearchPage() {
  return <SearchScreen />;
}
