import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { FieldFailure } from '@/lib/features/forms/failures';

/** Creates a react-hook-form resolver that reports what a check finds among the named fields. */
export function failureResolver<Values extends FieldValues>(
  check: (values: Values, fields?: readonly string[]) => readonly FieldFailure<Path<Values>>[],
): Resolver<Values> {
  return (values, _context, { names }) => {
    const failures = check(values, names);
    if (failures.length === 0) return { values, errors: {} };
    // Computed keys widen to string, which the library's error type cannot express.
    const errors: FieldErrors = Object.fromEntries(
      failures.map(({ field, message }) => [field, { type: 'rule', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
