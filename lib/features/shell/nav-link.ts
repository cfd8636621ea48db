import { routes } from '@/lib/server/routing/routes';

/** A link of a navigation. */
export interface NavLink {
  label: string;
  href: string;
}

/** The first link of every breadcrumb trail. */
export const homeLink: NavLink = { label: 'Inicio', href: routes.home() };
