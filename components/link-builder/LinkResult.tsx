import { CopyButton } from '@/components/link-builder/CopyButton';
import { LinkCode } from '@/components/link-builder/LinkCode';
import { PrintedLink } from '@/components/link-builder/PrintedLink';
import { ShareCards, useShareCard } from '@/components/link-builder/ShareCards';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/icons';
import { linkAddress } from '@/lib/features/link-builder/target-path';
import styles from '@/components/link-builder/LinkResult.module.css';
import shared from '@/components/ui/shared.module.css';

interface LinkResultProps {
  /** Undefined while none is chosen. */
  path: string | undefined;
  /** As a query; '' for none. */
  campaign: string;
  /** The site's own address. */
  site: string;
  /** What is to be chosen. */
  note: string;
}

/** The link with its card, its code and its sheet. */
export function LinkResult({ path, campaign, site, note }: LinkResultProps) {
  const card = useShareCard(path);
  if (path === undefined) {
    return (
      <EmptyState message="Aquí aparecerá el enlace.">
        <p role="status">{note}</p>
      </EmptyState>
    );
  }
  const address = linkAddress(path, campaign, site);
  return (
    <>
      <div className={shared.stack4} data-print="hide">
        <section className={styles.part} aria-labelledby="direccion">
          <h2 id="direccion" className={shared.title}>
            Dirección
          </h2>
          <p className={styles.address} role="status" aria-label="Dirección del enlace">
            {address}
          </p>
          <div className={styles.actions}>
            <CopyButton text={address} label="Copiar dirección" done="Dirección copiada" />
            <Button tone="quiet" onClick={() => window.print()}>
              <Icon name="print" /> Imprimir hoja
            </Button>
          </div>
        </section>
        <LinkCode address={address} path={path} campaign={campaign} />
        <ShareCards card={card} address={address} />
      </div>
      <PrintedLink title={card.data?.title ?? ''} address={address} />
    </>
  );
}
