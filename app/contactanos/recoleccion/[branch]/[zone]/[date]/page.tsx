import { redirect } from 'next/navigation';
import { ContactView } from '@/components/contact/ContactView';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { readMissedCollection } from '@/lib/features/contact/missed-collection';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams, readParam } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

const TITLE = '¿No pasó el camión?';

type Props = PageProps<'/contactanos/recoleccion/[branch]/[zone]/[date]'>;

export const metadata = pageMetadata({
  ...fixedPages.contact,
  title: TITLE,
  isIndexed: false,
});

export const generateStaticParams = () => placeholderParams('branch', 'zone', 'date');

/** The contact page, prefilled for a missed collection; an outage leaves the plain form. */
export default async function MissedCollectionPage({ params }: Props) {
  const { branch, zone, date } = await params;
  const [missed, people] = await Promise.all([
    readMissedCollection({
      branch: readParam(branch) ?? '',
      zone: readParam(zone) ?? '',
      date: readParam(date) ?? '',
    }),
    getContactPeople(),
  ]);
  if (missed.status === 'refused') redirect(routes.contact());
  const view = { people: listOrEmpty(people) };
  if (missed.status !== 'found') {
    const explanation = missed.status === 'explained' ? missed.explanation : undefined;
    return <ContactView {...view} explanation={explanation} />;
  }
  const { prefill, lead } = missed;
  return (
    <ContactView {...view} prefill={prefill} heading={{ title: TITLE, lead, look: 'compact' }} />
  );
}
