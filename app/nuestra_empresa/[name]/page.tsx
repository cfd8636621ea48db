import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { InstitutionalContent } from '@/components/institutional/InstitutionalContent';
import { PageHeader } from '@/components/ui/PageHeader';
import { TabLinks } from '@/components/ui/TabLinks';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { institutional } from '@/lib/features/content-types/institutional';
import { recordMetadata } from '@/lib/features/page/type-page';
import {
  announcesJobBoard,
  institutionalLinks,
  institutionalRedirect,
} from '@/lib/features/institutional/pages';
import { readInstitutionalPages } from '@/lib/features/institutional/read-pages';
import { routes } from '@/lib/server/routing/routes';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';

export const prefetch = 'force-disabled';

type Props = PageProps<'/nuestra_empresa/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

const institutionalPage = recordPage({
  label: 'an institutional page',
  names: ['name'],
  find: institutional.find,
  id: institutional.id,
  path: (page) => institutionalRedirect(page) ?? institutional.path(page),
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await institutionalPage.record(params);
  if (!page) return {};
  const path = announcesJobBoard(page) ? routes.jobBoard : institutional.path;
  return recordMetadata({ ...institutional, path }, page);
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
        current={institutional.path(page)}
      />
      <InstitutionalContent page={page} />
    </>
  );
}
