import { LinkBuilder } from '@/components/link-builder/LinkBuilder';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { getWizardLines } from '@/lib/features/quote/page';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

const { links } = fixedPages;

export const metadata = pageMetadata({ ...links, isIndexed: false });

/** The link builder of the marketing team. No page links to it. */
export default async function LinksPage() {
  const lines = listOrEmpty(await getWizardLines());
  return (
    <>
      <PageTop title={links.title} lead={links.description} look="bar" />
      <Section isUnderHeader>
        <noscript>
          <p>Esta página necesita JavaScript.</p>
        </noscript>
        <LinkBuilder
          lines={lines.map(({ id, name, url, route }) => ({ id, name, url, route }))}
          site={absoluteUrl(routes.home())}
        />
      </Section>
    </>
  );
}
