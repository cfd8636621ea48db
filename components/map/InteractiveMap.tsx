import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { GoogleMapProps } from '@/components/map/GoogleMap';
import { useConsent } from '@/components/map/useConsent';
import { useLazy } from '@/components/ui/useLazy';
import { noteRefusal, useRefusal } from '@/components/map/useRefusal';
import styles from '@/components/map/InteractiveMap.module.css';
import shared from '@/components/ui/shared.module.css';

const loadGoogleMap = () => import('@/components/map/GoogleMap').then(({ GoogleMap }) => GoogleMap);

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
  const hasConsent = useConsent();
  const [isRequested, setIsRequested] = useState(false);
  const isRefused = useRefusal();
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
    if (wasRefused) noteRefusal();
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
