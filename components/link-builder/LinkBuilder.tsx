'use client';

import clsx from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { CampaignFields } from '@/components/link-builder/CampaignFields';
import { LinkResult } from '@/components/link-builder/LinkResult';
import { TargetFields } from '@/components/link-builder/TargetFields';
import { useQuoteTarget } from '@/components/link-builder/useQuoteTarget';
import { Button } from '@/components/ui/Button';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import {
  chooseText,
  MAIN_KINDS,
  OTHER_KINDS,
  readCampaign,
  readTarget,
} from '@/lib/features/link-builder/choices';
import type { LinkOptions } from '@/lib/features/link-builder/options';
import { targetPath } from '@/lib/features/link-builder/target-path';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/link-builder/LinkBuilder.module.css';
import shared from '@/components/ui/shared.module.css';

interface LinkBuilderProps {
  options: LinkOptions;
  /** The site's own address. */
  site: string;
}

/**
 * The choices, and the link that comes of them. The form keeps its own values, so that what is chosen
 * before the script has come stays; without script the server answers it.
 */
export function LinkBuilder({ options, site }: LinkBuilderProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(() => new URLSearchParams());
  const read = useCallback(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)];
    setValues(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])));
  }, []);
  const followUrl = useCallback(
    (_path: string, query: string) => {
      const page = form.current?.elements.namedItem('pagina');
      const linked = new URLSearchParams(query).get('pagina');
      if (linked && page instanceof HTMLInputElement && page.value === '') page.value = linked;
      read();
    },
    [read],
  );
  const target = readTarget(values);
  const quote = useQuoteTarget(target, options);
  const path = target.tipo === 'cotizador' ? quote.path : targetPath(target, site);
  const note = (target.tipo === 'cotizador' && quote.note) || chooseText[target.tipo];
  return (
    <div className={styles.columns} data-scripts="">
      <form
        ref={form}
        action={routes.plainLinks()}
        aria-label="Armar un enlace"
        className={clsx(shared.stack5, shared.top)}
        data-print="hide"
        onChange={read}
        onSubmit={(event) => {
          event.preventDefault();
          read();
          result.current?.focus();
        }}
      >
        <KindChoice />
        <TargetFields options={options} quote={quote} onPick={read} />
        <CampaignFields values={values} />
        <Button type="submit" className={styles.submit}>
          Ver el enlace
        </Button>
      </form>
      {/* After the form, which it reads as soon as both are there. */}
      <UrlStateListener onUrlChange={followUrl} />
      <div
        ref={result}
        tabIndex={-1}
        className={styles.result}
        data-script="only"
        role="region"
        aria-label="Enlace"
      >
        <LinkResult path={path} campaign={readCampaign(values)} site={site} note={note} />
      </div>
    </div>
  );
}

function Choices({ of }: { of: typeof MAIN_KINDS }) {
  return (
    <div className={styles.choices}>
      {of.map(({ kind, label }) => (
        <label key={kind} className={styles.choice}>
          <input type="radio" name="tipo" value={kind} defaultChecked={kind === 'pagina'} />
          {label}
        </label>
      ))}
    </div>
  );
}

/** What the link leads to. The style sheet shows the fields of the chosen kind. */
function KindChoice() {
  return (
    <fieldset>
      <legend className={styles.legend}>¿A dónde lleva el enlace?</legend>
      <Choices of={MAIN_KINDS} />
      <details className={styles.others}>
        <summary className={styles.summary}>Otros destinos</summary>
        <Choices of={OTHER_KINDS} />
      </details>
    </fieldset>
  );
}
