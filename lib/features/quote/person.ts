import { isText } from '@/lib/features/quote/guards';
import { isObject } from '@/lib/util/is-object';

/** Who asks for the quote, by the field names of the gateway. */
export interface QuotePerson {
  client_name: string;
  company_name: string;
  phone_number: string;
  email: string;
}

/** Before anything is typed. */
export const emptyPerson: QuotePerson = {
  client_name: '',
  company_name: '',
  phone_number: '',
  email: '',
};

/** Whether a kept draft has all fields of a person. */
export function isPerson(value: unknown): value is QuotePerson {
  return (
    isObject(value) &&
    isText(value.client_name) &&
    isText(value.company_name) &&
    isText(value.phone_number) &&
    isText(value.email)
  );
}
