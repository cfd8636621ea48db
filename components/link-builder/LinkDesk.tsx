import { LinkBuilder } from '@/components/link-builder/LinkBuilder';
import { LinkChecker } from '@/components/link-builder/LinkChecker';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import type { LinkOptions } from '@/lib/features/link-builder/options';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import styles from '@/components/link-builder/LinkDesk.module.css';

interface LinkDeskProps {
  options: LinkOptions;
  /** The site's own address. */
  site: string;
}

/** Marketing's desk: builds links with campaign parameters, and checks links. */
export function LinkDesk({ options, site }: LinkDeskProps) {
  const { title, description } = fixedPages.links;
  return (
    <>
      <div data-print="hide">
        <PageTop title={title} lead={description} look="bar" />
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
