import type { Metadata } from 'next';
import { PressIndex } from '@/components/press/PressIndex';
import { requireSomeContent } from '@/lib/page-subject';
import { getPressRoom } from '@/lib/press-room';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({ ...fixedPages.press, feeds: 'press' });

export default async function PressPage() {
  const room = await getPressRoom(0, 0);
  requireSomeContent([room], 'prensa');
  const { cards, hasMore } = room.status === 'found' ? room.value : { cards: [], hasMore: false };
  return <PressIndex pages={{ firstPage: 1, page: 1, cards, hasMore }} />;
}
