import { SiteLink } from '@/components/ui/SiteLink';
import { companyName } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/shell/Logo.module.css';

export function Logo() {
  return (
    <SiteLink href={routes.home()} className={styles.logo} aria-label={`${companyName}, inicio`}>
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path className={styles.leaf} d="M3 20H18L26.85 40 19.35 56.96Z" />
        <path className={styles.bed} d="M22.5 60 45.5 8H61L38 60Z" />
      </svg>
      <span>{companyName}</span>
    </SiteLink>
  );
}
