import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BranchAddress, MapsLink } from '@/components/branches/BranchAddress';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Branch } from '@/lib/content/gateway/branches';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/branches/BranchMapPlace.module.css';
import shared from '@/components/ui/shared.module.css';

interface BranchMapPlaceProps {
  branch: Branch;
  map?: ReactNode;
  /** True if the address is shown here, false if it is shown above. */
  hasAddress: boolean;
  canAsk: boolean;
}

export function BranchMapPlace({ branch, map, hasAddress, canAsk }: BranchMapPlaceProps) {
  return (
    <Section labelledBy="ubicacion">
      <SectionHeading id="ubicacion" title={`Cómo llegar a ${branch.name}`} />
      <div className={styles.place}>
        {map && <div className={styles.map}>{map}</div>}
        <div className={clsx(hasAddress && styles.card, shared.stack3, shared.top)}>
          {hasAddress ? (
            <BranchAddress branch={branch} canAsk={canAsk} />
          ) : (
            <MapsLink branch={branch} />
          )}
          <ButtonRow>
            <ButtonLink href={routes.branches()} tone="quiet">
              Ver todas las sucursales
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}
