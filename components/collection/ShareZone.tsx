import { Icon } from '@/components/ui/icons';
import { whatsappShareHref } from '@/lib/util/share-links';
import styles from '@/components/collection/ShareZone.module.css';

interface ShareZoneProps {
  /** "Recolección en Centro, Monterrey: lunes, miércoles y viernes, de 6:00 a 12:00". */
  text: string;
  /** Absolute, of the zone's page. */
  url: string;
}

/** A link that sends a zone's days by WhatsApp. */
export function ShareZone({ text, url }: ShareZoneProps) {
  return (
    <a
      href={whatsappShareHref(text, url)}
      className={styles.link}
      target="_blank"
      rel="noopener noreferrer"
      data-print="hide"
    >
      <Icon name="chat" /> Compartir por WhatsApp
    </a>
  );
}
