import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import { branchesPerPage } from '@/lib/branch-index';
import type { BranchRef } from '@/lib/gateway/branches';
import { routes } from '@/lib/routes';
import styles from '@/components/lines/LineBranches.module.css';

/** 'Nuestras sucursales': where a line is offered. What does not fit is left to the index. */
export function LineBranches({ branches }: { branches: BranchRef[] }) {
  if (branches.length === 0) return null;
  const shown = branches.slice(0, branchesPerPage(branches.length));
  const hidden = branches.length - shown.length;
  return (
    <Section labelledBy="sucursales">
      <SectionHeading
        id="sucursales"
        title="Nuestras sucursales"
        lead="Elija su ciudad para conocer la dirección, el teléfono y las zonas que atendemos."
        action={
          <ButtonLink href={routes.branches()} tone="quiet">
            Todas las sucursales
          </ButtonLink>
        }
      />
      <ul className={styles.list}>
        {shown.map((branch) => (
          <li key={branch.id}>
            <SiteLink href={routes.branch(branch)} className={styles.branch}>
              <Picture file={branch.name_image} alt="" sizes={128} ratio="1/1" />
              <span className={styles.name}>{branch.name}</span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.more}>
          <SiteLink href={routes.branches()}>
            {`Otras ${hidden.toLocaleString('es-MX')} sucursales`}
          </SiteLink>
        </p>
      )}
    </Section>
  );
}
