import { PressIndex } from '@/components/press/PressIndex';
import { requireFound } from '@/lib/features/page/require-content';
import { firstPageShown } from '@/lib/features/press/pagination';
import { readPressRoom } from '@/lib/features/press/press-room';
import { routes } from '@/lib/server/routing/routes';
import { numberedMetadata, requireNumberedPage } from '@/lib/features/page/numbered-page';
import { placeholderParams } from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('page');

export const generateMetadata = numberedMetadata((page) => ({
  title: `Sala de Prensa: página ${page}`,
  description: `Página ${page} de los comunicados de prensa, fotografías y documentos para medios de comunicación.`,
  path: routes.press(page),
  feeds: 'press',
}));

export default async function PressPagePage({ params }: PageProps<'/prensa/pagina/[page]'>) {
  const page = await requireNumberedPage(params, routes.press());
  const firstPage = firstPageShown(page);
  const room = requireFound(await readPressRoom(firstPage - 1, page - 1), 'prensa');
  return <PressIndex pages={{ firstPage, page, ...room }} />;
}
