import type { Metadata } from 'next';
import { SearchScreen } from '@/components/search/SearchScreen';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({ ...fixedPages.search, isIndexed: false });

export default function SearchPage() {
  return <SearchScreen />;
}
