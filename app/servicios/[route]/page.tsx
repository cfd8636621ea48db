import type { Metadata } from 'next';
import { ServicesDetail } from '@/components/lines/ServicesDetail';
import {
  findServicesLine,
  lineMetadata,
  readLineBar,
  withServices,
} from '@/lib/features/lines/page';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

type Props = PageProps<'/servicios/[route]'>;

export const generateStaticParams = () => placeholderParams('route');

const linePage = recordPage({
  label: 'a services page',
  names: ['route'],
  find: async (name) => withServices(await findServicesLine(name)),
  id: ({ line }) => line.id,
  path: ({ line }) => routes.servicesLine(line),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await linePage.record(params);
  return page ? lineMetadata(page) : {};
}

export default async function ServicesLinePage({ params }: Props) {
  const [page, bar] = await Promise.all([linePage.require(params), readLineBar()]);
  return <ServicesDetail page={page} lines={bar} />;
}
