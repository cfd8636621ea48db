import { redirect } from 'next/navigation';
import { FaqColumns } from '@/components/faq/FaqColumns';
import { FaqGroupers } from '@/components/faq/FaqGroupers';
import { FaqSelection } from '@/components/faq/FaqSelection';
import { InlineScript, JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Section } from '@/components/ui/Section';
import { questions } from '@/lib/features/content-types/faqs';
import { faqOpeningScript } from '@/lib/features/faq/anchors';
import { faqMetadata, readFaqPage } from '@/lib/features/faq/page';
import { requireFound } from '@/lib/features/page/require-content';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { placeholderParams } from '@/lib/features/page/params';

export const prefetch = 'force-disabled';

type Props = PageProps<'/detalle_pregunta/[grouper]/[question]'>;

const { title: TITLE, description: LEAD } = fixedPages.faqs;

export const generateStaticParams = () => placeholderParams('grouper', 'question');

async function readPage({ params }: Props) {
  const { grouper, question } = await params;
  return readFaqPage({ grouperId: Number(grouper), questionId: Number(question) });
}

export async function generateMetadata(props: Props) {
  const page = await readPage(props);
  return page.status === 'found' ? faqMetadata(page.value) : {};
}

/** The page `/detalle_pregunta?id_grouper=…&id=…`, which next.config.mjs rewrites to this route. */
export default async function FaqDetailPage(props: Props) {
  const result = await readPage(props);
  if (result.status === 'missing') redirect(routes.home());
  const { groupers, grouper, question } = requireFound(result, 'detalle_pregunta');
  const data = questions.structuredData({ ...question, topic: grouper });
  return (
    <>
      {data && <JsonLd data={data} />}
      <PageHeader title={TITLE} lead={LEAD} />
      <Section>
        <FaqColumns>
          <FaqGroupers groupers={groupers} selected={question} />
          <InlineScript code={faqOpeningScript} />
          <FaqSelection />
        </FaqColumns>
      </Section>
    </>
  );
}
