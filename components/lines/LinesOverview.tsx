import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import { lineLead } from '@/lib/features/lines/shown-lines';
import { routes } from '@/lib/server/routing/routes';
import whole from '@/components/ui/WholeLink.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/lines/LinesOverview.module.css';

/** All business lines at a glance, each leading to its services page. */
export function LinesOverview({ lines }: { lines: BusinessLine[] }) {
  if (lines.length < 2) return null;
  return (
    <Section labelledBy="lineas" className={styles.section}>
      <SectionHeading id="lineas" title="Nuestras líneas de negocio" />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Picture
              file={line.name_cover_image}
              alt=""
              sizes="(min-width: 75em) 282px, (min-width: 36em) 45vw, 112px"
              isRounded
              className={styles.picture}
            />
            <div>
              <h3 className={clsx(shared.anywhere, shared.subtitle)}>
                <SiteLink
                  href={routes.servicesLine(line)}
                  className={clsx(whole.link, styles.link)}
                >
                  {line.name}
                </SiteLink>
              </h3>
              {lineLead(line) && <p className={styles.title}>{lineLead(line)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
