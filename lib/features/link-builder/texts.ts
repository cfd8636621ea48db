import type { TargetKind } from '@/lib/features/link-builder/choices';

/** What is still to be chosen, by kind of target. */
export const chooseText: Record<TargetKind, string> = {
  pagina: 'Busque una página por su título y elíjala de la lista, o pegue su dirección.',
  cotizador: 'Elija la línea de negocio.',
  noticias: 'Elija un estado o escriba palabras.',
  informe: 'Elija el informe.',
  zona: 'Busque la sucursal o la zona y elíjala de la lista.',
  mapa: 'Elija qué muestra el mapa.',
  pregunta: 'Elija la pregunta.',
};

/** The hint of a list: it is empty where the gateway did not respond. */
export const hintOf = (list: readonly unknown[]): string | undefined =>
  list.length === 0 ? 'La lista no está disponible por ahora. Recargue la página.' : undefined;
