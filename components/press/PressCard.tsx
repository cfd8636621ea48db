import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons';
import type { PressCard as PressCardContent } from '@/lib/features/press/pagination';
import styles from '@/components/press/PressCard.module.css';

interface PressCardProps {
  card: PressCardContent;
  /** True where its picture is the first of the page. */
  priority?: boolean;
}

export function PressCard({ card, priority = false }: PressCardProps) {
  return (
    <Card
      href={card.href}
      action="Ver comunicado"
      title={card.title}
      file={card.file}
      sizes="(min-width: 64em) 400px, (min-width: 35em) 60vw, 100vw"
      priority={priority}
      meta={card.date && <time dateTime={card.isoDate}>{card.date}</time>}
      className={styles.card}
    >
      {card.holds && (
        <p className={styles.holds}>
          <Icon name="download" size={16} />
          {card.holds}
        </p>
      )}
    </Card>
  );
}
