import { routes } from '@/lib/server/routing/routes';

export interface NavLink {
  label: string;
  href: string;
}

export const homeLink: NavLink = { label: 'Inicio', href: routes.home() };
