'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/ProgressBar';
import {
  makeZip,
  totalSize,
  zipContents,
  type Download,
  type ZipName,
} from '@/lib/features/press/zip';
import { joinWords } from '@/lib/util/text';
import { saveFile } from '@/lib/util/browser';
import styles from '@/components/press/PressDownloads.module.css';
import shared from '@/components/ui/shared.module.css';

interface DownloadAllProps {
  zip: ZipName;
  files: readonly Download[];
}

/** All files of a list in one zip, made in the browser. */
export function DownloadAll({ zip, files }: DownloadAllProps) {
  const id = useId();
  /** The progress of the running download, from 0 to 100. */
  const [percent, setPercent] = useState<number>();
  const [outcome, setOutcome] = useState('');
  const running = useRef<AbortController>(undefined);
  const isBusy = percent !== undefined;
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const abort = new AbortController();
    running.current = abort;
    const total = totalSize(files);
    setOutcome('');
    setPercent(0);
    try {
      const made = await makeZip(files, abort.signal, (bytes) => {
        // 100 means that the zip is finished.
        if (total) setPercent(Math.min(99, Math.floor((bytes / total) * 100)));
      });
      const { missing } = made;
      if (missing.length === files.length) throw new Error('No file could be fetched.');
      saveFile(zip, made.zip);
      setOutcome(
        missing.length === 0
          ? `Listo: ${zip} está en tus descargas.`
          : `Descargamos ${zip} sin ${joinWords(missing)}: no pudimos obtenerlo todo.`,
      );
    } catch {
      setOutcome(
        abort.signal.aborted
          ? 'Descarga cancelada.'
          : 'No pudimos preparar la descarga. Inténtalo de nuevo o descarga uno por uno.',
      );
    }
    setPercent(undefined);
  };
  return (
    <div className={styles.all} data-script="only" data-print="hide">
      <Button tone="quiet" onClick={() => (isBusy ? running.current?.abort() : void start())}>
        {!isBusy && <Icon name="download" />}
        {isBusy ? (
          'Cancelar'
        ) : (
          <span>
            Descargar {zip === 'imagenes.zip' ? 'todas las imágenes' : 'todos los archivos'}{' '}
            <small>({zipContents(zip, files)})</small>
          </span>
        )}
      </Button>
      {isBusy && <ProgressBar percent={percent} labelledBy={`${id}-status`} />}
      <p id={`${id}-status`} role="status" className={shared.small}>
        {isBusy ? `Descargando ${zip}` : outcome}
      </p>
    </div>
  );
}
