import type { Metadata } from 'next';
import { PressDetail } from '@/components/press/PressDetail';
import { requireFound } from '@/lib/features/page/require-content';
import { readPressDownloads } from '@/lib/features/press/downloads';
import { findPressItem } from '@/lib/features/press/cards';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

interface Props {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = () => placeholderParams('name');

/** The press item by its title, url or id. */
function findItem(params: Props['params']) {
  return findByParams(params, ({ name }) => findPressItem(name));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await findItem(params);
  if (result.status !== 'found') return {};
  const item = result.value;
  return pageMetadata({
    record: item,
    title: item.title,
    description: `Comunicado de prensa: ${item.title}`,
    path: routes.pressItem(item.name),
    type: 'article',
    feeds: 'press',
  });
}

export default async function PressDetailPage({ params }: Props) {
  const item = requireFound(await findItem(params), 'a press item');
  const { images, files } = await readPressDownloads(item);
  return (
    <PressDetail item={item} images={images} files={files} path={routes.pressItem(item.name)} />
  );
}
