import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR from 'swr';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/Button';
import { FolioNumber } from '@/components/ui/FolioNumber';
import { SiteLink } from '@/components/ui/SiteLink';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import type { PublicLeadState } from '@/lib/features/leads/state';
import { correctLead, keptTexts, restartKept, type KeptKind } from '@/lib/features/leads/texts';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/fetch-json';
import type { PhonePart } from '@/lib/util/format/phone-parts';
import styles from '@/components/ui/KeptLead.module.css';
import shared from '@/components/ui/shared.module.css';

interface KeptLeadProps {
  folio: string;
  kind: KeptKind;
  /** A person has to look at it, as the site said when it kept it. */
  isInReview: boolean;
  /** Default: the support phone. */
  phone?: readonly PhonePart[];
  /** The gateway took it; called once. */
  onDelivered: () => void;
  /** The site knows it no more: it was erased. What was typed may be sent again. Called once. */
  onMissing: () => void;
  /** Absent where nothing of it is there any more, and where the gateway may have taken it. */
  onCorrect: (() => void) | undefined;
  onRestart: () => void;
}

/** A submission that is stored and will be delivered: its folio, and what to do without waiting. */
export function KeptLead({ kind, phone, onCorrect, onRestart, ...lead }: KeptLeadProps) {
  const { folio } = lead;
  const state = useLeadState(lead);
  const isStuck = state === 'undeliverable';
  return (
    <div className={shared.stack3}>
      <p className={styles.text}>{keptTexts[kind][isStuck ? 'undeliverable' : 'waits']}</p>
      <FolioNumber folio={folio} />
      <p className={styles.text}>
        {isStuck ? 'Llámenos' : 'Si no quiere esperar, llámenos'} y díganos su folio:{' '}
        <PhoneLinks parts={phone} className={shared.unbroken} />
      </p>
      {!isStuck && (
        <p className={styles.note}>
          Esta página consulta el estado por sí sola. También puede verlo más tarde en{' '}
          <SiteLink href={routes.folio(folio)}>la página de su folio</SiteLink>.
        </p>
      )}
      <ButtonRow>
        {kind === 'request' && <ButtonLink href={routes.home()}>Volver al inicio</ButtonLink>}
        {onCorrect && !isStuck && (
          <Button tone={kind === 'request' ? 'quiet' : 'primary'} onClick={onCorrect}>
            {correctLead}
          </Button>
        )}
        <Button tone="quiet" onClick={onRestart}>
          {restartKept[kind]}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** In ms; the longer the page is open, the rarer it asks. */
const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;
const GROWTH = 0.1;

/** `missing`: it was erased, or delivered long ago. */
type KeptState = PublicLeadState | 'missing';

/** What could not be asked is asked again: SWR does not poll after an error. */
async function load(path: string): Promise<KeptState> {
  try {
    return (await fetchJson(path, asObject<{ state: PublicLeadState }>)).state;
  } catch (error) {
    return error instanceof Error && error.message === '404' ? 'missing' : 'pending';
  }
}

/** Another instance may hold it, and takes less than this to move it to the returned database. */
const MOVED_MS = 20_000;

/** Asks for the state of a kept lead until it is final. `onDelivered` or `onMissing` is called once. */
function useLeadState({
  folio,
  isInReview,
  onDelivered,
  onMissing,
}: Pick<KeptLeadProps, 'folio' | 'isInReview' | 'onDelivered' | 'onMissing'>): KeptState {
  const [openedAt] = useState(() => performance.now());
  const pause = () => {
    const grown = (performance.now() - openedAt) * GROWTH;
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, grown));
  };
  const missingSince = useRef<number>(undefined);
  const ask = async (path: string): Promise<KeptState> => {
    const latest = await load(path);
    if (latest !== 'missing') {
      missingSince.current = undefined;
      return latest;
    }
    missingSince.current ??= performance.now();
    return performance.now() - missingSince.current < MOVED_MS ? 'pending' : 'missing';
  };
  const { data: state = isInReview ? 'undeliverable' : 'pending' } = useSWR(
    apiRoutes.leadState(folio),
    ask,
    {
      refreshInterval: (latest) => (latest === undefined || latest === 'pending' ? pause() : 0),
      dedupingInterval: 1_000,
    },
  );
  const report = useEffectEvent(() => {
    if (state === 'delivered') onDelivered();
    if (state === 'missing') onMissing();
  });
  useEffect(() => report(), [state]);
  return state;
}
