import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { useForm, type Resolver, type SubmitErrorHandler } from 'react-hook-form';
import { showToast } from '@/components/ui/Toasts';
import {
  CONTACT_FORM_FIELD,
  contactMessages,
  contactSent,
  type ContactField,
  type ContactFormKind,
  type ContactValues,
} from '@/lib/forms/contact-fields';
import { newSubmissionId } from '@/lib/forms/envelope';
import { isEmail, phoneDigits } from '@/lib/forms/fields';
import { firstFailureResolver } from '@/lib/forms/resolver';
import { sendSubmission } from '@/lib/forms/send';

/** Any of the form's controls. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const EMPTY: ContactValues = {
  name: '',
  phone: '',
  email: '',
  business: '',
  state: '',
  city: '',
  message: '',
};

const loadSchema = () => import('@/lib/forms/contact-schema');

/** The schema is loaded when it is needed first; should that fail, the handler checks alone. */
const resolver: Resolver<ContactValues> = async (values, context, options) => {
  const schema = await loadSchema().catch(() => undefined);
  const check = firstFailureResolver<ContactValues>(schema?.checkContact ?? (() => undefined));
  return check(values, context, options);
};

/** Besides the field in red, the message as a toast (specification, section 8). */
const tell: SubmitErrorHandler<ContactValues> = (errors) => {
  const [failure] = Object.values(errors);
  if (failure?.message) void showToast('error', failure.message);
};

/**
 * The contact form's life: idle, sending, idle again. Success clears everything; a failure keeps
 * everything, and the same submission id, so that sending again cannot count twice.
 *
 * @param readTrap what stands in the honeypot.
 */
export function useContactForm(form: ContactFormKind, readTrap: () => string) {
  const { register, handleSubmit, formState, setError, setValue, reset, control } =
    useForm<ContactValues>({ defaultValues: EMPTY, resolver });
  /** How the last sending ended; undefined before it and while one is under way. */
  const [outcome, setOutcome] = useState<'accepted' | 'failed'>();
  const [submission, setSubmission] = useState<string>();

  const send = async (values: ContactValues) => {
    setOutcome(undefined);
    const id = submission ?? newSubmissionId();
    setSubmission(id);
    const ended = await sendSubmission({
      path: '/api/contact',
      fields: { ...values, [CONTACT_FORM_FIELD]: form },
      submission: id,
      trap: readTrap(),
    });
    setOutcome(ended);
    if (ended === 'failed') return;
    setSubmission(undefined);
    reset(EMPTY);
    void showToast('success', contactSent);
  };

  const checkEmail = ({ target }: FocusEvent<Control>) => {
    if (target.value.trim() === '' || isEmail(target.value)) return;
    setError('email', { type: 'rule', message: contactMessages.emailInvalid });
    void showToast('error', contactMessages.emailInvalid);
  };

  const field = (name: ContactField) => {
    const { onChange, onBlur, ...rest } = register(name);
    return {
      ...rest,
      id: `contact-${name}`,
      error: formState.errors[name]?.message,
      onChange: (event: ChangeEvent<Control>) => {
        if (name === 'phone') event.target.value = phoneDigits(event.target.value);
        // Another state has other cities (specification, section 4).
        if (name === 'state') setValue('city', '');
        return onChange(event);
      },
      onBlur: (event: FocusEvent<Control>) => {
        if (name === 'email') checkEmail(event);
        return onBlur(event);
      },
    };
  };

  return {
    field,
    control,
    setValue,
    /** Called when someone begins to fill in the form. */
    prepare: () => void loadSchema().catch(() => undefined),
    hasFailed: outcome === 'failed',
    submit: handleSubmit(send, (errors) => {
      setOutcome((before) => (before === 'accepted' ? undefined : before));
      void tell(errors);
    }),
    isSending: formState.isSubmitting,
    isSent: outcome === 'accepted',
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
