import { CodeDrawing } from '@/components/link-builder/CodeDrawing';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageTop } from '@/components/ui/PageTop';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { linkAddress } from '@/lib/features/link-builder/target-path';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';
import { routes } from '@/lib/server/routing/routes';
import { qrCode } from '@/lib/util/qr';
import styles from '@/components/link-builder/PlainLink.module.css';

interface PlainLinkProps {
  link: { path: string } | { problem: string };
  /** As a query; '' for none. */
  campaign: string;
  /** The site's own address. */
  site: string;
}

/** A link's address, picture and code, for those without script. */
export function PlainLink({ link, campaign, site }: PlainLinkProps) {
  const { title, path: desk } = fixedPages.links;
  const back = (
    <ButtonLink href={desk} tone="quiet">
      Armar otro enlace
    </ButtonLink>
  );
  if ('problem' in link) {
    return (
      <>
        <PageTop title="Falta algo" trail={[{ label: title, href: desk }]} />
        <Section>
          <EmptyState message={link.problem}>{back}</EmptyState>
        </Section>
      </>
    );
  }
  const address = linkAddress(link.path, campaign, site);
  const code = qrCode(address);
  const picture = routes.sharePicture(link.path.replace(/#.*$/s, ''));
  return (
    <>
      <PageTop title="Su enlace" trail={[{ label: title, href: desk }]} />
      <Section>
        <div className={styles.result}>
          <p className={styles.address}>
            <SiteLink href={address}>{address}</SiteLink>
          </p>
          {code && (
            <div className={styles.code}>
              <CodeDrawing code={code} />
            </div>
          )}
          {/* oxlint-disable-next-line nextjs/no-img-element -- the bytes that networks get */}
          <img
            src={picture}
            alt="Imagen de la tarjeta en redes"
            width={SHARE_WIDTH}
            height={SHARE_HEIGHT}
            className={styles.picture}
          />
          {back}
        </div>
      </Section>
    </>
  );
}
