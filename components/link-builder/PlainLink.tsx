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
import styles from '@/components/link-builder/LinkResult.module.css';

interface PlainLinkProps {
  link: { path: string } | { problem: string };
  /** As a query; '' for none. */
  campaign: string;
  /** The site's own address. */
  site: string;
}

function LinkParts({ path, address }: { path: string; address: string }) {
  return (
    <>
      <p className={styles.address}>
        <SiteLink href={address}>{address}</SiteLink>
      </p>
      <CodeDrawing code={qrCode(address)} className={styles.code} />
      {/* oxlint-disable-next-line nextjs/no-img-element -- the bytes that networks get */}
      <img
        src={routes.sharePicture(path.replace(/#.*$/s, ''))}
        alt="Imagen de la tarjeta en redes"
        width={SHARE_WIDTH}
        height={SHARE_HEIGHT}
        className={styles.picture}
      />
    </>
  );
}

/** A link's address, picture and code, for those without script. */
export function PlainLink({ link, campaign, site }: PlainLinkProps) {
  const { title, path: desk } = fixedPages.links;
  const back = (
    <ButtonLink href={desk} tone="quiet">
      Armar otro enlace
    </ButtonLink>
  );
  const hasLink = 'path' in link;
  return (
    <>
      <PageTop
        title={hasLink ? 'Su enlace' : 'Falta algo'}
        trail={[{ label: title, href: desk }]}
      />
      <Section>
        {hasLink ? (
          <div className={styles.plain}>
            <LinkParts path={link.path} address={linkAddress(link.path, campaign, site)} />
            {back}
          </div>
        ) : (
          <EmptyState message={link.problem}>{back}</EmptyState>
        )}
      </Section>
    </>
  );
}
