import { ListField } from '@/components/link-builder/ListField';
import type { QuoteLookup } from '@/components/link-builder/useQuoteTarget';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { FIELD_LIMIT } from '@/lib/features/link-builder/choices';
import type { LinkedLine } from '@/lib/features/quote/deep-link';

interface QuoteFieldsProps {
  lines: readonly LinkedLine[];
  quote: QuoteLookup;
}

/** The line and the place that the wizard starts with. Without script the city is typed. */
export function QuoteFields({ lines, quote }: QuoteFieldsProps) {
  const { stateId, states, cities, coverage } = quote;
  const isLoading = stateId !== undefined && !cities.data;
  const failed = [cities, coverage].find(({ hasFailed }) => hasFailed);
  const city = { id: 'cotizador-ciudad', name: 'ciudad', label: 'Ciudad' };
  return (
    <>
      <ListField
        id="cotizador-linea"
        name="linea"
        label="Línea de negocio"
        placeholder="Elija una línea"
        options={lines}
      />
      <SelectField
        id="cotizador-estado"
        name="estado"
        label="Estado"
        placeholder="Cualquiera"
        isOptional
        options={states}
      />
      {cities.data ? (
        <SelectField
          key={stateId}
          {...city}
          placeholder="Cualquiera"
          isOptional
          options={cities.data}
        />
      ) : (
        <TextField
          {...city}
          hint={isLoading ? 'Cargando las ciudades…' : 'Elija primero el estado.'}
          readOnly={isLoading}
          maxLength={FIELD_LIMIT}
        />
      )}
      {failed && (
        <LoadFailure message="No pudimos consultar la cobertura." onRetry={failed.retry} />
      )}
    </>
  );
}
