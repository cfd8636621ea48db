import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/SelectField';

type ListFieldProps = Omit<ComponentProps<typeof SelectField>, 'hint' | 'defaultValue'>;

/** A list of the gateway's records. It is empty where the gateway did not respond. */
export function ListField(props: ListFieldProps) {
  const isMissing = props.options.length === 0;
  const hint = 'La lista no está disponible por ahora. Recargue la página.';
  return <SelectField {...props} hint={isMissing ? hint : undefined} defaultValue="" />;
}
