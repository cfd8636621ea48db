import { redirect } from 'next/navigation';
import { PlainLink } from '@/components/link-builder/PlainLink';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import { readTarget } from '@/lib/features/link-builder/choices';
import { readPlainLink } from '@/lib/features/link-builder/plain-link';
import { linkAddress } from '@/lib/features/link-builder/target-path';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { placeholderParams, readParam } from '@/lib/features/page/params';
import { ContentUnavailableError } from '@/lib/features/page/require-content';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { campaignQuery } from '@/lib/server/routing/campaign-query';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

type Props = PageProps<'/enlaces/resultado/[choices]/[campaign]'>;

const { links } = fixedPages;

export const metadata = pageMetadata({ ...links, isIndexed: false });

export const generateStaticParams = () => placeholderParams('choices', 'campaign');

/** A link made without script; `middleware.ts` redirects the form here. */
export default async function PlainLinkPage({ params }: Props) {
  const given = await params;
  const choices = readParam(given.choices);
  const campaign = readParam(given.campaign);
  if (choices === undefined || campaign === undefined) redirect(routes.notFound());
  const site = absoluteUrl(routes.home());
  const link = await readPlainLink(readTarget(new URLSearchParams(choices)), site);
  if ('isUnavailable' in link) throw new ContentUnavailableError('a link');
  const hasLink = 'path' in link;
  const back = (
    <ButtonLink href={links.path} tone="quiet">
      Armar otro enlace
    </ButtonLink>
  );
  return (
    <>
      <PageTop
        title={hasLink ? 'Su enlace' : 'Falta algo'}
        trail={[{ label: links.title, href: links.path }]}
      />
      <Section>
        {hasLink ? (
          <PlainLink
            path={link.path}
            address={linkAddress(link.path, campaignQuery(campaign), site)}
          >
            {back}
          </PlainLink>
        ) : (
          <EmptyState message={link.problem}>{back}</EmptyState>
        )}
      </Section>
    </>
  );
}
