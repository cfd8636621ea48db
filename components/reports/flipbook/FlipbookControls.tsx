import clsx from 'clsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useState } from 'react';
import { readOutline } from '@/components/reports/flipbook/read-links';
import type { ReaderLayout } from '@/components/reports/flipbook/useReaderLayout';
import { Icon, type IconName } from '@/components/ui/icons';
import { useLazy } from '@/components/ui/useLazy';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { entryOf } from '@/lib/features/reports/flipbook/page-links';
import styles from '@/components/reports/flipbook/FlipbookControls.module.css';
import shared from '@/components/ui/shared.module.css';

interface FlipbookControlsProps {
  pdf: PDFDocumentProxy;
  page: number;
  canStep: { back: boolean; forth: boolean };
  onPage: (page: number) => void;
  onStep: (step: 1 | -1) => void;
  layout: Pick<ReaderLayout, 'zoom' | 'canZoom' | 'onZoom' | 'isFull' | 'onFull'>;
  isTextShown: boolean;
  onText: () => void;
}

/** The reader's bar. */
export function FlipbookControls(props: FlipbookControlsProps) {
  const { pdf, page, canStep, onPage, onStep } = props;
  const { zoom, canZoom, onZoom, isFull, onFull } = props.layout;
  const percent = zoom * 100;
  return (
    <div
      className={styles.controls}
      data-print="hide"
      role="group"
      aria-label="Controles del informe"
    >
      <div className={styles.group}>
        <ToolButton icon="left" isOff={!canStep.back} onClick={() => onStep(-1)}>
          Anterior
        </ToolButton>
        <PageField page={page} count={pdf.numPages} onPage={onPage} />
        <ToolButton icon="right" isEnd isOff={!canStep.forth} onClick={() => onStep(1)}>
          Siguiente
        </ToolButton>
        <PageIndex pdf={pdf} page={page} onPage={onPage} />
      </div>
      <div className={styles.group}>
        <ToolButton icon="minus" isBare isOff={!canZoom.out} onClick={() => onZoom(-1)}>
          Alejar
        </ToolButton>
        <span className={styles.zoom} role="status" aria-label={`Tamaño: ${percent} %`}>
          {percent} %
        </span>
        <ToolButton icon="plus" isBare isOff={!canZoom.in} onClick={() => onZoom(1)}>
          Acercar
        </ToolButton>
        <ToolButton icon="text" isWide isPressed={props.isTextShown} onClick={props.onText}>
          Texto
        </ToolButton>
        {onFull && (
          <ToolButton icon={isFull ? 'shrink' : 'expand'} isBare onClick={onFull}>
            {isFull ? 'Salir de pantalla completa' : 'Pantalla completa'}
          </ToolButton>
        )}
      </div>
    </div>
  );
}

interface ToolButtonProps {
  icon: IconName;
  /** Visible beside the icon where there is room. */
  children: string;
  /** The name is seen on phones, too. */
  isWide?: boolean;
  /** The icon alone. */
  isBare?: boolean;
  /** The icon after the name. */
  isEnd?: boolean;
  /** Nothing to do just now. Not `disabled`, which would take the focus away. */
  isOff?: boolean;
  /** For a button that switches something on and off. */
  isPressed?: boolean;
  onClick: () => void;
}

function ToolButton(props: ToolButtonProps) {
  const { icon, children, isBare = false, isEnd = false, isWide = false, isOff = false } = props;
  return (
    <button
      type="button"
      className={clsx(styles.toolButton, isEnd && styles.toolEnd)}
      aria-disabled={isOff || undefined}
      aria-pressed={props.isPressed}
      title={isBare ? children : undefined}
      onClick={() => !isOff && props.onClick()}
    >
      <Icon name={icon} />
      {isBare ? (
        <VisuallyHidden>{children}</VisuallyHidden>
      ) : (
        <span className={clsx(!isWide && styles.toolName)}>{children}</span>
      )}
    </button>
  );
}

interface PageFieldProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** The page number, to be read and typed; Enter or leaving the field goes there. */
function PageField({ page, count, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const wanted = Number(typed);
    setTyped(undefined);
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(wanted, count));
  };
  return (
    <div className={clsx(shared.row1, shared.nowrap)}>
      <label className={styles.fieldLabel}>
        <span>Página</span>
        <input
          className={styles.fieldInput}
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
      </label>
      <span className={styles.fieldCount}>de {count}</span>
    </div>
  );
}

/** The PDF's table of contents: it names the chapter that lies open, and leads to the others. */
function PageIndex({ pdf, page, onPage }: Pick<FlipbookControlsProps, 'pdf' | 'page' | 'onPage'>) {
  const { loaded: outline = [] } = useLazy(
    useCallback(() => readOutline(pdf), [pdf]),
    true,
  );
  if (outline.length === 0) return null;
  const open = entryOf(outline, page);
  return (
    <select
      className={styles.index}
      aria-label="Contenido del informe"
      value={open ? outline.indexOf(open) : ''}
      onChange={(event) => {
        const chosen = outline[Number(event.target.value)];
        if (chosen) onPage(chosen.page);
      }}
    >
      {!open && <option value="">Contenido</option>}
      {outline.map(({ title }, index) => (
        <option key={index} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}
