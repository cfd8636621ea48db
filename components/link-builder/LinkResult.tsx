import { useMemo } from 'react';
import { CodeDrawing } from '@/components/link-builder/CodeDrawing';
import { CopyButton } from '@/components/link-builder/CopyButton';
import { ShareCards, useShareCard } from '@/components/link-builder/ShareCards';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/icons';
import { codeFileName, codePng, codeSvg } from '@/lib/features/link-builder/code-files';
import { linkAddress } from '@/lib/features/link-builder/target-path';
import { shownAddress } from '@/lib/util/format/addresses';
import { qrCode } from '@/lib/util/qr';
import { saveFile } from '@/lib/util/save-file';
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
            <CopyButton
              key={address}
              copy={async () => navigator.clipboard.writeText(address)}
              label="Copiar dirección"
              done="Dirección copiada"
            />
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

const FILES = [
  { type: 'svg', name: 'SVG', draw: codeSvg },
  { type: 'png', name: 'PNG', draw: codePng },
] as const;

interface LinkCodeProps {
  address: string;
  path: string;
  campaign: string;
}

/** The QR code of a link, to download and to copy. */
function LinkCode({ address, path, campaign }: LinkCodeProps) {
  const code = useMemo(() => qrCode(address), [address]);
  return (
    <section className={styles.part} aria-labelledby="codigo">
      <h2 id="codigo" className={shared.title}>
        Código QR
      </h2>
      {code ? (
        <div className={styles.row}>
          <CodeDrawing code={code} className={styles.code} />
          <div className={styles.actions}>
            {FILES.map(({ type, name, draw }) => (
              <Button
                key={type}
                tone="quiet"
                onClick={async () => saveFile(codeFileName(path, campaign, type), await draw(code))}
                aria-label={`Descargar código en ${name}`}
              >
                <Icon name="download" /> {name}
              </Button>
            ))}
            <CopyButton
              key={address}
              // Browsers want the picture's promise within the press.
              copy={async () =>
                navigator.clipboard.write([new ClipboardItem({ 'image/png': codePng(code) })])
              }
              label="Copiar código"
              done="Código copiado"
            />
          </div>
        </div>
      ) : (
        <p>La dirección es demasiado larga para un código.</p>
      )}
    </section>
  );
}

interface PrintedLinkProps {
  /** '' while it is not known. */
  title: string;
  address: string;
}

/** The sheet of a link: its title, its code and its address. On paper alone. */
function PrintedLink({ title, address }: PrintedLinkProps) {
  return (
    <div className={styles.printedSheet} data-print="only">
      {title && <h2 className={styles.printedTitle}>{title}</h2>}
      <CodeDrawing code={qrCode(address)} className={styles.printedCode} />
      <p className={styles.printedAddress}>{shownAddress(address)}</p>
    </div>
  );
}
