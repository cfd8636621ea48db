import { MapsLink } from '@/components/branches/MapsLink';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { addressLines } from '@/lib/branch-facts';
import { supportPhone, telHref } from '@/lib/company';
import type { Branch } from '@/lib/gateway/branches';
import styles from '@/components/branches/BranchAddress.module.css';

/** Ten digits at least make a number that can be dialled. */
const isDialable = (phone: string) => phone.replace(/\D/g, '').length >= 10;

/** Where a branch is and how to reach it. */
export function BranchAddress({ branch }: { branch: Branch }) {
  const lines = addressLines(branch);
  // Without a phone of its own, a branch is reached through the support phone.
  const phone = branch.phone_number.trim() || supportPhone;
  return (
    <address className={styles.address}>
      {lines.length > 0 && (
        <p className={styles.row}>
          <Icon name="pin" />
          <span>
            {lines.map((line, index) => (
              <span key={index} className={styles.line}>
                {line}
              </span>
            ))}
          </span>
        </p>
      )}
      <p className={styles.row}>
        <Icon name="phone" />
        {isDialable(phone) ? (
          <SiteLink href={telHref(phone)} className={styles.phone}>
            {phone}
          </SiteLink>
        ) : (
          <span>{phone}</span>
        )}
      </p>
      <p className={styles.maps}>
        <MapsLink branch={branch} />
      </p>
    </address>
  );
}
