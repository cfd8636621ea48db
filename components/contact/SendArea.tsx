import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icons';
import { ReceivedLead } from '@/components/ui/ReceivedLead';
import { SendButton } from '@/components/ui/SendButton';
import { UnsentNote } from '@/components/ui/UnsentNote';
import { contactFieldNames, contactSent } from '@/lib/features/contact/fields';
import type { SendResult } from '@/lib/features/forms/send';
import { receivedTitles } from '@/lib/features/leads/texts';
import note from '@/components/ui/UnsentNote.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/contact/SendArea.module.css';

interface SendAreaProps {
  isSending: boolean;
  ended: SendResult | undefined;
}

/** The button and how a sending ended, beside the toast of a success, which closes after 2 s. */
export function SendArea({ isSending, ended }: SendAreaProps) {
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
        {ended?.outcome === 'accepted' && (
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
