'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { textAddress } from '@/lib/util/format/addresses';
import { whatsappShareHref } from '@/lib/util/share-links';
import styles from '@/components/ui/Share.module.css';
import shared from '@/components/ui/shared.module.css';

/** Used where the device has no share sheet; no third-party script. */
function shareLinks(title: string, url: string) {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { label: 'WhatsApp', href: whatsappShareHref(title, url) },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', href: `https://x.com/intent/post?text=${text}&url=${link}` },
    {
      label: 'Correo',
      href: `mailto:?subject=${text}&body=${encodeURIComponent(textAddress(url))}`,
    },
  ];
}

interface ShareProps {
  title: string;
  /** Absolute, of the page as it was loaded. */
  url: string;
  /** The current fragment, read when sharing starts; '' for the page itself. */
  place?: () => string;
}

/** Shares a page by the native share sheet, else by links and copying. */
export function Share({ title, url, place }: ShareProps) {
  const [status, setStatus] = useState('');
  const [fragment, setFragment] = useState('');
  const popover = useId();
  const anchor = `--share-${popover.replace(/\W/g, '')}`;
  const path = usePathname();
  const [loaded] = useState(path);
  // What was opened in the page, such as a zone, has a URL of its own.
  const address = path === loaded ? url : new URL(path, url).href;
  const link = address + fragment;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setStatus('Enlace copiado');
    } catch {
      setStatus(`Copie este enlace: ${textAddress(link)}`);
    }
  };
  const hasSheet = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <div data-print="hide">
      <button
        type="button"
        className={styles.toggle}
        style={{ anchorName: anchor }}
        popoverTarget={popover}
        onClick={(event) => {
          const here = place?.() ?? '';
          setFragment(here);
          setStatus('');
          if (!hasSheet) return;
          event.preventDefault();
          // Closing the sheet is no error.
          void navigator.share({ title, url: address + here }).catch(() => undefined);
        }}
      >
        <Icon name="share" /> Compartir
      </button>
      <div id={popover} popover="auto" className={styles.menu} style={{ positionAnchor: anchor }}>
        <div className={clsx(shared.row1, shared.between)}>
          <p className={clsx(shared.strong, shared.blue)}>Compartir esta página</p>
          <button
            type="button"
            className={styles.close}
            popoverTarget={popover}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <VisuallyHidden>Cerrar</VisuallyHidden>
          </button>
        </div>
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
        <p role="status" className={clsx(shared.green, shared.anywhere, shared.fine)}>
          {status}
        </p>
      </div>
    </div>
  );
}
