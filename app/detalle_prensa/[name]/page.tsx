import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PressDetail } from '@/components/press/PressDetail';
import { config } from '@/lib/config';
import { getPressFiles, getPressImages } from '@/lib/gateway/press';
import { subjectOf } from '@/lib/page-subject';
import { findPressItem } from '@/lib/press-room';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { placeholderParams, readParam } from '@/lib/static-params';

interface Props {
  params: Promise<{ name: string }>;
}

export const generateStaticParams = () => placeholderParams('name');

/** The press item by its title or url. */
async function itemOf({ params }: Props) {
  const name = readParam((await params).name);
  if (name === undefined) redirect(routes.notFound());
  return subjectOf(await findPressItem(name), 'detalle_prensa');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const item = await itemOf(props);
  return pageMetadata({
    record: item,
    title: item.title,
    description: `Comunicado de prensa: ${item.title}`,
    path: routes.pressItem(item.title),
    ...(item.name_image ? { image: routes.file(item.name_image) } : {}),
    type: 'article',
  });
}

export default async function PressDetailPage(props: Props) {
  const item = await itemOf(props);
  const [images, files] = await Promise.all([getPressImages(item.id), getPressFiles(item.id)]);
  return (
    <PressDetail
      item={item}
      images={images}
      files={files}
      url={new URL(routes.pressItem(item.title), config.siteUrl).href}
    />
  );
}
