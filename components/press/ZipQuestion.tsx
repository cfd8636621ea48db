import { Button, ButtonRow } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { formatSize } from '@/lib/util/format/sizes';
import { CONFIRM_ABOVE_BYTES } from '@/lib/features/press/zip/plan';

interface ZipQuestionProps {
  id: string;
  isOpen: boolean;
  /** Of all files, in bytes, where it is known. */
  total: number | undefined;
  onConfirm: (goesOn: boolean) => void;
}

export function ZipQuestion({ id, isOpen, total, onConfirm }: ZipQuestionProps) {
  const size =
    total === undefined ? `más de ${formatSize(CONFIRM_ABOVE_BYTES)}` : formatSize(total);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onConfirm(false)}
      id={id}
      title={`La descarga pesa ${size}`}
    >
      <p>Puede tardar varios minutos y gastar sus datos móviles. ¿Desea continuar?</p>
      <ButtonRow>
        <Button data-autofocus onClick={() => onConfirm(true)}>
          Sí, descargar
        </Button>
        <Button tone="quiet" onClick={() => onConfirm(false)}>
          No, gracias
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
