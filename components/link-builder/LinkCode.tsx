import { useMemo } from 'react';
import { CodeDrawing } from '@/components/link-builder/CodeDrawing';
import { CopyButton } from '@/components/link-builder/CopyButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { codeFileName } from '@/lib/features/link-builder/file-name';
import { codePng, codeSvg } from '@/lib/features/link-builder/code-files';
import { qrCode } from '@/lib/util/qr';
import { saveFile } from '@/lib/util/save-file';
import resultStyles from '@/components/link-builder/LinkResult.module.css';
import styles from '@/components/link-builder/LinkCode.module.css';

interface LinkCodeProps {
  address: string;
  path: string;
  campaign: string;
}

/** The QR code of a link, to download and to copy. */
export function LinkCode({ address, path, campaign }: LinkCodeProps) {
  const code = useMemo(() => qrCode(address), [address]);
  const nameOf = (type: 'svg' | 'png') => codeFileName(path, campaign, type);
  return (
    <section className={resultStyles.part} aria-labelledby="codigo">
      <h2 id="codigo" className={resultStyles.heading}>
        Código QR
      </h2>
      {code ? (
        <div className={styles.row}>
          <div className={styles.code}>
            <CodeDrawing code={code} />
          </div>
          <div className={styles.actions}>
            <Button
              tone="quiet"
              onClick={() => saveFile(nameOf('svg'), codeSvg(code))}
              aria-label="Descargar código en SVG"
            >
              <Icon name="download" /> SVG
            </Button>
            <Button
              tone="quiet"
              onClick={() => void codePng(code).then((file) => saveFile(nameOf('png'), file))}
              aria-label="Descargar código en PNG"
            >
              <Icon name="download" /> PNG
            </Button>
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
