import { redirect } from 'next/navigation';
import { ContactView } from '@/components/contact/ContactView';
import { getContactPeople } from '@/lib/content/gateway/contact';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { answerTimes, readMissedCollection } from '@/lib/features/contact/missed-collection';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
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

/** The contact page, filled in for a collection that did not come; the form alone in an outage. */
export default async function MissedCollectionPage({ params }: Props) {
  const { branch, zone, date } = await params;
  const [missed, people, groupers] = await Promise.all([
    readMissedCollection({
      branch: readParam(branch) ?? '',
      zone: readParam(zone) ?? '',
      date: readParam(date) ?? '',
    }),
    getContactPeople(),
    readFaqGroupers(),
  ]);
  if (missed.status === 'refused') redirect(routes.contact());
  const view = { people: listOrEmpty(people) };
  if (missed.status !== 'found') {
    const explanation = missed.status === 'explained' ? missed.explanation : undefined;
    return <ContactView {...view} explanation={explanation} />;
  }
  const times = answerTimes(listOrEmpty(groupers)) ?? '';
  const { prefill, cityName, about } = missed;
  const lead = `${about}. Complete su dirección en el mensaje y déjenos sus datos. ${times}`;
  return (
    <ContactView
      {...view}
      {...{ prefill, cityName }}
      heading={{ title: TITLE, lead, look: 'compact' }}
    />
  );
}
