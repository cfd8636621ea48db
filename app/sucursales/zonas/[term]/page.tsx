import { redirect } from 'next/navigation';
import { PlainZones } from '@/components/zone-finder/PlainZones';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams, readParam } from '@/lib/features/page/params';
import { ContentUnavailableError } from '@/lib/features/page/require-content';
import { readPlainAnswer } from '@/lib/features/zone-finder/answer-zones';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const metadata = pageMetadata({
  ...fixedPages.branches,
  title: 'Encuentre su zona',
  isIndexed: false,
});

export const generateStaticParams = () => placeholderParams('term');

/** The zones for a term without script; `middleware.ts` redirects the form here. */
export default async function ZonesPage({ params }: PageProps<'/sucursales/zonas/[term]'>) {
  const term = readParam((await params).term);
  if (term === undefined) redirect(routes.notFound());
  const { answer, now } = await readPlainAnswer(term);
  if (!answer) throw new ContentUnavailableError('the zones');
  return <PlainZones answer={answer} now={now} />;
}
