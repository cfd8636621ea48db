import type { Metadata } from 'next';
import { SearchScreen } from '@/components/search/SearchScreen';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Búsqueda',
  description: 'Busque en las noticias, la sala de prensa, los programas y la bolsa de trabajo.',
  path: routes.search(),
  isIndexed: false,
});

export default function SearchPage() {
  return <SearchScreen />;
}
