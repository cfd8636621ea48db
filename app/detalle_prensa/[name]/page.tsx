import { PressDetail } from '@/components/press/PressDetail';
import { press } from '@/lib/features/content-types/press';
import { typePage } from '@/lib/features/page/type-page';
import { placeholderParams } from '@/lib/features/page/params';
import { readPressDownloads } from '@/lib/features/press/downloads';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name');

const itemPage = typePage(press, { type: 'article', feeds: 'press' });

export const generateMetadata = itemPage.metadata;

export default async function PressDetailPage({ params }: PageProps<'/detalle_prensa/[name]'>) {
  const item = await itemPage.require(params);
  const { images, files } = await readPressDownloads(item);
  return <PressDetail item={item} images={images} files={files} />;
}
