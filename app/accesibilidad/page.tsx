import { Statement } from '@/components/accessibility/Statement';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

const { title: TITLE, description: LEAD } = fixedPages.accessibility;

export const metadata = pageMetadata(fixedPages.accessibility);

export default function AccessibilityPage() {
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <Section>
        <Statement />
      </Section>
    </>
  );
}
