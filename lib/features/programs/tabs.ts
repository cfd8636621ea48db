import type { SocialResponsibilityContent } from '@/lib/content/gateway/programs';
import { valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/empty';
import type { NavLink } from '@/lib/features/shell/navigation';
import { routes } from '@/lib/server/routing/routes';

/** Whether the structure page has something to show; the navigation follows the same rule. */
export function hasStructure(content: SocialResponsibilityContent | undefined): boolean {
  return content !== undefined && !isEmptyHtml(content.description);
}

/**
 * The sibling pages of social responsibility, for their tab bar.
 *
 * @param strategy what stands on the structure page; without it the page is not offered.
 */
export function responsibilityTabs(strategy: Result<SocialResponsibilityContent>): NavLink[] {
  const structure = { label: 'Estructura', href: routes.socialStructure() };
  return [
    { label: 'Programas sociales', href: routes.socialResponsibility() },
    ...(hasStructure(valueOrUndefined(strategy)) ? [structure] : []),
    { label: 'Sostenibilidad', href: routes.sustainability() },
  ];
}
