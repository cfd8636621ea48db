'use client';

import { useState, type FormEvent } from 'react';
import { CheckedLink, type Checked } from '@/components/link-builder/CheckedLink';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/TextField';
import { linkState, type LinkState } from '@/lib/features/link-builder/link-state';
import { readAddress } from '@/lib/features/link-builder/target-path';
import { withDeadline } from '@/lib/util/deadline.mts';
import styles from '@/components/link-builder/LinkChecker.module.css';

const TIMEOUT_MS = 12_000;
const MAX_LENGTH = 2_000;

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
