import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DrawnMap } from '@/components/map/DrawnMap';
import { useLazy } from '@/components/ui/useLazy';
import type { ShownMap } from '@/lib/features/map/groups';
import type { GoogleAccess } from '@/lib/features/map/places';
import { CONSENT_EVENT, hasConsent as readConsent } from '@/lib/features/shell/consent';
import styles from '@/components/map/MapPanel.module.css';
import shared from '@/components/ui/shared.module.css';

const loadGoogleMap = () => import('@/components/map/GoogleMap').then(({ GoogleMap }) => GoogleMap);

function followConsent(onChange: () => void): () => void {
  addEventListener(CONSENT_EVENT, onChange);
  return () => removeEventListener(CONSENT_EVENT, onChange);
}

/**
 * The drawn map, which Google's map replaces. Nothing is requested from Google until the visitor presses
 * the button, or has accepted cookies and the map is in view.
 */
export function MapFrame({ google, ...shown }: ShownMap & { google: GoogleAccess | undefined }) {
  // Undefined on the server and until hydration.
  const hasConsent = useSyncExternalStore<boolean | undefined>(
    followConsent,
    readConsent,
    () => undefined,
  );
  const frame = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const isWanted = google !== undefined && (isRequested || (hasConsent === true && isInView));
  const { loaded: GoogleMap, hasFailed } = useLazy(loadGoogleMap, isWanted);
  const fail = useCallback(() => setBroken(true), []);
  const isFailed = hasFailed || isBroken;
  const showsGoogle = GoogleMap !== undefined && isWanted && !isFailed;

  useEffect(() => {
    if (!frame.current || hasConsent !== true) return;
    const observer = new IntersectionObserver((entries) => {
      // Google's map stays once it has been in view.
      if (entries.at(-1)?.isIntersecting) setInView(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [hasConsent]);
  useEffect(() => {
    // The pressed button is removed, so the frame takes the focus.
    if (showsGoogle && isRequested) frame.current?.focus({ preventScroll: true });
  }, [showsGoogle, isRequested]);
  return (
    <div ref={frame} tabIndex={-1} className={shared.relative}>
      {showsGoogle && google ? (
        <GoogleMap {...google} {...shown} onFail={fail} />
      ) : (
        <DrawnMap {...shown}>
          {google && !isFailed && hasConsent === false && (
            <button
              type="button"
              className={styles.offer}
              aria-disabled={isRequested || undefined}
              onClick={() => setRequested(true)}
            >
              {isRequested ? 'Cargando el mapa…' : 'Ver mapa interactivo'}
            </button>
          )}
          <p role="status" className={styles.note}>
            {isFailed && 'El mapa interactivo no está disponible por ahora.'}
          </p>
        </DrawnMap>
      )}
    </div>
  );
}
