import type { Metadata } from 'next';
import { PrivacyNotices } from '@/components/privacy/PrivacyNotices';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { findPrivacyPage } from '@/lib/gateway/find-privacy-notice';
import { valueOrUndefined } from '@/lib/gateway/result';
import { subjectOf } from '@/lib/page-subject';
import { privacyMetadata } from '@/lib/seo/privacy';

export async function generateMetadata(): Promise<Metadata> {
  // The first notice stands here and at its own address; the latter is the canonical one.
  return privacyMetadata(valueOrUndefined(await findPrivacyPage())?.selected);
}

export default async function PrivacyPage() {
  const page = subjectOf(await findPrivacyPage(), 'aviso_privacidad');
  return (
    <>
      <PageHeader title="Aviso de privacidad" />
      <Section>
        <PrivacyNotices {...page} />
      </Section>
    </>
  );
}
