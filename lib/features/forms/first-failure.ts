import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';

/** The first rule that a form breaks. */
export interface FieldFailure<Name extends string> {
  field: Name;
  message: string;
}

/**
 * Checks a form's fields in the order given and stops at the first failure (specification,
 * section 5). Yup checks all fields at once and promises no order, hence field by field. Values are
 * text: what came from outside has been through `sanitizeLine` or `sanitizeText`.
 *
 * @param judged fields outside of it are left out.
 */
export function firstFailure<Values extends AnyObject, Name extends keyof Values & string>(
  schema: ObjectSchema<Values>,
  order: readonly Name[],
  values: Record<Name, string>,
  judged: readonly string[],
): FieldFailure<Name> | undefined {
  for (const field of order.filter((name) => judged.includes(name))) {
    try {
      schema.validateSyncAt(field, values, { abortEarly: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { field, message: error.errors[0] ?? error.message };
    }
  }
  return undefined;
}
