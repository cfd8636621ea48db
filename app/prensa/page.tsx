import { PressIndex } from '@/components/press/PressIndex';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { readPressRoom } from '@/lib/features/press/press-room';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

export const metadata = pageMetadata({ ...fixedPages.press, feeds: 'press' });

export default async function PressPage() {
  const room = await readPressRoom(0, 0);
  requireSomeContent([room], 'prensa');
  const { cards, hasMore } = room.status === 'found' ? room.value : { cards: [], hasMore: false };
  return <PressIndex pages={{ firstPage: 1, page: 1, cards, hasMore }} />;
}
