import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/lines/LineBranches.module.css';

/** The limit above which the pictures would weigh more than the rest of the page. */
const MAX_PICTURES = 24;

/** 'Nuestras sucursales': the branches that offer a line. */
export function LineBranches({ line }: { line: Pick<BusinessLine, 'business_unit'> }) {
  const { business_unit: branches } = line;
  if (branches.length === 0) return null;
  const hasPictures = branches.length <= MAX_PICTURES;
  return (
    <Section labelledBy="sucursales">
      <SectionHeading
        id="sucursales"
        title="Nuestras sucursales"
        lead="Elige tu ciudad para conocer la dirección, el teléfono y las zonas que atendemos."
        action={
          <ButtonLink href={routes.branches()} tone="quiet">
            Todas las sucursales
          </ButtonLink>
        }
      />
      <ul className={hasPictures ? styles.list : styles.names}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <SiteLink
              href={routes.branch(branch)}
              className={hasPictures ? styles.branch : undefined}
            >
              {hasPictures && <Picture file={branch.name_image} alt="" sizes={128} ratio="1/1" />}
              <span className={styles.name}>{branch.name}</span>
              {hasPictures && <Icon name="arrow" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
