import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InstitutionalContent } from '@/components/institutional/InstitutionalContent';
import { PageHeader } from '@/components/ui/PageHeader';
import { TabLinks } from '@/components/ui/TabLinks';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { excerpt } from '@/lib/content/html/text';
import {
  announcesJobBoard,
  institutionalLinks,
  institutionalRedirect,
} from '@/lib/features/institutional/pages';
import {
  readInstitutionalPage,
  readInstitutionalPages,
} from '@/lib/features/institutional/read-pages';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';

type Props = PageProps<'/nuestra_empresa/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

const institutionalPage = recordPage({
  label: 'an institutional page',
  names: ['name'],
  find: readInstitutionalPage,
  id: ({ id }) => id,
  path: (page) => institutionalRedirect(page) ?? routes.institutional(page),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await institutionalPage.record(params);
  if (!page) return {};
  const { element, description } = page;
  return pageMetadata({
    record: page,
    title: element,
    description: excerpt(description),
    path: announcesJobBoard(page) ? routes.jobBoard() : routes.institutional(page),
  });
}

export default async function InstitutionalPage({ params }: Props) {
  const [page, pages] = await Promise.all([
    institutionalPage.require(params),
    readInstitutionalPages(),
  ]);
  const target = institutionalRedirect(page);
  if (target !== undefined) redirect(target);
  return (
    <>
      <PageHeader title={page.element} />
      <TabLinks
        label="Nuestra empresa"
        links={institutionalLinks(listOrEmpty(pages))}
        current={routes.institutional(page)}
      />
      <InstitutionalContent page={page} />
    </>
  );
}
