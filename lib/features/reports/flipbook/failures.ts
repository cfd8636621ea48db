/** Why a report cannot be shown, as visitors read it. */
export const failureTexts = {
  missing: 'No encontramos el documento de este informe.',
  unavailable: 'El documento no está disponible en este momento.',
  interrupted: 'La descarga del documento se interrumpió.',
  stalled: 'El documento está tardando demasiado en llegar.',
  outdated: 'Este navegador no puede mostrar el informe aquí; puede descargarlo en PDF.',
  protected: 'El documento está protegido con contraseña y no se puede mostrar aquí.',
  'not-pdf': 'El archivo de este informe no es un PDF y no se puede mostrar aquí.',
  damaged: 'El documento está dañado o incompleto y no se puede mostrar aquí.',
};

/** Why a report cannot be shown. */
export type FailureKind = keyof typeof failureTexts;

/** Whether it is worth trying again. */
export const canRetry = (kind: FailureKind): boolean =>
  kind === 'unavailable' || kind === 'interrupted' || kind === 'stalled';

/** Ends the opening of a report with its reason. */
export class ReportFailure extends Error {
  constructor(readonly kind: FailureKind) {
    super(`The report cannot be shown: ${kind}`);
    this.name = 'ReportFailure';
  }
}
