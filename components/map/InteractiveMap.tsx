import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { GoogleMapProps } from '@/components/map/GoogleMap';
import { useLazy } from '@/components/ui/useLazy';
import { CONSENT_EVENT, hasConsent as readConsent } from '@/lib/features/shell/consent';
import { withSessionStorage } from '@/lib/util/session-storage';
import styles from '@/components/map/InteractiveMap.module.css';
import shared from '@/components/ui/shared.module.css';

const loadGoogleMap = () => import('@/components/map/GoogleMap').then(({ GoogleMap }) => GoogleMap);

function followConsent(onChange: () => void): () => void {
  window.addEventListener(CONSENT_EVENT, onChange);
  return () => window.removeEventListener(CONSENT_EVENT, onChange);
}

/** Google rejects a key on each page of the tab; another try would only show its error. */
const REFUSED = 'google-refused';
const isRefusalNoted = () => withSessionStorage((storage) => storage.getItem(REFUSED)) !== null;
const never = () => () => undefined;

interface InteractiveMapProps extends Omit<GoogleMapProps, 'onReady' | 'onFail'> {
  isInView: boolean;
  /** The plain map with a corner button, shown until Google's is ready or when it fails. */
  children: (corner: ReactNode) => ReactNode;
}

/**
 * Google's map over the plain one. No request to Google before the map is in view and the visitor
 * accepts cookies or presses the button.
 */
export function InteractiveMap({ isInView, children, ...shown }: InteractiveMapProps) {
  // Undefined on the server and until hydration.
  const hasConsent = useSyncExternalStore<boolean | undefined>(
    followConsent,
    readConsent,
    () => undefined,
  );
  const [isRequested, setIsRequested] = useState(false);
  const isRefused = useSyncExternalStore(never, isRefusalNoted, () => false);
  const [status, setStatus] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const stack = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isWanted = status === 'waiting' && !isRefused && isInView && (hasConsent || isRequested);
  const { loaded: GoogleMap, hasFailed } = useLazy(loadGoogleMap, isWanted);

  const becomeReady = useCallback(() => {
    hadFocus.current = stack.current?.contains(document.activeElement) ?? false;
    setStatus((now) => (now === 'failed' ? now : 'ready'));
  }, []);
  const fail = useCallback((wasRefused: boolean) => {
    if (wasRefused) withSessionStorage((storage) => storage.setItem(REFUSED, 'yes'));
    setStatus('failed');
  }, []);

  const isReady = status === 'ready';
  useEffect(() => {
    // The focused element is covered now.
    if (isReady && hadFocus.current) layer.current?.focus({ preventScroll: true });
  }, [isReady]);
  const isFailed = hasFailed || isRefused || status === 'failed';
  const corner = (
    <div className={styles.corner}>
      {status === 'waiting' && !isFailed && hasConsent === false && (
        <button
          type="button"
          className={styles.offer}
          aria-disabled={isRequested || undefined}
          onClick={() => setIsRequested(true)}
        >
          {isRequested ? 'Cargando el mapa…' : 'Ver mapa interactivo'}
        </button>
      )}
      <p role="status" className={styles.note}>
        {isFailed && 'El mapa interactivo no está disponible por ahora.'}
      </p>
    </div>
  );
  return (
    <div ref={stack} className={shared.relative}>
      <div className={styles.plain} data-covered={isReady || undefined} inert={isReady}>
        {children(corner)}
      </div>
      {GoogleMap && !isFailed && (
        <div
          ref={layer}
          role="group"
          aria-label="Mapa interactivo de México"
          tabIndex={-1}
          className={styles.layer}
          data-ready={isReady || undefined}
          inert={!isReady}
        >
          <GoogleMap {...shown} onReady={becomeReady} onFail={fail} />
        </div>
      )}
    </div>
  );
}
