'use client';

import clsx from 'clsx';
import { SiteLink } from '@/components/ui/SiteLink';
import { useLazy } from '@/components/ui/useLazy';
import { companyName } from '@/lib/company';
import { isZonePath } from '@/lib/features/offline/page-index';
import { readKeptPages } from '@/lib/features/offline/kept-pages';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/offline/KeptPages.module.css';
import shared from '@/components/ui/shared.module.css';

/** They have buttons of their own. */
const OTHERS = [routes.home(), routes.contact(), routes.offline()];

const ownTitle = (title: string) => title.replace(` | ${companyName}`, '');

/** The pages that can be read without a connection, by title; the visitor's zone first. */
export function KeptPages() {
  const { loaded: kept = [] } = useLazy(readKeptPages, true);
  const pages = kept.filter(({ path }) => !OTHERS.includes(path));
  if (pages.length === 0) return null;
  const zone = pages.find(({ path }) => isZonePath(path));
  const others = pages.filter((page) => page !== zone);
  return (
    <section className={clsx(shared.stack1, shared.above2)} aria-labelledby="paginas-guardadas">
      <h2 id="paginas-guardadas" className={shared.title}>
        Puede leer sin conexión
      </h2>
      <ul>
        {[zone, ...others].map(
          (page) =>
            page && (
              <li key={page.path}>
                <SiteLink href={page.path} className={styles.link}>
                  {page === zone && <span className={styles.zone}>Su zona</span>}
                  {ownTitle(page.title)}
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
