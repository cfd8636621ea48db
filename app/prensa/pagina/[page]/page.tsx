import type { Metadata } from 'next';
import { PressIndex } from '@/components/press/PressIndex';
import { requireFound } from '@/lib/features/page/require-content';
import { firstPageShown } from '@/lib/features/press/pagination';
import { getPressRoom } from '@/lib/features/press/cards';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import {
  placeholderParams,
  readNumberedPage,
  requireNumberedPage,
} from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

interface Props {
  params: Promise<{ page: string }>;
}

export const generateStaticParams = () => placeholderParams('page');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readNumberedPage(params);
  return pageMetadata({
    title: `Sala de Prensa: página ${page}`,
    description: `Página ${page} de los comunicados de prensa, fotografías y documentos para medios de comunicación.`,
    path: routes.press(page),
    feeds: 'press',
  });
}

/** The press room up to this page, cumulative (lib/features/press/pagination.ts). */
export default async function PressPagePage({ params }: Props) {
  const page = await requireNumberedPage(params, routes.press());
  const firstPage = firstPageShown(page);
  const room = requireFound(await getPressRoom(firstPage - 1, page - 1), 'prensa');
  return <PressIndex pages={{ firstPage, page, ...room }} />;
}
