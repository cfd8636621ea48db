import { isFields, isText } from '@/lib/features/quote/guards';

export interface QuotePerson {
  client_name: string;
  company_name: string;
  phone_number: string;
  email: string;
}

export const emptyPerson: QuotePerson = {
  client_name: '',
  company_name: '',
  phone_number: '',
  email: '',
};

export function isPerson(value: unknown): value is QuotePerson {
  return (
    isFields(value) &&
    isText(value.client_name) &&
    isText(value.company_name) &&
    isText(value.phone_number) &&
    isText(value.email)
  );
}
