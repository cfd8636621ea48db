import type { Metadata } from 'next';
import { PressIndex } from '@/components/press/PressIndex';
import { requireSomeContent } from '@/lib/page-subject';
import { getPressRoom } from '@/lib/press-room';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Sala de Prensa',
  description:
    'Comunicados de prensa, fotografías y documentos para medios sobre nuestra operación, resultados y programas, con el contacto de prensa.',
  path: routes.press(),
});

export default async function PressPage() {
  const room = await getPressRoom(0, 0);
  requireSomeContent([room], 'prensa');
  const { cards, hasMore } = room.status === 'found' ? room.value : { cards: [], hasMore: false };
  return <PressIndex pages={{ firstPage: 1, page: 1, cards, hasMore }} />;
}
