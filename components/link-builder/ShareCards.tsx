import clsx from 'clsx';
import useSWR from 'swr';
import { CopyButton } from '@/components/link-builder/CopyButton';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';
import { withDeadline } from '@/lib/util/deadline.mts';
import { parseUrl } from '@/lib/util/parse-url';
import resultStyles from '@/components/link-builder/LinkResult.module.css';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/link-builder/ShareCards.module.css';

const TIMEOUT_MS = 12_000;

/** As each network cuts the picture and orders the texts. */
const NETWORKS = [
  { id: 'whatsapp', name: 'WhatsApp', hasDescription: true },
  { id: 'facebook', name: 'Facebook', hasDescription: true },
  { id: 'linkedin', name: 'LinkedIn', hasDescription: false },
  { id: 'x', name: 'X', hasDescription: false },
] as const;

const content = (page: Document, property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';

/**
 * The Open Graph card of a page's HTML, with the picture's path on this site or '' for none; undefined
 * where it has no card.
 */
export function readShareCard(page: Document) {
  const title = content(page, 'og:title');
  if (title === '') return undefined;
  // The picture's host is the site's public one, which the browser may know by another name.
  const picture = parseUrl(content(page, 'og:image'));
  return {
    title,
    description: content(page, 'og:description'),
    picture: picture ? picture.pathname + picture.search : '',
  };
}

const load = (path: string) =>
  withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(path, { signal });
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const card = readShareCard(page);
    if (!card) throw new Error('No card.');
    return card;
  });

/** The share card in the HTML of the page at `path`, as networks read it; undefined waits. */
export function useShareCard(path: string | undefined) {
  const page = path?.replace(/#.*$/s, '');
  return useSWR(page, load, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
}

interface ShareCardsProps {
  card: ReturnType<typeof useShareCard>;
  address: string;
}

/** The link's card as networks show it. */
export function ShareCards({ card, address }: ShareCardsProps) {
  const { data, error, isValidating, mutate } = card;
  const texts = [data?.title, data?.description, address].filter(Boolean).join('\n');
  return (
    <section className={resultStyles.part} aria-labelledby="tarjeta">
      <h2 id="tarjeta" className={shared.title}>
        Tarjeta en redes
      </h2>
      {error ? (
        <LoadFailure
          message="No pudimos leer la página para mostrar su tarjeta. Revise que el enlace abra."
          isBusy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <p role="status" className={styles.status}>
          {data ? '' : 'Leyendo la tarjeta de la página…'}
        </p>
      )}
      {data && (
        <>
          <div className={styles.cards}>
            {NETWORKS.map(({ id, name, hasDescription }) => (
              <figure key={id} className={styles.figure}>
                <figcaption className={clsx(shared.small, shared.strong)}>{name}</figcaption>
                <div className={clsx(styles.card, styles[id])}>
                  {data.picture && (
                    // oxlint-disable-next-line nextjs/no-img-element -- the bytes that networks get
                    <img
                      src={data.picture}
                      alt=""
                      width={SHARE_WIDTH}
                      height={SHARE_HEIGHT}
                      className={styles.picture}
                    />
                  )}
                  <div className={styles.texts}>
                    <p className={styles.title}>{data.title}</p>
                    {hasDescription && <p className={styles.description}>{data.description}</p>}
                    <p className={styles.host}>{new URL(address).host}</p>
                  </div>
                </div>
              </figure>
            ))}
          </div>
          <CopyButton
            key={texts}
            copy={async () => navigator.clipboard.writeText(texts)}
            label="Copiar textos"
            done="Textos copiados"
          />
        </>
      )}
    </section>
  );
}
