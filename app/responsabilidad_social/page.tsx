import type { Metadata } from 'next';
import { ProgramCards } from '@/components/programs/ProgramCards';
import { ResponsibilityIntro } from '@/components/programs/ResponsibilityIntro';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TabLinks } from '@/components/ui/TabLinks';
import { getPrograms, getResponsibilityContent, getStrategyContent } from '@/lib/gateway/programs';
import { listOrEmpty, valueOrUndefined } from '@/lib/gateway/result';
import { requireSomeContent } from '@/lib/page-subject';
import { responsibilityTabs } from '@/lib/program-pages';
import { routes } from '@/lib/routes';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';

const { title: TITLE, description: LEAD } = fixedPages.socialResponsibility;

export const metadata: Metadata = pageMetadata(fixedPages.socialResponsibility);

export default async function SocialResponsibilityPage() {
  const [content, programs, strategy] = await Promise.all([
    getResponsibilityContent(),
    getPrograms(),
    getStrategyContent(),
  ]);
  requireSomeContent([content, programs], 'responsabilidad_social');
  const intro = valueOrUndefined(content);
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <TabLinks
        label="Responsabilidad social"
        links={responsibilityTabs(strategy)}
        current={routes.socialResponsibility()}
      />
      {intro && (
        <Section>
          <ResponsibilityIntro label="Fotografías de nuestros programas" content={intro} />
        </Section>
      )}
      <Section ground="mist" labelledBy="programas">
        <SectionHeading id="programas" title="Nuestros programas" />
        <ProgramCards programs={listOrEmpty(programs)} />
      </Section>
    </>
  );
}
