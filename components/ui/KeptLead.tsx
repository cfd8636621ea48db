import type { ReactNode } from 'react';
import { FolioNumber } from '@/components/ui/FolioNumber';
import { SiteLink } from '@/components/ui/SiteLink';
import { useLeadState } from '@/components/ui/useLeadState';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { keptTexts, type KeptKind } from '@/lib/features/leads/texts';
import { routes } from '@/lib/server/routing/routes';
import type { PhonePart } from '@/lib/util/format/phone-parts';
import styles from '@/components/ui/KeptLead.module.css';
import shared from '@/components/ui/shared.module.css';

interface KeptLeadProps {
  folio: string;
  kind: KeptKind;
  /** A person has to look at it, as the site said when it kept it. */
  isInReview: boolean;
  /** Default: the support phone. */
  phone?: readonly PhonePart[];
  /** The gateway took it; called once. */
  onDelivered: () => void;
  /** The site knows it no more: it was erased. What was typed may be sent again. Called once. */
  onMissing: () => void;
  /** What else can be done. */
  children: ReactNode;
}

/** A submission that is stored and will be delivered: its folio, and what to do without waiting. */
export function KeptLead({
  folio,
  kind,
  isInReview,
  phone,
  onDelivered,
  onMissing,
  children,
}: KeptLeadProps) {
  const state = useLeadState(folio, isInReview, onDelivered, onMissing);
  const isStuck = state === 'undeliverable';
  return (
    <div className={shared.stack3}>
      <p className={styles.text}>{keptTexts[kind][isStuck ? 'undeliverable' : 'waits']}</p>
      <FolioNumber folio={folio} />
      <p className={styles.text}>
        {isStuck ? 'Llámenos' : 'Si no quiere esperar, llámenos'} y díganos su folio:{' '}
        <PhoneLinks parts={phone} className={shared.unbroken} />
      </p>
      {!isStuck && (
        <p className={styles.note}>
          Esta página consulta el estado por sí sola. También puede verlo más tarde en{' '}
          <SiteLink href={routes.folio(folio)}>la página de su folio</SiteLink>.
        </p>
      )}
      {children}
    </div>
  );
}
