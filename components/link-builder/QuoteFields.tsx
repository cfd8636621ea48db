import type { QuoteLookup } from '@/components/link-builder/useQuoteTarget';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { FIELD_LIMIT } from '@/lib/features/link-builder/choices';
import { hintOf } from '@/lib/features/link-builder/texts';
import type { LinkOptions } from '@/lib/features/link-builder/options';

interface QuoteFieldsProps {
  options: LinkOptions;
  quote: QuoteLookup;
}

/** The line and the place that the wizard starts with. Without script the city is typed. */
export function QuoteFields({ options, quote }: QuoteFieldsProps) {
  const { stateId, states, cities, coverage } = quote;
  const isLoading = stateId !== undefined && !cities.data;
  const failed = [cities, coverage].find(({ hasFailed }) => hasFailed);
  return (
    <>
      <SelectField
        id="cotizador-linea"
        name="linea"
        label="Línea de negocio"
        placeholder="Elija una línea"
        hint={hintOf(options.lines)}
        options={options.lines}
        defaultValue=""
      />
      <SelectField
        id="cotizador-estado"
        name="estado"
        label="Estado"
        placeholder="Cualquiera"
        isOptional
        options={states}
        defaultValue=""
      />
      {cities.data ? (
        <SelectField
          key={stateId}
          id="cotizador-ciudad"
          name="ciudad"
          label="Ciudad"
          placeholder="Cualquiera"
          isOptional
          options={cities.data}
          defaultValue=""
        />
      ) : (
        <TextField
          id="cotizador-ciudad"
          name="ciudad"
          label="Ciudad"
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
