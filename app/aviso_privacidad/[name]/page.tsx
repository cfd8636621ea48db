import type { Metadata } from 'next';
import { PrivacyNotices } from '@/components/privacy/PrivacyNotices';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { privacyMetadata } from '@/lib/features/privacy/metadata';
import { placeholderParams } from '@/lib/features/page/params';
import { recordPage } from '@/lib/features/page/record-page';
import { routes } from '@/lib/server/routing/routes';

interface PageProps {
  params: Promise<{ name: string }>;
}

export function generateStaticParams() {
  return placeholderParams('name');
}

const noticePage = recordPage({
  label: 'aviso_privacidad',
  names: ['name'],
  find: findPrivacyPage,
  id: ({ selected }) => selected?.id ?? 0,
  path: ({ selected }) => (selected ? routes.privacyNotice(selected) : routes.privacy()),
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return privacyMetadata((await noticePage.record(params))?.selected);
}

export default async function PrivacyNoticePage({ params }: PageProps) {
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
