import { redirect } from 'next/navigation';
import { ResponsibilityIntro } from '@/components/programs/ResponsibilityIntro';
import { BackLink } from '@/components/ui/Button';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { TabLinks } from '@/components/ui/TabLinks';
import { getStrategyContent } from '@/lib/content/gateway/programs';
import { valueOrUndefined } from '@/lib/content/gateway/result';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { hasStructure, responsibilityTabs } from '@/lib/features/programs/tabs';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';

export const prefetch = 'force-disabled';

const { title: TITLE, description: LEAD } = fixedPages.socialStructure;

export const metadata = pageMetadata(fixedPages.socialStructure);

export default async function SocialStructurePage() {
  const strategy = await getStrategyContent();
  requireSomeContent([strategy], 'respsocial_estructura');
  const content = valueOrUndefined(strategy);
  // The navigation follows the same rule.
  if (content === undefined || !hasStructure(content)) redirect(routes.socialResponsibility());
  return (
    <>
      <PageHeader
        title={TITLE}
        trail={[{ label: 'Responsabilidad social', href: routes.socialResponsibility() }]}
        lead={LEAD}
      />
      <TabLinks
        label="Responsabilidad social"
        links={responsibilityTabs(strategy)}
        current={routes.socialStructure()}
      />
      <Section>
        <ResponsibilityIntro label="Fotografías de la estructura" content={content}>
          <p data-print="hide">
            <BackLink href={routes.socialResponsibility()}>Ver todos los programas</BackLink>
          </p>
        </ResponsibilityIntro>
      </Section>
    </>
  );
}
