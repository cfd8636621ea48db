import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FolioState } from '@/components/contact/FolioState';
import { readFolio } from '@/lib/features/leads/folio.mts';
import { readLeadState } from '@/lib/features/leads/state';
import { requireFound } from '@/lib/features/page/require-content';
import { placeholderParams, readParam } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata: Metadata = { title: 'Estado de su folio', robots: { index: false } };

export const generateStaticParams = () => placeholderParams('folio');

/** The state of a lead that was kept for delivery, for those who have its folio. */
export default async function FolioPage({ params }: PageProps<'/folio/[folio]'>) {
  const given = readParam((await params).folio) ?? '';
  const folio = readFolio(given);
  if (folio === undefined) redirect(routes.notFound());
  if (folio !== given) redirect(routes.folio(folio));
  const state = requireFound(await readLeadState(folio), 'a folio');
  return <FolioState folio={folio} state={state} />;
}
