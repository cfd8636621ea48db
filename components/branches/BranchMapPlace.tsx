import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BranchAddress, MapsLink } from '@/components/branches/BranchAddress';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import { addressLines } from '@/lib/features/branches/facts';
import type { Neighbours } from '@/lib/features/branches/nearby';
import type { Branch, ListedBranch } from '@/lib/content/gateway/branches';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/branches/BranchMapPlace.module.css';
import shared from '@/components/ui/shared.module.css';

interface BranchMapPlaceProps {
  branch: Branch;
  neighbours: Neighbours<ListedBranch>;
  map?: ReactNode;
  /** Whether the address stands here; else it stands above. */
  hasAddress: boolean;
}

export function BranchMapPlace({ branch, neighbours, map, hasAddress }: BranchMapPlaceProps) {
  const { branches, reach } = neighbours;
  const headings = {
    state: `Otras sucursales en ${branch.ubication.state.trim()}`,
    near: 'Otras sucursales cercanas',
    country: 'Otras sucursales',
  };
  return (
    <Section labelledBy="ubicacion">
      <SectionHeading id="ubicacion" title={`Cómo llegar a ${branch.name}`} />
      <div className={styles.place}>
        {map && <div className={styles.map}>{map}</div>}
        <div className={clsx(hasAddress && styles.card)}>
          {hasAddress ? <BranchAddress branch={branch} /> : <MapsLink branch={branch} />}
        </div>
        <div className={clsx(shared.stack2, shared.top)} data-print="hide">
          {branches.length > 0 && (
            <>
              <h3>{headings[reach]}</h3>
              <ul className={shared.ruled}>
                {branches.map((other) => (
                  <Neighbour key={other.id} branch={other} />
                ))}
              </ul>
            </>
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

function Neighbour({ branch }: { branch: ListedBranch }) {
  const [street = branch.ubication.state] = addressLines(branch);
  return (
    <li className={styles.neighbour}>
      <Picture file={branch.name_image} alt="" sizes={128} ratio="1/1" />
      <div className={shared.anywhere}>
        <SiteLink href={routes.branch(branch)} className={styles.name}>
          {branch.name}
        </SiteLink>
        <p className={shared.soft}>{street}</p>
      </div>
      <MapsLink branch={branch} />
    </li>
  );
}
