import type { PressItem } from '@/lib/content/gateway/press';
import type { PressPages, PressCard } from '@/lib/features/press/pagination';

export function item(id: number, change: Partial<PressItem> = {}): PressItem {
  return {
    ...{ url: `comunicado-${id}`, meta_description: '', meta_keywords: '', title_page: '' },
    ...{ id, title: `Comunicado ${id}`, date_notice: '2026-11-17', name_image: '', count: 'Both' },
    ...change,
  };
}

const card = (id: number): PressCard => ({
  id,
  title: `Comunicado ${id}`,
  href: `/detalle_prensa/Comunicado%20${id}`,
  ...{ date: '17 de noviembre de 2026', isoDate: '2026-11-17', file: '', holds: 'Imágenes' },
});

/** Returns cards numbered from `first`. */
export const cards = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => card(first + index));

export const firstPage = (count: number, hasMore: boolean): PressPages => ({
  ...{ firstPage: 1, page: 1, cards: cards(1, count), hasMore },
});
