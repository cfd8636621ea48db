import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { calendarLinks } from '@/lib/features/calendar/links';
import actions from '@/components/collection/ZoneActions.module.css';
import styles from '@/components/collection/CalendarLinks.module.css';
import shared from '@/components/ui/shared.module.css';

interface CalendarLinksProps {
  /** The absolute URL of the calendar. */
  url: string;
  /** The name shown in the calendar app. */
  name: string;
}

/** Links that add a zone's collections to a visitor's calendar. */
export function CalendarLinks({ url, name }: CalendarLinksProps) {
  const { subscribe, google, outlook } = calendarLinks(url, name);
  const ways = [
    {
      label: 'Calendario de este dispositivo',
      note: 'iPhone, iPad, Mac y otras aplicaciones',
      href: subscribe,
    },
    {
      label: 'Google Calendar',
      note: 'Ábrelo en una computadora; después aparece también en Android',
      href: google,
    },
    { label: 'Outlook', note: 'Outlook.com y Hotmail', href: outlook },
    { label: 'Descargar archivo', note: 'Formato .ics, sin cambios posteriores', href: url },
  ];
  return (
    <details className={styles.links} data-print="hide">
      <summary className={clsx(actions.action, styles.summary)}>
        <Icon name="calendar" />
        Añadir a tu calendario
        <Icon name="down" size={16} />
      </summary>
      <p className={clsx(shared.small, styles.lead)}>
        Se actualiza cuando cambian los días. El aviso de la noche anterior depende de tu
        aplicación.
      </p>
      <ul className={styles.list}>
        {ways.map(({ label, note, href }) => (
          <li key={label}>
            <a href={href} rel="noopener" download={href === url}>
              <strong>{label}</strong>{' '}
              <span className={clsx(shared.small, shared.block)}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
