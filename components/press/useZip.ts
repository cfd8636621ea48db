import { useEffect, useRef, useState } from 'react';
import { fetchFiles } from '@/lib/features/press/zip/fetch-files';
import { makeZip } from '@/lib/features/press/zip/make-zip';
import {
  CONFIRM_ABOVE_BYTES,
  percentDone,
  totalSize,
  type Download,
  type ZipName,
} from '@/lib/features/press/zip/plan';
import { saveFile } from '@/lib/util/save-file';

/** `missing` names the files that failed. */
export type ZipState =
  | { phase: 'idle' }
  | { phase: 'busy'; percent: number; files: number }
  | { phase: 'done'; missing: string[] }
  | { phase: 'cancelled' }
  | { phase: 'failed' };

/** One download at a time of all files as one zip, made in the browser. */
export function useZip(zip: ZipName, files: readonly Download[]) {
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

  const run = async () => {
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
    start: () => void run(),
    cancel: () => running.current?.abort(),
    answer: (goesOn: boolean) => answered.current?.(goesOn),
  };
}
