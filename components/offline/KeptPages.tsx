'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { companyName } from '@/lib/company';
import { readKeptPages, type KeptPage } from '@/lib/features/offline/kept-pages';
import { isZonePath } from '@/lib/features/offline/zone-path';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/offline/KeptPages.module.css';
import shared from '@/components/ui/shared.module.css';

/** They have buttons of their own. */
const OTHERS = [routes.home(), routes.contact(), routes.offline()];

const ownTitle = (title: string) => title.replace(` | ${companyName}`, '');

/** The pages that can be read without a connection, by title; the visitor's zone first. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isGone = false;
    readKeptPages().then(
      (kept) => {
        const listed = kept.filter(({ path }) => !OTHERS.includes(path));
        if (!isGone && listed.length > 0) setPages(listed);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
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
