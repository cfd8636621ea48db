import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { FieldFailure } from '@/lib/forms/first-failure';

/**
 * A react-hook-form resolver that reports the first failure only, as the forms' checks do.
 *
 * @param check finds the first failure of the values; undefined when there is none.
 */
export function firstFailureResolver<Values extends FieldValues>(
  check: (values: Values) => FieldFailure<Path<Values>> | undefined,
): Resolver<Values> {
  return (values) => {
    const failure = check(values);
    if (!failure) return { values, errors: {} };
    const error = { type: 'rule', message: failure.message };
    // A computed key widens to string, which the library's type for errors cannot express.
    const errors: FieldErrors = { [failure.field]: error };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
