import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PageField } from '@/components/reports/flipbook/PageField';
import { PageIndex } from '@/components/reports/flipbook/PageIndex';
import { ToolButton } from '@/components/reports/flipbook/ToolButton';
import styles from '@/components/reports/flipbook/FlipbookControls.module.css';

interface FlipbookControlsProps {
  pdf: PDFDocumentProxy;
  page: number;
  count: number;
  canStep: { back: boolean; forth: boolean };
  onPage: (page: number) => void;
  onStep: (step: 1 | -1) => void;
  /** Percent of the usual size. */
  zoom: number;
  canZoom: { out: boolean; in: boolean };
  onZoom: (step: 1 | -1) => void;
  isTextShown: boolean;
  onText: () => void;
  isFull: boolean;
  /** Not given where the browser cannot fill the screen. */
  onFull?: () => void;
}

export function FlipbookControls(props: FlipbookControlsProps) {
  const { canStep, canZoom, isFull } = props;
  return (
    <div
      className={styles.controls}
      data-print="hide"
      role="group"
      aria-label="Controles del informe"
    >
      <div className={styles.group}>
        <ToolButton icon="left" isOff={!canStep.back} onClick={() => props.onStep(-1)}>
          Anterior
        </ToolButton>
        <PageField page={props.page} count={props.count} onPage={props.onPage} />
        <ToolButton icon="right" isEnd isOff={!canStep.forth} onClick={() => props.onStep(1)}>
          Siguiente
        </ToolButton>
      </div>
      <div className={styles.group}>
        <ToolButton icon="minus" isBare isOff={!canZoom.out} onClick={() => props.onZoom(-1)}>
          Alejar
        </ToolButton>
        <span className={styles.zoom} role="status" aria-label={`Tamaño: ${props.zoom} %`}>
          {props.zoom} %
        </span>
        <ToolButton icon="plus" isBare isOff={!canZoom.in} onClick={() => props.onZoom(1)}>
          Acercar
        </ToolButton>
        <ToolButton icon="text" isWide isPressed={props.isTextShown} onClick={props.onText}>
          Texto
        </ToolButton>
        {props.onFull && (
          <ToolButton icon={isFull ? 'shrink' : 'expand'} isBare onClick={props.onFull}>
            {isFull ? 'Salir de pantalla completa' : 'Pantalla completa'}
          </ToolButton>
        )}
        <PageIndex pdf={props.pdf} page={props.page} onPage={props.onPage} />
      </div>
    </div>
  );
}
