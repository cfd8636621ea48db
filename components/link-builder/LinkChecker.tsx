'use client';

import clsx from 'clsx';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import { TextField } from '@/components/ui/TextField';
import { linkState, type LinkState } from '@/lib/features/link-builder/link-state';
import { readAddress, type ReadAddress } from '@/lib/features/link-builder/target-path';
import { checkParameters } from '@/lib/features/link-builder/parameters';
import { withDeadline } from '@/lib/util/deadline.mts';
import styles from '@/components/link-builder/LinkChecker.module.css';
import shared from '@/components/ui/shared.module.css';

const TIMEOUT_MS = 12_000;
const MAX_LENGTH = 2_000;

interface Checked {
  address: ReadAddress;
  /** Only for an address of this site, once it is known. */
  state?: LinkState;
}

/** Asks for a path of this site as a browser does; never for another site's. */
async function ask(path: string): Promise<LinkState> {
  try {
    const page = path.replace(/#.*$/s, '');
    const head = (signal: AbortSignal) => fetch(page, { method: 'HEAD', signal });
    return linkState(await withDeadline(TIMEOUT_MS, head));
  } catch {
    return { kind: 'unclear' };
  }
}

/** Says whether a link of this site opens, where it leads, and whether its parameters are known. */
export function LinkChecker({ site }: { site: string }) {
  const [checked, setChecked] = useState<Checked>();
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('enlace'));
    const address = readAddress(text, site);
    setChecked({ address });
    if (address.kind !== 'own') return;
    const state = await ask(address.path);
    setChecked((now) => (now?.address === address ? { address, state } : now));
  };
  return (
    <div className={styles.checker} data-script="only">
      <form aria-label="Revisar un enlace" className={styles.form} onSubmit={(e) => void check(e)}>
        <TextField
          id="enlace"
          name="enlace"
          label="Enlace"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          required
        />
        <Button type="submit">Revisar</Button>
      </form>
      <div role="status" aria-label="Revisión">
        {checked && <CheckedLink checked={checked} />}
      </div>
    </div>
  );
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
function CheckedLink({ checked: { address, state } }: { checked: Checked }) {
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
