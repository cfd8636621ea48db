import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { FolioNumber, ReceivedLead } from '@/components/ui/ReceivedLead';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SendButton } from '@/components/ui/SendButton';
import { UnsentNote } from '@/components/ui/UnsentNote';
import {
  contactFieldNames,
  contactSent,
  type ContactFormKind,
} from '@/lib/features/contact/fields';
import type { SendResult } from '@/lib/features/forms/send';
import { receivedTitles } from '@/lib/features/forms/texts';
import note from '@/components/ui/UnsentNote.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/contact/SendArea.module.css';

interface SendAreaProps {
  kind: ContactFormKind;
  isSending: boolean;
  ended: SendResult | undefined;
}

/** The button and the result of sending, as the toast of a success closes after 2 s. */
export function SendArea({ kind, isSending, ended }: SendAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ended && !isSending) area.current?.scrollIntoView({ block: 'nearest' });
  }, [ended, isSending]);
  return (
    <div ref={area} className={styles.area}>
      <SendButton isSending={isSending} className={styles.send}>
        ENVIAR
      </SendButton>
      <div role="status">
        {ended?.outcome === 'accepted' && kind === 'reporte' && ended.folio && (
          <div className={clsx(styles.received, shared.stack3)}>
            <p className={shared.title}>Recibimos tu reporte</p>
            <FolioNumber folio={ended.folio} />
            <p className={shared.measure}>
              Anota tu folio. Para saber cómo va, llámanos al{' '}
              <PhoneLinks className={shared.unbroken} /> y dínoslo.
            </p>
          </div>
        )}
        {ended?.outcome === 'accepted' && !(kind === 'reporte' && ended.folio) && (
          <p className={clsx(note.note, styles.sent)}>
            <Icon name="check" /> {contactSent}
          </p>
        )}
        {ended?.outcome === 'received' && (
          <div className={styles.received}>
            <p className={shared.title}>{receivedTitles.message}</p>
            <ReceivedLead kind="message" folio={ended.folio} />
          </div>
        )}
        {ended && ended.outcome !== 'accepted' && ended.outcome !== 'received' && (
          <UnsentNote kind="message" unsent={ended} fieldNames={contactFieldNames} />
        )}
      </div>
    </div>
  );
}
