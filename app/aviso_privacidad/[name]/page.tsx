import type { Metadata } from 'next';
import { PrivacyNotices } from '@/components/privacy/PrivacyNotices';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { requireFound } from '@/lib/features/page/require-content';
import { privacyMetadata } from '@/lib/features/privacy/metadata';
import { findByParams, placeholderParams } from '@/lib/features/page/params';

interface PageProps {
  params: Promise<{ name: string }>;
}

export function generateStaticParams() {
  return placeholderParams('name');
}

function find(params: PageProps['params']) {
  return findByParams(params, ({ name }) => findPrivacyPage(name));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return privacyMetadata(valueOrUndefined(await find(params))?.selected);
}

export default async function PrivacyNoticePage({ params }: PageProps) {
  const page = requireFound(await find(params), 'aviso_privacidad');
  return (
    <>
      <PageHeader title="Aviso de privacidad" />
      <Section>
        <PrivacyNotices {...page} />
      </Section>
    </>
  );
}
