import { setLocale, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { visibleText } from '@/lib/util/text';

// Rules without a message in the specification's catalogue get these, which must be set before any schema.
setLocale({
  mixed: {
    default: 'Revisa este dato',
    required: 'Este dato no puede ir vacío',
    defined: 'Este dato no puede ir vacío',
    notNull: 'Este dato no puede ir vacío',
    notType: 'Revisa este dato',
  },
  string: {
    min: ({ min }) => `Escribe al menos ${min} caracteres`,
    max: ({ max }) => `Escribe como máximo ${max} caracteres`,
  },
});

/** Creates a schema for the visible part of a text. */
export const cleanText = () => string().transform(visibleText).trim();

/** The failure of a field, with a sentence for the visitor. */
export interface FieldFailure<Name extends string> {
  field: Name;
  message: string;
}

/** Checks the `judged` fields in order (specification, section 5) and returns the first failed rule of each. */
export function failuresOf<Values extends AnyObject, Name extends keyof Values & string>(
  schema: ObjectSchema<Values>,
  order: readonly Name[],
  values: Readonly<Partial<Record<Name, string | undefined>>>,
  judged: readonly string[],
): FieldFailure<Name>[] {
  return order
    .filter((name) => judged.includes(name))
    .flatMap((field) => {
      try {
        schema.validateSyncAt(field, values, { abortEarly: true });
        return [];
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return [{ field, message: error.errors[0] ?? error.message }];
      }
    });
}
