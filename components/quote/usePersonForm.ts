import { useEffect, type ChangeEvent, type FocusEvent } from 'react';
import { useForm, type SubmitErrorHandler } from 'react-hook-form';
import { showToast } from '@/components/ui/Toasts';
import { isEmail, phoneDigits } from '@/lib/forms/fields';
import { checkQuotePerson, quoteMessages, type QuotePersonField } from '@/lib/forms/quote-schema';
import { firstFailureResolver } from '@/lib/forms/resolver';
import type { QuotePerson } from '@/lib/quote/person';

const resolver = firstFailureResolver<QuotePerson>(checkQuotePerson);

/** Besides the field in red, the message as a toast (specification, section 8). */
const tell: SubmitErrorHandler<QuotePerson> = (errors) => {
  const [failure] = Object.values(errors);
  if (failure?.message) void showToast('error', failure.message);
};

/**
 * The form of step 5: checked on sending in the order of section 5, first failure only; the
 * e-mail also on leaving its field.
 */
export function usePersonForm(
  person: QuotePerson,
  onChange: (person: QuotePerson) => void,
  onSend: (person: QuotePerson) => Promise<void>,
) {
  const { register, handleSubmit, formState, setError, subscribe } = useForm<QuotePerson>({
    defaultValues: person,
    resolver,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  const checkEmail = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // Who leaves by pressing a button has it checked by that, or does not want it checked.
    const isLeavingByButton = relatedTarget instanceof HTMLButtonElement;
    if (isLeavingByButton || target.value.trim() === '' || isEmail(target.value)) return;
    setError('email', { type: 'rule', message: quoteMessages.emailInvalid });
    void showToast('error', quoteMessages.emailInvalid);
  };

  const field = (name: QuotePersonField) => {
    const { onChange: change, onBlur: blur, ...rest } = register(name);
    return {
      ...rest,
      id: `quote-${name.replace('_', '-')}`,
      error: formState.errors[name]?.message,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (name === 'phone_number') event.target.value = phoneDigits(event.target.value);
        return change(event);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        if (name === 'email') checkEmail(event);
        return blur(event);
      },
    };
  };

  return { field, submit: handleSubmit(onSend, tell), isSending: formState.isSubmitting };
}

export type PersonForm = ReturnType<typeof usePersonForm>;
