import { PrivacyNotices } from '@/components/privacy/PrivacyNotices';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { findPrivacyPage } from '@/lib/features/privacy/find-notice';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { requireFound } from '@/lib/features/page/require-content';
import { privacyNotices } from '@/lib/features/content-types/privacy-notices';
import { recordMetadata } from '@/lib/features/page/type-page';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

export async function generateMetadata() {
  // The first notice is shown here and at its own URL, which is canonical.
  const notice = valueOrUndefined(await findPrivacyPage())?.selected;
  return notice ? recordMetadata(privacyNotices, notice) : pageMetadata(fixedPages.privacy);
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
