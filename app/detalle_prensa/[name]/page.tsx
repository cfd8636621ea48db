import type { Metadata } from 'next';
import { PressDetail } from '@/components/press/PressDetail';
import { readPressDownloads } from '@/lib/features/press/downloads';
import { findPressItem } from '@/lib/features/press/cards';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';

interface Props {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = () => placeholderParams('name');

/** The press item by its title, url or id. */
const itemPage = recordPage({
  label: 'a press item',
  names: ['name'],
  find: findPressItem,
  id: ({ id }) => id,
  path: ({ name }) => routes.pressItem(name),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await itemPage.record(params);
  if (!item) return {};
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
  const item = await itemPage.require(params);
  const { images, files } = await readPressDownloads(item);
  return (
    <PressDetail item={item} images={images} files={files} path={routes.pressItem(item.name)} />
  );
}
