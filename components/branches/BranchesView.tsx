import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/icons';
import { PageHeader } from '@/components/ui/PageHeader';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { addressLines } from '@/lib/features/branches/facts';
import type { BranchIndexPage } from '@/lib/features/branches/pagination';
import type { ListedBranch } from '@/lib/content/gateway/branches';
import { phoneParts } from '@/lib/util/format/read-phone-numbers';
import { phoneText } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/branches/BranchesView.module.css';

interface BranchesViewProps {
  index: BranchIndexPage<ListedBranch>;
  /** The zone finder above the index. */
  finder?: ReactNode;
}

/** One page of the index of branches, grouped by state. */
export function BranchesView({ index, finder }: BranchesViewProps) {
  return (
    <>
      <PageHeader
        title="Sucursales"
        lead="Elige tu ciudad: dirección, teléfono y los días y horarios de recolección de cada zona."
      />
      {index.groups.length > 0 && finder}
      {index.groups.length > 0 ? (
        <Section isUnderHeader>
          <div className={styles.states}>
            {index.groups.map(({ state, branches }) => (
              <div key={state} className={styles.state}>
                <h2 className={styles.stateName}>{state}</h2>
                <ul className={styles.branches}>
                  {branches.map((branch) => (
                    <li key={branch.id}>
                      <BranchRow branch={branch} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Section>
      ) : (
        <Section>
          <EmptyState message="Por ahora no hay sucursales publicadas. Con gusto te atendemos por teléfono o por correo.">
            <ButtonLink href={routes.contact()}>Ir a contacto</ButtonLink>
          </EmptyState>
        </Section>
      )}
      {index.pages > 1 && <BranchPages {...index} />}
    </>
  );
}

function BranchRow({ branch }: { branch: ListedBranch }) {
  return (
    <article className={styles.row}>
      <Picture file={branch.name_image} alt="" sizes={200} className={styles.rowPicture} />
      <div className={styles.rowWords}>
        <h3 className={shared.subtitle}>
          <SiteLink href={routes.branch(branch)} className={clsx(shared.wholeLink, styles.rowLink)}>
            {branch.name}
          </SiteLink>
        </h3>
        <p className={styles.rowAddress}>{addressLines(branch).slice(0, 2).join(', ')}</p>
        <p className={styles.rowPhone}>{phoneText(phoneParts(branch.phone_number))}</p>
      </div>
      <span className={shared.blue} data-print="hide">
        <Icon name="arrow" />
      </span>
    </article>
  );
}

/** Links to the previous and the next page, and to each state. */
function BranchPages({ page, pages, states }: BranchIndexPage<ListedBranch>) {
  return (
    <Section ground="mist">
      <nav aria-label="Páginas de sucursales" className={shared.stack3}>
        <p>
          Página {page} de {pages}
        </p>
        <ButtonRow>
          {page > 1 && (
            <ButtonLink href={routes.branches(page - 1)} tone="quiet">
              Anterior
            </ButtonLink>
          )}
          {page < pages && (
            <ButtonLink href={routes.branches(page + 1)} tone="quiet">
              Siguiente
            </ButtonLink>
          )}
        </ButtonRow>
        <h2 className={styles.pagesHeading}>Sucursales por estado</h2>
        <ul className={styles.pagesStates}>
          {states.map(({ state, page: begins }) => (
            <li key={state}>
              <SiteLink href={routes.branches(begins)} className={shared.target}>
                {state}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
