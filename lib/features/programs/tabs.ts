import type { SocialResponsibilityContent } from '@/lib/content/gateway/programs';
import { valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/text';
import type { NavLink } from '@/lib/features/shell/nav-link';
import { routes } from '@/lib/server/routing/routes';

/** Returns whether the structure page has content; the navigation follows the same rule. */
export function hasStructure(content: SocialResponsibilityContent | undefined): boolean {
  return content !== undefined && !isEmptyHtml(content.description);
}

/** Returns the tabs of social responsibility; the structure page only where it has content. */
export function responsibilityTabs(strategy: Result<SocialResponsibilityContent>): NavLink[] {
  const structure = { label: 'Estructura', href: routes.socialStructure() };
  return [
    { label: 'Programas sociales', href: routes.socialResponsibility() },
    ...(hasStructure(valueOrUndefined(strategy)) ? [structure] : []),
    { label: 'Sostenibilidad', href: routes.sustainability() },
  ];
}
