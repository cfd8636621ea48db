import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PressIndex } from '@/components/press/PressIndex';
import { requireFound } from '@/lib/features/page/require-content';
import { readPageNumber } from '@/lib/util/pagination';
import { firstPageShown } from '@/lib/features/press/pagination';
import { getPressRoom } from '@/lib/features/press/cards';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams, readParam } from '@/lib/features/page/params';

interface Props {
  params: Promise<{ page: string }>;
}

export const generateStaticParams = () => placeholderParams('page');

async function pageNumber({ params }: Props) {
  return readPageNumber(readParam((await params).page));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = (await pageNumber(props)) ?? 1;
  return pageMetadata({
    title: `Sala de Prensa: página ${page}`,
    description: `Página ${page} de los comunicados de prensa, fotografías y documentos para medios de comunicación.`,
    path: routes.press(page),
    feeds: 'press',
  });
}

/** The press room up to this page, cumulative (lib/features/press/pagination.ts). */
export default async function PressPagePage(props: Props) {
  const page = await pageNumber(props);
  if (page === undefined) redirect(routes.notFound());
  if (page === 1) redirect(routes.press());
  const firstPage = firstPageShown(page);
  const room = requireFound(await getPressRoom(firstPage - 1, page - 1), 'prensa');
  return <PressIndex pages={{ firstPage, page, ...room }} />;
}
