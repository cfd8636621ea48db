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
  readInstitutionalPages,
} from '@/lib/features/institutional/pages';
import { routes } from '@/lib/server/routing/routes';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name');

const institutionalPage = recordPage({
  label: 'an institutional page',
  names: ['name'],
  find: institutional.find,
  id: institutional.id,
  path: (page) => institutionalRedirect(page) ?? institutional.path(page),
});

export const generateMetadata = institutionalPage.metadata((page) => {
  const path = announcesJobBoard(page) ? routes.jobBoard : institutional.path;
  return recordMetadata({ ...institutional, path }, page);
});

export default async function InstitutionalPage({ params }: PageProps<'/nuestra_empresa/[name]'>) {
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
