/** Why a report cannot be shown. */
export type FailureKind =
  | 'missing'
  | 'unavailable'
  | 'interrupted'
  | 'stalled'
  | 'outdated'
  | 'protected'
  | 'not-pdf'
  | 'damaged';

/** Ends the opening of a report with its reason. */
export class ReportFailure extends Error {
  constructor(readonly kind: FailureKind) {
    super(`The report cannot be shown: ${kind}`);
    this.name = 'ReportFailure';
  }
}

interface FailureText {
  sentence: string;
  canRetry: boolean;
}

/** What visitors read, and whether it is worth trying again. */
export const failureTexts: Readonly<Record<FailureKind, FailureText>> = {
  missing: {
    sentence: 'No encontramos el documento de este informe.',
    canRetry: false,
  },
  unavailable: {
    sentence: 'El documento no está disponible en este momento.',
    canRetry: true,
  },
  interrupted: {
    sentence: 'La descarga del documento se interrumpió.',
    canRetry: true,
  },
  stalled: {
    sentence: 'El documento está tardando demasiado en llegar.',
    canRetry: true,
  },
  outdated: {
    sentence: 'Este navegador no puede mostrar el informe aquí; puede descargarlo en PDF.',
    canRetry: false,
  },
  protected: {
    sentence: 'El documento está protegido con contraseña y no se puede mostrar aquí.',
    canRetry: false,
  },
  'not-pdf': {
    sentence: 'El archivo de este informe no es un PDF y no se puede mostrar aquí.',
    canRetry: false,
  },
  damaged: {
    sentence: 'El documento está dañado o incompleto y no se puede mostrar aquí.',
    canRetry: false,
  },
};
