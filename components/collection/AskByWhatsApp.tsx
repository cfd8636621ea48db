import { Icon } from '@/components/ui/icons';
import { whatsappHref } from '@/lib/company';
import { config } from '@/lib/config';
import { foldSpaces } from '@/lib/util/format/spaces';
import styles from '@/components/collection/ZoneActions.module.css';

/** A message to the company that already says which zone it is about; nothing without its number. */
export function AskByWhatsApp({ zone, branch }: { zone: string; branch: string }) {
  const { whatsappPhone } = config.facts;
  if (whatsappPhone === undefined) return null;
  const place = `${foldSpaces(zone)}, ${foldSpaces(branch)}`;
  return (
    <a
      href={whatsappHref(whatsappPhone, `Hola, le escribo por la zona ${place}: `)}
      className={styles.action}
      rel="noopener"
    >
      <Icon name="phone" /> Preguntar por WhatsApp
    </a>
  );
}
