import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { addressLines } from '@/lib/features/branches/facts';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import { phoneParts } from '@/lib/util/format/phone-numbers';
import { phoneText } from '@/lib/util/format/phone-parts';
import { routes } from '@/lib/server/routing/routes';
import whole from '@/components/ui/WholeLink.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/branches/BranchRow.module.css';

export function BranchRow({ branch }: { branch: ListedBranch }) {
  return (
    <article className={styles.row}>
      <Picture file={branch.name_image} alt="" sizes={200} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={shared.subtitle}>
          <SiteLink href={routes.branch(branch)} className={clsx(whole.link, styles.link)}>
            {branch.name}
          </SiteLink>
        </h3>
        <p className={styles.address}>{addressLines(branch).slice(0, 2).join(', ')}</p>
        <p className={styles.phone}>{phoneText(phoneParts(branch.phone_number))}</p>
      </div>
      <span className={shared.blue} data-print="hide">
        <Icon name="arrow" />
      </span>
    </article>
  );
}
