import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MarkFacts } from '@/lib/features/map/facts';
import styles from '@/components/map/PlaceFacts.module.css';

export function PlaceFacts({ branches, services, subject }: MarkFacts) {
  return (
    <>
      {branches.length === 1 && subject && (
        <>
          {subject.address && <p>{subject.address}</p>}
          <p>
            <PhoneLinks parts={subject.phone} className={styles.link} />
          </p>
        </>
      )}
      {services.length > 0 && (
        <ul className={styles.services}>
          {services.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {branches.length > 1 && (
        <ul>
          {branches.map((branch) => (
            <li key={branch.id}>
              <SiteLink href={branch.href} className={styles.link}>
                {branch.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {subject && (
        <SiteLink href={subject.href} className={styles.link}>
          Ver sucursal {subject.name}
        </SiteLink>
      )}
    </>
  );
}
