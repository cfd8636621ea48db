import { SiteLink } from '@/components/ui/SiteLink';
import { ButtonLink } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { Section } from '@/components/ui/Section';
import type { BranchIndexPage } from '@/lib/features/branches/pagination';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/branches/BranchPages.module.css';
import shared from '@/components/ui/shared.module.css';

/** The way through an index of several pages: on and back, and to each state. */
export function BranchPages({
  page,
  pages,
  states,
}: Pick<BranchIndexPage<unknown>, 'page' | 'pages' | 'states'>) {
  if (pages === 1) return null;
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
        <h2 className={styles.heading}>Sucursales por estado</h2>
        <ul className={styles.states}>
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
