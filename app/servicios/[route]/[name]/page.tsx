import type { Metadata } from 'next';
import { ServicesDetail } from '@/components/lines/ServicesDetail';
import {
  findServicesLine,
  lineMetadata,
  readLineBar,
  withServices,
} from '@/lib/features/lines/page';
import { requireFound } from '@/lib/features/page/require-content';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

type Props = PageProps<'/servicios/[route]/[name]'>;

export const generateStaticParams = () => placeholderParams('route', 'name');

function readPage({ params }: Props) {
  return findByParams(params, async ({ route, name }) =>
    withServices(await findServicesLine(route), name),
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page.status === 'found' ? lineMetadata(page.value) : {};
}

export default async function ServicesTypePage(props: Props) {
  const [result, bar] = await Promise.all([readPage(props), readLineBar()]);
  const page = requireFound(result, 'a service type');
  return <ServicesDetail page={page} lines={bar} />;
}
