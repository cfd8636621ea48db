import type { Metadata } from 'next';
import { LineDetail } from '@/components/lines/LineDetail';
import { findLine, lineMetadata, readLineBar, withServices } from '@/lib/features/lines/page';
import { requireFound } from '@/lib/features/page/require-content';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

type Props = PageProps<'/detalle_linea/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

function readPage({ params }: Props) {
  return findByParams(params, async ({ name }) => withServices(await findLine(name)));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page.status === 'found' ? lineMetadata(page.value) : {};
}

export default async function LinePage(props: Props) {
  const [result, bar] = await Promise.all([readPage(props), readLineBar()]);
  const page = requireFound(result, 'a business line');
  return <LineDetail page={page} lines={bar} />;
}
