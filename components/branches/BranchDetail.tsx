import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BranchAddress } from '@/components/branches/BranchAddress';
import { BranchMapPlace } from '@/components/branches/BranchMapPlace';
import { BranchZoneList, type BranchZoneListProps } from '@/components/branches/BranchZoneList';
import { ButtonLink } from '@/components/ui/Button';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { branchFacts, showsMapInstead } from '@/lib/features/branches/facts';
import type { BranchPage } from '@/lib/features/branches/page';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import type { Branch } from '@/lib/content/gateway/branches';
import { routes } from '@/lib/server/routing/routes';
import { branches } from '@/lib/features/content-types/branches';
import styles from '@/components/branches/BranchIntro.module.css';
import shared from '@/components/ui/shared.module.css';

interface BranchDetailProps extends Pick<BranchZoneListProps, 'notices' | 'zoneDates'> {
  page: BranchPage;
  /** The map centred on the branch. */
  map?: ReactNode;
  /** The header of a zone's own page, with its dates; it replaces the branch's. */
  zoneHeader?: ReactNode;
}

export function BranchDetail({ page, map, zoneHeader, ...zoneList }: BranchDetailProps) {
  const { branch, zones, selected, lacksZones } = page;
  const isZone = zoneHeader !== undefined;
  const mapInstead = showsMapInstead(branch);
  const mapPlace = <BranchMapPlace {...{ branch, map }} hasAddress={mapInstead} canAsk={!isZone} />;
  const zonePlace = (
    <BranchZoneList
      {...{ zones, selected, lacksZones }}
      hrefOf={(zone) => routes.branch(branch, zoneSegment(zones, zone))}
      {...zoneList}
    />
  );
  const state = branch.ubication.state;
  return (
    <>
      <JsonLd data={branches.structuredData(branch, zones)} />
      {zoneHeader ?? (
        <PageHeader
          title={branch.name}
          trail={[{ label: 'Sucursales', href: routes.branches() }]}
          lead={state === '' ? 'Sucursal' : `Sucursal en ${state}`}
          look="bar"
        >
          <ButtonLink href={routes.quote()}>Cotizar servicio</ButtonLink>
          {zones.length > 0 && (
            <ButtonLink href="#zonas" tone="quiet">
              Días y horarios
            </ButtonLink>
          )}
        </PageHeader>
      )}
      {isZone && zonePlace}
      <BranchIntro
        branch={branch}
        facts={mapInstead ? undefined : branchFacts(branch)}
        isFirst={!isZone}
      />
      {mapInstead && mapPlace}
      {!isZone && zonePlace}
      {!mapInstead && <div data-print="hide">{mapPlace}</div>}
    </>
  );
}

interface BranchIntroProps {
  branch: Branch;
  /** Undefined if the map, which includes the address, is shown instead. */
  facts: { label: string; value: string }[] | undefined;
  /** True if the page begins with it; its picture then loads first, and all of it is printed. */
  isFirst: boolean;
}

function BranchIntro({ branch, facts, isFirst }: BranchIntroProps) {
  return (
    <Section ground={isFirst ? 'white' : 'mist'} className={styles.section}>
      <div className={clsx(facts && styles.columns)}>
        <Picture
          file={branch.name_image}
          alt=""
          sizes="(min-width: 75em) 690px, 100vw"
          ratio="16/9"
          priority={isFirst}
          isRounded
          className={clsx(styles.banner, !isFirst && styles.unprinted)}
        />
        {facts && (
          <div className={clsx(shared.stack3, shared.top)}>
            <div>
              <h2 className={styles.label}>Dirección y teléfono</h2>
              <BranchAddress branch={branch} canAsk={isFirst} />
            </div>
            {facts.length > 0 && (
              <dl className={clsx(styles.facts, !isFirst && styles.unprinted)}>
                {facts.map((fact) => (
                  <div key={fact.label} className={styles.fact}>
                    <dt className={styles.label}>{fact.label}</dt>
                    <dd className={styles.value}>{fact.value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
