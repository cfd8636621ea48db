import { AskByWhatsApp } from '@/components/ui/AskByWhatsApp';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { addressLines, mapsHref } from '@/lib/features/branches/facts';
import type { Branch, ListedBranch } from '@/lib/content/gateway/branches';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import styles from '@/components/branches/BranchAddress.module.css';
import shared from '@/components/ui/shared.module.css';

interface BranchAddressProps {
  branch: Branch;
  /** False if the page already has a link to ask by WhatsApp. */
  canAsk: boolean;
}

/** The address and the phone of a branch. */
export function BranchAddress({ branch, canAsk }: BranchAddressProps) {
  const lines = addressLines(branch);
  return (
    <address className={styles.address}>
      <p className={styles.row}>
        <Icon name="pin" />
        <span>
          {lines.map((line, index) => (
            <span key={index} className={shared.block}>
              {line}
            </span>
          ))}
          <MapsLink branch={branch} />
        </span>
      </p>
      <p className={styles.row}>
        <Icon name="phone" />
        <span>
          <PhoneLinks parts={branchPhoneParts(branch)} className={styles.phone} />
        </span>
      </p>
      {canAsk && <AskByWhatsApp about={`la sucursal ${branch.name}`} className={styles.ask} />}
    </address>
  );
}

export function MapsLink({ branch }: { branch: ListedBranch }) {
  return (
    <a
      href={mapsHref(branch)}
      target="_blank"
      rel="noopener"
      className={styles.mapsLink}
      data-print="hide"
    >
      Ver en maps
      <VisuallyHidden>: {branch.name} (se abre en otra pestaña)</VisuallyHidden>
      <Icon name="external" size={18} />
    </a>
  );
}
