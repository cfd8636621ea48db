import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { NavLink } from '@/lib/features/shell/nav-link';
import type { NavSection } from '@/lib/features/shell/navigation';

interface SectionSummaryProps {
  section: NavSection;
  className: string | undefined;
  iconSize: number;
}

/** A section's name, or only an arrow beside the link to its page. */
export function SectionSummary({ section, className, iconSize }: SectionSummaryProps) {
  const isBesideLink = section.href !== '';
  return (
    <summary className={className} data-beside-link={isBesideLink || undefined}>
      {isBesideLink ? (
        <VisuallyHidden>{`Más páginas de ${section.label}`}</VisuallyHidden>
      ) : (
        section.label
      )}
      <Icon name="down" size={iconSize} />
    </summary>
  );
}

interface NavLinksProps {
  links: NavLink[];
  className?: string | undefined;
  /** Of each link. */
  linkClass: string | undefined;
}

export function NavLinks({ links, className, linkClass }: NavLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href + label}>
          <SiteLink href={href} className={linkClass}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
