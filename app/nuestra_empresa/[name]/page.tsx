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
import { requireFound } from '@/lib/features/page/require-content';
import { routes } from '@/lib/server/routing/routes';
import { pageMetadata } from '@/lib/features/page/metadata';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

type Props = PageProps<'/nuestra_empresa/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

function readPage({ params }: Props) {
  return findByParams(params, ({ name }) => readInstitutionalPage(name));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  if (page.status !== 'found') return {};
  const { element, description } = page.value;
  return pageMetadata({
    record: page.value,
    title: element,
    description: excerpt(description),
    path: announcesJobBoard(page.value) ? routes.jobBoard() : routes.institutional(page.value),
  });
}

export default async function InstitutionalPage(props: Props) {
  const [result, pages] = await Promise.all([readPage(props), readInstitutionalPages()]);
  const page = requireFound(result, 'an institutional page');
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
