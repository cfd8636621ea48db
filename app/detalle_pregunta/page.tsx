import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FaqColumns } from '@/components/faq/FaqColumns';
import { FaqGroupers } from '@/components/faq/FaqGroupers';
import { FaqHelp } from '@/components/faq/FaqHelp';
import { FaqSelection } from '@/components/faq/FaqSelection';
import { EmptyState } from '@/components/ui/EmptyState';
import { InlineScript } from '@/components/ui/InlineScript';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { faqOpeningScript } from '@/lib/faq-anchors';
import { getFaqGroupers } from '@/lib/gateway/faqs';
import { listOrEmpty } from '@/lib/gateway/result';
import { requireSomeContent } from '@/lib/page-subject';
import { routes } from '@/lib/routes';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { faqData } from '@/lib/seo/structured-data/faq';

const { title: TITLE, description: LEAD, path: PATH } = fixedPages.faqs;

async function load() {
  const result = await getFaqGroupers();
  const groupers = listOrEmpty(result).filter((grouper) => grouper.frequent_questions.length > 0);
  return { result, groupers };
}

export async function generateMetadata(): Promise<Metadata> {
  const { groupers } = await load();
  const first = groupers[0]?.frequent_questions[0];
  return pageMetadata({
    title: TITLE,
    description: LEAD,
    // The bare address leads home, so all questions share the first one's.
    path: groupers[0] && first ? routes.faq({ id_grouper: groupers[0].id, id: first.id }) : PATH,
  });
}

export default async function FaqDetailPage() {
  const { result, groupers } = await load();
  requireSomeContent([result], 'detalle_pregunta');
  return (
    <>
      <JsonLd data={faqData(groupers)} />
      <PageHeader title={TITLE} lead={LEAD} />
      <Section>
        <FaqColumns help={<FaqHelp />}>
          {groupers.length > 0 ? (
            <FaqGroupers groupers={groupers} />
          ) : (
            <EmptyState message="Por ahora no hay preguntas publicadas." />
          )}
          <InlineScript code={faqOpeningScript} />
          <Suspense>
            <FaqSelection />
          </Suspense>
        </FaqColumns>
      </Section>
    </>
  );
}
