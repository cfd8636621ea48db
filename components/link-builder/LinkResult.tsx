import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { qrSvg } from '@/lib/features/link-builder/campaign-link';
import { qrCode } from '@/lib/util/qr';
import { nameSlug } from '@/lib/util/names';
import { saveFile } from '@/lib/util/browser';
import styles from '@/components/link-builder/LinkBuilder.module.css';
import shared from '@/components/ui/shared.module.css';

/** Returns a file name that tells the QR codes of several campaigns apart. */
function fileName(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const parts = [pathname, ...['utm_campaign', 'utm_source'].map((name) => searchParams.get(name))];
  return `qr-${nameSlug(parts.join(' ')) || 'inicio'}.svg`;
}

/** A link to copy, and its QR code to download. */
export function LinkResult({ address }: { address: string }) {
  const [copied, setCopied] = useState({ address: '', status: '' });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied({ address, status: 'Enlace copiado.' }),
      () => setCopied({ address, status: 'Este navegador no permite copiar.' }),
    );
  const code = qrCode(address);
  return (
    <div className={styles.card}>
      <p className={styles.address}>{address}</p>
      <Button onClick={() => void copy()}>Copiar enlace</Button>
      <p role="status" className={shared.strong}>
        {copied.address === address && copied.status}
      </p>
      {code ? (
        <>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label="Código QR del enlace"
            className={styles.code}
          >
            <path d={code.path} />
          </svg>
          <Button
            tone="quiet"
            onClick={() =>
              saveFile(fileName(address), new Blob([qrSvg(code)], { type: 'image/svg+xml' }))
            }
          >
            <Icon name="download" /> Descargar código QR
          </Button>
        </>
      ) : (
        <p>El enlace es demasiado largo para un código QR.</p>
      )}
    </div>
  );
}
