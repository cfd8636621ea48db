import { useMemo } from 'react';
import { CodeDrawing } from '@/components/link-builder/CodeDrawing';
import { CopyButton } from '@/components/link-builder/CopyButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { codeFileName } from '@/lib/features/link-builder/file-name';
import { codePng, codeSvg } from '@/lib/features/link-builder/code-files';
import { qrCode } from '@/lib/util/qr';
import { saveFile } from '@/lib/util/save-file';
import styles from '@/components/link-builder/LinkResult.module.css';
import shared from '@/components/ui/shared.module.css';

interface LinkCodeProps {
  address: string;
  path: string;
  campaign: string;
}

const FILES = [
  { type: 'svg', name: 'SVG', draw: codeSvg },
  { type: 'png', name: 'PNG', draw: codePng },
] as const;

/** The QR code of a link, to download and to copy. */
export function LinkCode({ address, path, campaign }: LinkCodeProps) {
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
              text={() =>
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
