import type { Metadata } from 'next';
import { LineDetail } from '@/components/lines/LineDetail';
import { findLine, lineMetadata, readLineBar, withServices } from '@/lib/features/lines/page';
import { requireFound } from '@/lib/features/page/require-content';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

type Props = PageProps<'/detalle_linea/[name]/[service]'>;

export const generateStaticParams = () => placeholderParams('name', 'service');

function readPage({ params }: Props) {
  return findByParams(params, async ({ name, service }) =>
    withServices(await findLine(name), service),
  );
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page.status === 'found' ? lineMetadata(page.value) : {};
}

export default async function LineServicePage(props: Props) {
  const [result, bar] = await Promise.all([readPage(props), readLineBar()]);
  const page = requireFound(result, 'a service type');
  return <LineDetail page={page} lines={bar} />;
}
