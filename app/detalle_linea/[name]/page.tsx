import type { Metadata } from 'next';
import { LineDetail } from '@/components/lines/LineDetail';
import { findLine, lineMetadata, readLineBar, withServices } from '@/lib/features/lines/page';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

type Props = PageProps<'/detalle_linea/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

const linePage = recordPage({
  label: 'a business line',
  names: ['name'],
  find: async (name) => withServices(await findLine(name)),
  id: ({ line }) => line.id,
  path: ({ line }) => routes.line(line),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await linePage.record(params);
  return page ? lineMetadata(page) : {};
}

export default async function LinePage({ params }: Props) {
  const [page, bar] = await Promise.all([linePage.require(params), readLineBar()]);
  return <LineDetail page={page} lines={bar} />;
}
