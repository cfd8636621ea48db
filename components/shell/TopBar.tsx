import { Icon } from '@/components/ui/icons';
import { supportPhone, telHref } from '@/lib/company';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { getSocialNetworks } from '@/lib/content/gateway/home';
import { routes } from '@/lib/server/routing/routes';
import { siteHref } from '@/lib/server/routing/site-href';
import { networkAddress, parseUrl } from '@/lib/util/urls.mts';
import styles from '@/components/shell/TopBar.module.css';

/** Returns a network's host, such as "facebook.com", as its name if an editor gave none. */
const siteName = (href: string) => parseUrl(href)?.hostname.replace(/^www\./, '') || href;

/** The support phone and the social networks. */
export async function TopBar() {
  const networks = listOrEmpty(await getSocialNetworks())
    .map((network) => ({ ...network, href: siteHref(networkAddress(network.url)) }))
    .filter(({ href }) => href !== '');
  return (
    <aside
      className={styles.bar}
      aria-label="Atención y redes sociales"
      data-ground="dark"
      data-print="hide"
    >
      <div className={styles.inner}>
        <a className={styles.phone} href={telHref(supportPhone)}>
          <Icon name="phone" size={16} />
          <span>
            <span className={styles.hint}>Atención a clientes </span>
            {supportPhone}
          </span>
        </a>
        {networks.length > 0 && (
          <ul
            className={styles.networks}
            aria-label="Redes sociales"
            // Reserves the width of all icons, so that the first ones do not move when the others arrive.
            style={{ minWidth: `min(100%, ${networks.length} * var(--network))` }}
          >
            {networks.map((network) => (
              <li key={network.id}>
                <a className={styles.network} href={network.href} rel="noopener" target="_blank">
                  {network.name_image === '' ? (
                    network.title.trim() || network.alt.trim() || siteName(network.href)
                  ) : (
                    // oxlint-disable-next-line nextjs/no-img-element -- a small vector icon
                    <img
                      src={routes.file(network.name_image)}
                      alt={network.alt.trim() || network.title.trim() || siteName(network.href)}
                      width={20}
                      height={20}
                      // Otherwise five of these would load before the page's own picture.
                      fetchPriority="low"
                    />
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
