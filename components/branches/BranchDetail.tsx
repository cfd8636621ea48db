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
import { Share } from '@/components/ui/Share';
import { branchFacts, showsMapInstead } from '@/lib/features/branches/facts';
import { neighboursOf } from '@/lib/features/branches/nearby';
import { zonePage, type BranchPage } from '@/lib/features/branches/page';
import type { Branch, ListedBranch } from '@/lib/content/gateway/branches';
import { routes } from '@/lib/server/routing/routes';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { branches } from '@/lib/features/content-types/branches';
import styles from '@/components/branches/BranchIntro.module.css';

interface BranchDetailProps extends Pick<
  BranchZoneListProps,
  'notices' | 'zoneDates' | 'zoneActions'
> {
  page: BranchPage;
  /** All published branches: those of the neighbourhood are picked from them. */
  all: ListedBranch[];
  /** The map centred on the branch. */
  map?: ReactNode;
  /** On a zone's own page, which has its dates at the top: the header in place of the branch's. */
  zoneHeader?: ReactNode;
}

export function BranchDetail({ page, all, map, zoneHeader, ...zoneList }: BranchDetailProps) {
  const { branch, zones, selected, lacksZones } = page;
  const isZone = zoneHeader !== undefined;
  const mapInstead = showsMapInstead(branch);
  const mapPlace = (
    <BranchMapPlace
      branch={branch}
      neighbours={neighboursOf(branch, all)}
      map={map}
      hasAddress={mapInstead}
    />
  );
  const state = branch.ubication.state.trim();
  return (
    <>
      <JsonLd data={branches.structuredData(branch, zones)} />
      {zoneHeader ?? (
        <PageHeader
          title={branch.name}
          trail={[{ label: 'Sucursales', href: routes.branches() }]}
          lead={state === '' ? 'Sucursal' : `Sucursal en ${state}`}
        >
          <ButtonLink href={routes.quote()}>Cotizar servicio</ButtonLink>
          {zones.length > 0 && (
            <ButtonLink href="#zonas" tone="quiet">
              Días y horarios
            </ButtonLink>
          )}
          <Share title={branch.name} url={absoluteUrl(routes.branch(branch))} />
        </PageHeader>
      )}
      <BranchIntro
        branch={branch}
        facts={mapInstead ? undefined : branchFacts(branch)}
        isFirst={!isZone}
      />
      {mapInstead && mapPlace}
      <BranchZoneList
        zones={zones}
        selected={selected}
        lacksZones={lacksZones}
        isPageOfSelected={isZone}
        pageOf={(zone) => zonePage(page, zone)}
        {...zoneList}
      />
      {!mapInstead && <div data-print="hide">{mapPlace}</div>}
    </>
  );
}

interface BranchIntroProps {
  branch: Branch;
  /** Undefined where the map, which includes the address, is shown instead. */
  facts: { label: string; value: string }[] | undefined;
  /** Whether the page begins with it: its picture loads first, and paper has all of it. */
  isFirst: boolean;
}

function BranchIntro({ branch, facts, isFirst }: BranchIntroProps) {
  return (
    <Section className={styles.section}>
      <Picture
        file={branch.name_image}
        alt=""
        sizes="(min-width: 75em) 1200px, 100vw"
        ratio="16/9"
        priority={isFirst}
        loading="eager"
        className={clsx(styles.banner, !isFirst && styles.unprinted)}
      />
      {facts && (
        <div className={styles.card}>
          <div>
            <h2 className={styles.label}>Dirección y teléfono</h2>
            <BranchAddress branch={branch} />
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
    </Section>
  );
}
