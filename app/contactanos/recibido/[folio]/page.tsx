import type { Metadata } from 'next';
import { cacheLife, cacheTag } from 'next/cache';
import { redirect } from 'next/navigation';
import { ButtonLink } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { ReceivedLead } from '@/components/ui/ReceivedLead';
import { readFolio } from '@/lib/features/leads/folio.mts';
import { receivedTitles } from '@/lib/features/forms/texts';
import { placeholderParams } from '@/lib/features/page/params';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/page-tags.mts';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = { title: receivedTitles.message, robots: { index: false } };

export const generateStaticParams = () => placeholderParams('folio');

/** Returns the folio of the path. The number of folios is unbounded, so the page is not stored. */
async function readUnstoredFolio(typed: string): Promise<string | undefined> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  cacheLife(lifetimes.missing);
  return readFolio(typed);
}

/** The page after a message without script that is stored but not yet delivered. */
export default async function ContactReceivedPage({
  params,
}: PageProps<'/contactanos/recibido/[folio]'>) {
  const folio = await readUnstoredFolio((await params).folio);
  if (folio === undefined) redirect(routes.notFound());
  return (
    <Message title={receivedTitles.message}>
      <ReceivedLead kind="message" folio={folio} />
      <ButtonLink href={routes.home()} tone="quiet">
        Ir al inicio
      </ButtonLink>
    </Message>
  );
}
