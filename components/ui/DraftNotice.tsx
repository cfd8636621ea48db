import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import type { DraftState } from '@/components/ui/useDraft';
import {
  draftActions,
  draftOffer,
  draftRestored,
  draftSaved,
  type DraftKind,
} from '@/lib/features/forms/texts';
import styles from '@/components/ui/DraftNotice.module.css';
import shared from '@/components/ui/shared.module.css';

interface DraftNoticeProps {
  kind: DraftKind;
  state: DraftState;
  /** Puts the draft's content into the form. */
  onRestore: () => void;
  /** What is under way is not replaced. */
  isSending?: boolean;
  /** Moves the focus from a button that its own press takes away. */
  focusForm: () => void;
}

/** What is kept because it could not be sent, and what can be done with it. */
export function DraftNotice(props: DraftNoticeProps) {
  const { kind, state, onRestore, isSending, focusForm } = props;
  const { draft, stage, isOnDevice, keep, erase } = state;
  const text = useRef<HTMLParagraphElement>(null);
  if (!draft) return null;
  const texts = {
    saved: draftSaved(kind, isOnDevice),
    offered: draftOffer(kind, draft.savedAt),
    restored: draftRestored,
  };
  return (
    <div className={styles.notice}>
      <p ref={text} tabIndex={-1} className={styles.text}>
        <Icon name={stage === 'saved' ? 'offline' : 'edit'} />
        {texts[stage]}
      </p>
      <div className={shared.cluster1}>
        {stage === 'offered' && (
          <Button
            className={styles.action}
            disabled={isSending}
            onClick={() => {
              focusForm();
              onRestore();
            }}
          >
            {draftActions.restore[kind]}
          </Button>
        )}
        {!isOnDevice && (
          <Button
            tone="quiet"
            className={styles.action}
            onClick={() => {
              text.current?.focus();
              keep();
            }}
          >
            {draftActions.keep}
          </Button>
        )}
        <Button
          tone="quiet"
          className={styles.action}
          onClick={() => {
            focusForm();
            erase();
          }}
        >
          {draftActions.erase}
        </Button>
      </div>
    </div>
  );
}
