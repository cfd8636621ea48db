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

type Props = PageProps<'/servicios/[route]/[name]'>;

export const generateStaticParams = () => placeholderParams('route', 'name');

const servicePage = recordPage({
  label: 'a service type',
  names: ['route', 'name'],
  find: async (name, service) => withServices(await findServicesLine(name), service),
  id: ({ line, selected }) => `${line.id}/${selected?.id_services}`,
  path: ({ line, segment }) => routes.servicesLine(line, segment),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await servicePage.record(params);
  return page ? lineMetadata(page) : {};
}

export default async function ServicesTypePage({ params }: Props) {
  const [page, bar] = await Promise.all([servicePage.require(params), readLineBar()]);
  return <ServicesDetail page={page} lines={bar} />;
}
