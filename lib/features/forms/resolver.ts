import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { FieldFailure } from '@/lib/features/forms/first-failure';

/** A react-hook-form resolver that reports only the first failure among the named fields. */
export function firstFailureResolver<Values extends FieldValues>(
  check: (values: Values, fields?: readonly string[]) => FieldFailure<Path<Values>> | undefined,
): Resolver<Values> {
  return (values, _context, { names }) => {
    const failure = check(values, names);
    if (!failure) return { values, errors: {} };
    const error = { type: 'rule', message: failure.message };
    // A computed key widens to string, which the library's error type cannot express.
    const errors: FieldErrors = { [failure.field]: error };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
