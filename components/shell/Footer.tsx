import { Logo } from '@/components/shell/Logo';
import { NavLinks } from '@/components/shell/Navigation';
import { ButtonLink } from '@/components/ui/Button';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { Icon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { SiteLink } from '@/components/ui/SiteLink';
import { currentYear, type NavSection } from '@/lib/features/shell/navigation';
import { companyName, copyrightYears, headOffice } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/shell/Footer.module.css';

/** Head office, phone, the link lists, the privacy notice and the copyright line. */
export async function Footer({ lists }: { lists: NavSection[] }) {
  const years = copyrightYears(await currentYear());
  return (
    <footer className={styles.footer} data-ground="dark" data-print="hide">
      <div className={styles.inner}>
        <div className={styles.office}>
          <Logo />
          <address className={styles.address}>
            <strong>Oficina corporativa</strong>
            <br />
            {headOffice.street}
            <br />
            {headOffice.postalCode} {headOffice.city}, {headOffice.state}
            <br />
            <PhoneLinks />
          </address>
          <ButtonLink href={routes.contact()} tone="light">
            Ir a contacto
          </ButtonLink>
        </div>
        <nav className={styles.lists} aria-label="Pie de página">
          {lists.map((list) => (
            <FooterList key={list.id} list={list} />
          ))}
        </nav>
      </div>
      <div className={styles.legal}>
        <p>
          © {years} {companyName}. Todos los derechos reservados.
        </p>
        <nav className={styles.notices} aria-label="Avisos">
          <SiteLink href={routes.privacy()}>Aviso de privacidad</SiteLink>
          <SiteLink href={routes.accessibility()}>Accesibilidad</SiteLink>
        </nav>
      </div>
    </footer>
  );
}

/** A list of links under its title. Below 768 px it is folded; wider screens always show it (Footer.module.css). */
function FooterList({ list }: { list: NavSection }) {
  const links = list.groups.flatMap((group) => group.links);
  return (
    <div className={styles.list}>
      <h2 className={styles.title}>
        {list.href === '' ? (
          list.label
        ) : (
          <SiteLink href={list.href} className={styles.link}>
            {list.label}
          </SiteLink>
        )}
      </h2>
      {links.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.toggle} data-beside-link={list.href !== '' || undefined}>
            <VisuallyHidden>{`Más páginas de ${list.label}`}</VisuallyHidden>
            <Icon name="down" size={18} />
          </summary>
          <NavLinks links={links} linkClass={styles.link} />
        </details>
      )}
    </div>
  );
}
