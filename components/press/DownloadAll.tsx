'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/icons';
import { useZip, type ZipState } from '@/components/press/useZip';
import {
  CONFIRM_ABOVE_BYTES,
  countOf,
  totalSize,
  zipContents,
  zipLabel,
  type Download,
  type ZipName,
} from '@/lib/features/press/zip/plan';
import { formatSize } from '@/lib/util/format/sizes';
import { joinWords } from '@/lib/util/format/lists';
import { ProgressBar } from '@/components/ui/ProgressBar';
import styles from '@/components/press/DownloadAll.module.css';

const NAMED = 3;

function nameList(names: string[]): string {
  const rest = names.length - NAMED;
  const shown = rest > 0 ? [...names.slice(0, NAMED), `${rest} más`] : names;
  return joinWords(shown);
}

function sentence(state: ZipState, zip: ZipName, count: number): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'busy':
      return `Descargando: ${state.files} de ${countOf(zip, count)}`;
    case 'cancelled':
      return 'Descarga cancelada.';
    case 'failed':
      return 'No pudimos preparar la descarga. Inténtelo de nuevo o descargue uno por uno.';
    case 'done':
      return state.missing.length === 0
        ? `Listo: ${zip} está en sus descargas.`
        : `Descargamos ${zip} sin ${nameList(state.missing)}: no pudimos obtenerlo todo. El archivo LEEME.txt lo detalla.`;
  }
}

/** All files of a list, several, in one zip: the size beforehand, progress, and a way to stop. */
export function DownloadAll({ zip, files }: { zip: ZipName; files: readonly Download[] }) {
  const id = useId();
  const { state, isAsking, start, cancel, answer } = useZip(zip, files);
  const isBusy = state.phase === 'busy';
  const startButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy) cancelButton.current?.focus({ preventScroll: true });
    // The focused button was removed; a focus elsewhere is left alone.
    else if (wasBusy.current && document.activeElement === document.body)
      startButton.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <div className={styles.all} data-script="only" data-print="hide" data-mirror="hide">
      {isBusy ? (
        <div className={styles.busy}>
          <ProgressBar percent={state.percent} labelledBy={`${id}-status`} />
          <Button ref={cancelButton} tone="quiet" onClick={cancel}>
            Cancelar
          </Button>
        </div>
      ) : (
        <Button ref={startButton} tone="quiet" className={styles.start} onClick={start}>
          <Icon name="download" />
          <span>
            {zipLabel(zip)} <small>({zipContents(zip, files)})</small>
          </span>
        </Button>
      )}
      <p id={`${id}-status`} role="status" className={styles.status}>
        {sentence(state, zip, files.length)}
      </p>
      <ZipQuestion
        id={`${id}-question`}
        isOpen={isAsking}
        total={totalSize(files)}
        onConfirm={answer}
      />
    </div>
  );
}

interface ZipQuestionProps {
  id: string;
  isOpen: boolean;
  /** Of all files, in bytes, where it is known. */
  total: number | undefined;
  onConfirm: (goesOn: boolean) => void;
}

function ZipQuestion({ id, isOpen, total, onConfirm }: ZipQuestionProps) {
  const size =
    total === undefined ? `más de ${formatSize(CONFIRM_ABOVE_BYTES)}` : formatSize(total);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onConfirm(false)}
      id={id}
      title={`La descarga pesa ${size}`}
    >
      <p>Puede tardar varios minutos y gastar sus datos móviles. ¿Desea continuar?</p>
      <ButtonRow>
        <Button data-autofocus onClick={() => onConfirm(true)}>
          Sí, descargar
        </Button>
        <Button tone="quiet" onClick={() => onConfirm(false)}>
          No, gracias
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
