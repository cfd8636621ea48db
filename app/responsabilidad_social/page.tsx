import { ProgramCards } from '@/components/programs/ProgramCards';
import { ResponsibilityIntro } from '@/components/programs/ResponsibilityIntro';
import { ListUnavailable } from '@/components/ui/EmptyState';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TabLinks } from '@/components/ui/TabLinks';
import {
  getPrograms,
  getResponsibilityContent,
  getStrategyContent,
} from '@/lib/content/gateway/programs';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { responsibilityTabs } from '@/lib/features/programs/tabs';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

const { title: TITLE, description: LEAD } = fixedPages.socialResponsibility;

export const metadata = pageMetadata(fixedPages.socialResponsibility);

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
        {programs.status === 'unavailable' ? (
          <ListUnavailable />
        ) : (
          <ProgramCards programs={listOrEmpty(programs)} />
        )}
      </Section>
    </>
  );
}
