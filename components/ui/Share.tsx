'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/Share.module.css';

/** Used where the device has no share sheet; no third-party script. */
function shareLinks(title: string, url: string) {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${text}%20${link}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', href: `https://x.com/intent/post?text=${text}&url=${link}` },
    { label: 'Correo', href: `mailto:?subject=${text}&body=${link}` },
  ];
}

interface ShareProps {
  title: string;
  /** Absolute. */
  url: string;
  /** The current fragment, read when sharing starts; '' for the page itself. */
  place?: () => string;
}

/** Shares a page by the native share sheet, else by links and copying. */
export function Share({ title, url, place }: ShareProps) {
  const [status, setStatus] = useState('');
  const [fragment, setFragment] = useState('');
  const popover = useId();
  const link = url + fragment;
  const share = async (shared: string) => {
    try {
      await navigator.share({ title, url: shared });
    } catch {
      // Closing the sheet is no error.
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setStatus('Enlace copiado');
    } catch {
      setStatus(`Copie este enlace: ${link}`);
    }
  };
  const hasSheet = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <div className={styles.share} data-print="hide">
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={popover}
        onClick={(event) => {
          const here = place?.() ?? '';
          setFragment(here);
          setStatus('');
          if (!hasSheet) return;
          event.preventDefault();
          void share(url + here);
        }}
      >
        <Icon name="share" /> Compartir
      </button>
      <div id={popover} popover="auto" className={styles.menu}>
        <p className={styles.title}>Compartir esta página</p>
        <ul>
          {shareLinks(title, link).map(({ label, href }) => (
            <li key={label}>
              <a href={href} className={styles.item} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={styles.item} onClick={copy}>
              Copiar enlace
            </button>
          </li>
        </ul>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </div>
  );
}
