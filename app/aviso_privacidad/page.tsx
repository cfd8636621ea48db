import type { Metadata } from 'next';
import { PrivacyNotices } from '@/components/privacy/PrivacyNotices';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { requireFound } from '@/lib/features/page/require-content';
import { privacyMetadata } from '@/lib/features/privacy/metadata';

export async function generateMetadata(): Promise<Metadata> {
  // The first notice is shown here and at its own URL, which is canonical.
  return privacyMetadata(valueOrUndefined(await findPrivacyPage())?.selected);
}

export default async function PrivacyPage() {
  const page = requireFound(await findPrivacyPage(), 'aviso_privacidad');
  return (
    <>
      <PageHeader title="Aviso de privacidad" />
      <Section>
        <PrivacyNotices {...page} />
      </Section>
    </>
  );
}
