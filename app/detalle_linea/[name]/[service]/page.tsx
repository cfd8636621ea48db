import type { Metadata } from 'next';
import { LineDetail } from '@/components/lines/LineDetail';
import { findLine, lineMetadata, readLineBar, withServices } from '@/lib/features/lines/page';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

type Props = PageProps<'/detalle_linea/[name]/[service]'>;

export const generateStaticParams = () => placeholderParams('name', 'service');

const servicePage = recordPage({
  label: 'a service type',
  names: ['name', 'service'],
  find: async (name, service) => withServices(await findLine(name), service),
  id: ({ line, selected }) => `${line.id}/${selected?.id_services}`,
  path: ({ line, segment }) => routes.line(line, segment),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await servicePage.record(params);
  return page ? lineMetadata(page) : {};
}

export default async function LineServicePage({ params }: Props) {
  const [page, bar] = await Promise.all([servicePage.require(params), readLineBar()]);
  return <LineDetail page={page} lines={bar} />;
}
