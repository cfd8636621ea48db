'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonRow } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/icons';
import { fetchFiles } from '@/lib/features/press/zip/fetch-files';
import { makeZip } from '@/lib/features/press/zip/make-zip';
import {
  CONFIRM_ABOVE_BYTES,
  countOf,
  percentDone,
  totalSize,
  zipContents,
  zipLabel,
  type Download,
  type ZipName,
} from '@/lib/features/press/zip/plan';
import { formatSize } from '@/lib/util/format/sizes';
import { joinWords } from '@/lib/util/format/lists';
import { saveFile } from '@/lib/util/save-file';
import { ProgressBar } from '@/components/ui/ProgressBar';
import styles from '@/components/press/DownloadAll.module.css';

/** `missing` names the files that failed. */
type ZipState =
  | { phase: 'idle' }
  | { phase: 'busy'; percent: number; files: number }
  | { phase: 'done'; missing: string[] }
  | { phase: 'cancelled' }
  | { phase: 'failed' };

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

/** One download at a time of all files as one zip, made in the browser. */
function useZip(zip: ZipName, files: readonly Download[]) {
  const [state, setState] = useState<ZipState>({ phase: 'idle' });
  const [isAsking, setIsAsking] = useState(false);
  const running = useRef<AbortController>(undefined);
  const answered = useRef<(goesOn: boolean) => void>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const confirm = () =>
    new Promise<boolean>((resolve) => {
      setIsAsking(true);
      answered.current = (goesOn) => {
        setIsAsking(false);
        resolve(goesOn);
      };
    });

  const start = async () => {
    const isLarge = (totalSize(files) ?? 0) > CONFIRM_ABOVE_BYTES;
    if (isLarge && !(await confirm())) return;
    const abort = new AbortController();
    running.current = abort;
    setState({ phase: 'busy', percent: 0, files: 0 });
    try {
      const fetched = await fetchFiles(files, isLarge, {
        signal: abort.signal,
        onProgress: (done) => {
          const percent = percentDone(files, done);
          setState((last) =>
            last.phase === 'busy' && (last.percent !== percent || last.files !== done.files)
              ? { phase: 'busy', percent, files: done.files }
              : last,
          );
        },
        onLarge: async () => {
          if (!(await confirm())) abort.abort();
        },
      });
      const missing = files.filter((_, index) => fetched[index] === undefined);
      if (missing.length === files.length) return setState({ phase: 'failed' });
      const made = await makeZip({ zip, files, fetched, page: window.location.href });
      abort.signal.throwIfAborted();
      saveFile(zip, made);
      setState({ phase: 'done', missing: missing.map(({ name }) => name) });
    } catch {
      setState({ phase: abort.signal.aborted ? 'cancelled' : 'failed' });
    }
  };

  return {
    state,
    isAsking,
    start,
    cancel: () => running.current?.abort(),
    answer: (goesOn: boolean) => answered.current?.(goesOn),
  };
}

/** All files of a list, several, in one zip: the size beforehand, progress, and a way to stop. */
export function DownloadAll({ zip, files }: { zip: ZipName; files: readonly Download[] }) {
  const id = useId();
  const { state, isAsking, start, cancel, answer } = useZip(zip, files);
  const isBusy = state.phase === 'busy';
  const total = totalSize(files);
  const size =
    total === undefined ? `más de ${formatSize(CONFIRM_ABOVE_BYTES)}` : formatSize(total);
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
    <div className={styles.all} data-script="only" data-print="hide">
      {isBusy ? (
        <div className={styles.busy}>
          <ProgressBar percent={state.percent} labelledBy={`${id}-status`} />
          <Button ref={cancelButton} tone="quiet" onClick={cancel}>
            Cancelar
          </Button>
        </div>
      ) : (
        <Button
          ref={startButton}
          tone="quiet"
          className={styles.start}
          onClick={() => void start()}
        >
          <Icon name="download" />
          <span>
            {zipLabel(zip)} <small>({zipContents(zip, files)})</small>
          </span>
        </Button>
      )}
      <p id={`${id}-status`} role="status" className={styles.status}>
        {sentence(state, zip, files.length)}
      </p>
      <Dialog
        isOpen={isAsking}
        onClose={() => answer(false)}
        id={`${id}-question`}
        title={`La descarga pesa ${size}`}
      >
        <p>Puede tardar varios minutos y gastar sus datos móviles. ¿Desea continuar?</p>
        <ButtonRow>
          <Button data-autofocus onClick={() => answer(true)}>
            Sí, descargar
          </Button>
          <Button tone="quiet" onClick={() => answer(false)}>
            No, gracias
          </Button>
        </ButtonRow>
      </Dialog>
    </div>
  );
}
