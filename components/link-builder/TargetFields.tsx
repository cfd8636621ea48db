import type { ReactNode } from 'react';
import { ListField } from '@/components/link-builder/ListField';
import { PageField } from '@/components/link-builder/PageField';
import { QuoteFields } from '@/components/link-builder/QuoteFields';
import type { QuoteLookup } from '@/components/link-builder/useQuoteTarget';
import { ZoneField } from '@/components/link-builder/ZoneField';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { FIELD_LIMIT, type TargetKind } from '@/lib/features/link-builder/choices';
import type { LinkOptions } from '@/lib/features/link-builder/options';
import styles from '@/components/link-builder/LinkBuilder.module.css';

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

function Kind({ of, children }: { of: TargetKind; children: ReactNode }) {
  return (
    <div className={styles.kind} data-kind={of}>
      {children}
    </div>
  );
}

/** The fields of every kind; one kind is shown, also without script. */
export function TargetFields({ options, quote, onPick }: TargetFieldsProps) {
  return (
    <div className={styles.kinds}>
      <Kind of="pagina">
        <PageField onPick={onPick} />
      </Kind>
      <Kind of="cotizador">
        <QuoteFields lines={options.lines} quote={quote} />
      </Kind>
      <Kind of="noticias">
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
      </Kind>
      <Kind of="informe">
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
      </Kind>
      <Kind of="zona">
        <ZoneField onPick={onPick} />
      </Kind>
      <Kind of="mapa">
        <SelectField
          id="mapa-modo"
          name="modo"
          label="El mapa muestra"
          placeholder="Elija qué muestra"
          options={MAP_MODES}
          defaultValue="suc"
        />
      </Kind>
      <Kind of="pregunta">
        <ListField
          id="pregunta"
          name="pregunta"
          label="Pregunta frecuente"
          placeholder="Elija una pregunta"
          options={options.questions}
        />
      </Kind>
    </div>
  );
}
