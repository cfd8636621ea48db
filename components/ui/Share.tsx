'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/Share.module.css';

/** Where a link goes when the device has no share sheet of its own; no third-party script. */
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

/** Shares a page: by the device's own sheet where there is one, else by links and copying. */
export function Share({ title, url }: { title: string; /** Absolute. */ url: string }) {
  const [status, setStatus] = useState('');
  const popover = useId();
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closing the sheet is no error.
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus('Enlace copiado');
    } catch {
      setStatus(`Copie este enlace: ${url}`);
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
          if (!hasSheet) return;
          event.preventDefault();
          void share();
        }}
      >
        <Icon name="share" /> Compartir
      </button>
      <div id={popover} popover="auto" className={styles.menu}>
        <p className={styles.title}>Compartir esta página</p>
        <ul>
          {shareLinks(title, url).map((link) => (
            <li key={link.label}>
              <a href={link.href} className={styles.item} target="_blank" rel="noopener noreferrer">
                {link.label}
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
