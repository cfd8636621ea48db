import { PrivacyNotices } from '@/components/privacy/PrivacyNotices';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { privacyNotices } from '@/lib/features/content-types/privacy-notices';
import { recordMetadata } from '@/lib/features/page/type-page';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

type Props = PageProps<'/aviso_privacidad/[name]'>;

export const generateStaticParams = () => placeholderParams('name');

const noticePage = recordPage({
  label: 'aviso_privacidad',
  names: ['name'],
  find: findPrivacyPage,
  id: ({ selected }) => selected?.id ?? 0,
  path: ({ selected }) => (selected ? routes.privacyNotice(selected) : routes.privacy()),
});

export async function generateMetadata({ params }: Props) {
  const notice = (await noticePage.record(params))?.selected;
  return notice ? recordMetadata(privacyNotices, notice) : pageMetadata(fixedPages.privacy);
}

export default async function PrivacyNoticePage({ params }: Props) {
  const page = await noticePage.require(params);
  return (
    <>
      <PageHeader title="Aviso de privacidad" />
      <Section>
        <PrivacyNotices {...page} />
      </Section>
    </>
  );
}
