import { useState } from 'react';
import type { ReaderLayout } from '@/components/reports/flipbook/useReaderLayout';
import { Icon, type IconName } from '@/components/ui/icons';
import { clampPage, stepZoom } from '@/lib/features/reports/flipbook/pages';
import styles from '@/components/reports/flipbook/FlipbookControls.module.css';

interface FlipbookControlsProps {
  page: number;
  count: number;
  canStep: { back: boolean; forth: boolean };
  onPage: (page: number) => void;
  onStep: (step: 1 | -1) => void;
  layout: Pick<ReaderLayout, 'zoom' | 'onZoom'>;
}

/** The toolbar of the reader. */
export function FlipbookControls(props: FlipbookControlsProps) {
  const { page, count, canStep, onPage, onStep } = props;
  const { zoom, onZoom } = props.layout;
  const percent = zoom * 100;
  return (
    <div
      className={styles.controls}
      data-print="hide"
      role="group"
      aria-label="Controles del informe"
    >
      <div className={styles.group}>
        <ToolButton
          icon="left"
          name="Página anterior"
          text="Anterior"
          isOff={!canStep.back}
          onClick={() => onStep(-1)}
        />
        <PageField page={page} count={count} onPage={onPage} />
        <ToolButton
          icon="right"
          name="Página siguiente"
          text="Siguiente"
          isOff={!canStep.forth}
          onClick={() => onStep(1)}
        />
      </div>
      <div className={styles.group}>
        <ToolButton
          icon="minus"
          name="Alejar"
          isOff={stepZoom(zoom, -1) === zoom}
          onClick={() => onZoom(-1)}
        />
        <span className={styles.zoom} role="status" aria-label={`Tamaño: ${percent} %`}>
          {percent} %
        </span>
        <ToolButton
          icon="plus"
          name="Acercar"
          isOff={stepZoom(zoom, 1) === zoom}
          onClick={() => onZoom(1)}
        />
      </div>
    </div>
  );
}

interface ToolButtonProps {
  icon: IconName;
  name: string;
  /** A text beside the icon, visible if there is room. */
  text?: string;
  /** True while a press does nothing. The button is not `disabled`, because that would lose the focus. */
  isOff?: boolean;
  onClick: () => void;
}

function ToolButton({ icon, name, text, isOff = false, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <Icon name={icon} />
      {text && <span className={styles.buttonText}>{text}</span>}
    </button>
  );
}

type PageFieldProps = Pick<FlipbookControlsProps, 'page' | 'count' | 'onPage'>;

/** The page number in a field; Enter or leaving the field opens the typed page. */
function PageField({ page, count, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const wanted = Number(typed);
    if (wanted >= 1) onPage(clampPage(wanted, count));
    setTyped(undefined);
  };
  return (
    <label className={styles.field}>
      <span>Página</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={count}
        value={typed ?? page}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => event.key === 'Enter' && go()}
        onBlur={go}
      />
      <span>de {count}</span>
    </label>
  );
}
