import { CodeDrawing } from '@/components/link-builder/CodeDrawing';
import { shownAddress } from '@/lib/util/format/addresses';
import { qrCode } from '@/lib/util/qr';
import styles from '@/components/link-builder/PrintedLink.module.css';

interface PrintedLinkProps {
  /** '' while it is not known. */
  title: string;
  address: string;
}

/** The sheet of a link: its title, its code and its address. On paper alone. */
export function PrintedLink({ title, address }: PrintedLinkProps) {
  return (
    <div className={styles.sheet} data-print="only">
      {title && <h2 className={styles.title}>{title}</h2>}
      <CodeDrawing code={qrCode(address)} className={styles.code} />
      <p className={styles.address}>{shownAddress(address)}</p>
    </div>
  );
}
