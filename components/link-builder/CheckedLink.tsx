import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import type { LinkState } from '@/lib/features/link-builder/link-state';
import type { ReadAddress } from '@/lib/features/link-builder/own-address';
import { checkParameters } from '@/lib/features/link-builder/parameters';
import styles from '@/components/link-builder/LinkChecker.module.css';
import shared from '@/components/ui/shared.module.css';

export interface Checked {
  address: ReadAddress;
  /** Only for an address of this site, once it is known. */
  state?: LinkState;
}

function Verdict({ isGood, children }: { isGood: boolean; children: string }) {
  return (
    <p className={styles.verdict} data-good={isGood || undefined}>
      <Icon name={isGood ? 'check' : 'close'} /> {children}
    </p>
  );
}

const VERDICTS: Record<LinkState['kind'], string> = {
  alive: 'El enlace abre.',
  redirected: 'El enlace abre, pero redirige a otra dirección.',
  dead: 'El enlace no lleva a ninguna página (404).',
  unclear: 'No pudimos revisarlo ahora. Intente de nuevo en un momento.',
};

/** The result of a check. */
export function CheckedLink({ checked: { address, state } }: { checked: Checked }) {
  if (address.kind === 'none') return <Verdict isGood={false}>Esto no es una dirección.</Verdict>;
  if (address.kind === 'foreign') {
    return <Verdict isGood={false}>{`No es de este sitio: ${address.host}`}</Verdict>;
  }
  if (!state) return <p>Revisando…</p>;
  const { path } = address;
  const to = state.kind === 'redirected' ? state.to : undefined;
  const [page = '', query = ''] = path.replace(/#.*$/s, '').split('?');
  const parameters = checkParameters(to?.replace(/\?.*$/s, '') ?? page, query);
  return (
    <div className={clsx(shared.stack2, shared.anywhere)}>
      <Verdict isGood={state.kind === 'alive' || state.kind === 'redirected'}>
        {VERDICTS[state.kind]}
      </Verdict>
      {to !== undefined && (
        <dl className={styles.moves}>
          <dt>De</dt>
          <dd>{path}</dd>
          <dt>A</dt>
          <dd>
            <SiteLink href={to}>{to}</SiteLink>
          </dd>
        </dl>
      )}
      {parameters.length > 0 && (
        <ul className={styles.parameters} aria-label="Parámetros">
          {parameters.map(({ name, value, isKnown, note }, at) => (
            <li key={`${at} ${name}`} data-good={isKnown || undefined}>
              <Icon name={isKnown ? 'check' : 'close'} />
              <span>
                <strong>
                  {name}={value}
                </strong>{' '}
                {note}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
