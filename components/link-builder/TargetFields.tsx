import type { ComponentProps } from 'react';
import { PageField, ZoneField } from '@/components/link-builder/SuggestField';
import clsx from 'clsx';
import type { QuoteLookup } from '@/components/link-builder/useQuoteTarget';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { FIELD_LIMIT } from '@/lib/features/link-builder/choices';
import type { LinkOptions } from '@/lib/features/link-builder/options';
import type { LinkedLine } from '@/lib/features/quote/deep-link';
import styles from '@/components/link-builder/LinkBuilder.module.css';
import shared from '@/components/ui/shared.module.css';

interface TargetFieldsProps {
  options: LinkOptions;
  quote: QuoteLookup;
  /** Called when a value was set that the visitor did not type. */
  onPick: () => void;
}

const MAP_MODES = [
  { id: 'suc', name: 'Sucursales' },
  { id: 'lineas', name: 'Líneas de negocio' },
];

/** The fields of every kind; one kind is shown, also without script. */
export function TargetFields({ options, quote, onPick }: TargetFieldsProps) {
  return (
    <div className={clsx(shared.panel, shared.padded)}>
      <div className={styles.kind} data-kind="pagina">
        <PageField onPick={onPick} />
      </div>
      <div className={styles.kind} data-kind="cotizador">
        <QuoteFields lines={options.lines} quote={quote} />
      </div>
      <div className={styles.kind} data-kind="noticias">
        <ListField
          id="noticias-estado"
          name="ubicacion"
          label="Estado de las noticias"
          placeholder="Todos"
          isOptional
          options={options.newsStates}
        />
        <TextField
          id="noticias-palabras"
          name="buscar"
          label="Palabras"
          hint="La lista muestra las noticias que las contienen."
          maxLength={FIELD_LIMIT}
        />
      </div>
      <div className={styles.kind} data-kind="informe">
        <ListField
          id="informe"
          name="informe"
          label="Informe"
          placeholder="Elija un informe"
          options={options.reports}
        />
        <TextField
          id="informe-hoja"
          name="hoja"
          label="Página del informe"
          hint="Vacío para la portada."
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={6}
        />
      </div>
      <div className={styles.kind} data-kind="zona">
        <ZoneField onPick={onPick} />
      </div>
      <div className={styles.kind} data-kind="mapa">
        <SelectField
          id="mapa-modo"
          name="modo"
          label="El mapa muestra"
          placeholder="Elija qué muestra"
          options={MAP_MODES}
          defaultValue="suc"
        />
      </div>
      <div className={styles.kind} data-kind="pregunta">
        <ListField
          id="pregunta"
          name="pregunta"
          label="Pregunta frecuente"
          placeholder="Elija una pregunta"
          options={options.questions}
        />
      </div>
    </div>
  );
}

interface QuoteFieldsProps {
  lines: readonly LinkedLine[];
  quote: QuoteLookup;
}

/** The line and the place that the wizard starts with. Without script the city is typed. */
function QuoteFields({ lines, quote }: QuoteFieldsProps) {
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

type ListFieldProps = Omit<ComponentProps<typeof SelectField>, 'hint' | 'defaultValue'>;

/** A list of the gateway's records. It is empty where the gateway did not respond. */
function ListField(props: ListFieldProps) {
  const isMissing = props.options.length === 0;
  const hint = 'La lista no está disponible por ahora. Recargue la página.';
  return <SelectField {...props} hint={isMissing ? hint : undefined} defaultValue="" />;
}
