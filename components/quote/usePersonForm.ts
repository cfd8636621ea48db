import { useEffect } from 'react';
import type { HeldQuote } from '@/components/quote/useQuote';
import { useCheckedForm } from '@/components/ui/useCheckedForm';
import { checkQuotePerson, personFields, quoteMessages } from '@/lib/features/quote/schema';
import { failureResolver } from '@/lib/features/forms/resolver';
import type { QuotePerson } from '@/lib/features/quote/submission';

const resolver = failureResolver<QuotePerson>(checkQuotePerson);

/** The form of step 5. */
export function usePersonForm(
  { visit, update }: HeldQuote,
  onSend: (person: QuotePerson) => Promise<void>,
) {
  const { field, submit, isSending, subscribe } = useCheckedForm<QuotePerson>({
    defaultValues: visit.person,
    resolver,
    idPrefix: 'quote',
    fields: personFields,
    phone: 'phone_number',
    email: 'email',
    emailInvalid: quoteMessages.emailInvalid,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: person }) => update({ person }),
      }),
    [subscribe, update],
  );
  return { field, submit: submit(onSend), isSending };
}

export type PersonForm = ReturnType<typeof usePersonForm>;
