import { LinkBuilder } from '@/components/link-builder/LinkBuilder';
import { LinkChecker } from '@/components/link-builder/LinkChecker';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import { readLinkOptions } from '@/lib/features/link-builder/options';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/link-builder/LinkDesk.module.css';

export const prefetch = 'force-disabled';

const { links } = fixedPages;

export const metadata = pageMetadata({ ...links, isIndexed: false });

/**
 * Marketing's desk: builds links with campaign parameters, and checks links. Nothing on the site leads
 * here.
 */
export default async function LinksPage() {
  const options = await readLinkOptions();
  const site = absoluteUrl(routes.home());
  return (
    <>
      <div data-print="hide">
        <PageTop title={links.title} lead={links.description} look="bar" />
      </div>
      <Section className={styles.builder}>
        <LinkBuilder options={options} site={site} />
      </Section>
      <div data-print="hide">
        <Section ground="mist" id="revisar-enlace" className={styles.checker}>
          <details>
            <summary className={styles.summary}>
              <h2>Revisar un enlace</h2>
            </summary>
            <p className={styles.lead}>
              Pegue un enlace que ya se publicó y sepa si abre, a dónde lleva y si sus parámetros
              están bien.
            </p>
            <LinkChecker site={site} />
            <noscript>
              <p>
                La revisión necesita JavaScript. Sin él, abra el enlace y vea si lleva a su página.
              </p>
            </noscript>
          </details>
        </Section>
      </div>
    </>
  );
}
