import { useCallback, useEffect, useState, type ChangeEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { showToast } from '@/components/ui/Toasts';
import { useCheckedForm, type Control } from '@/components/ui/useCheckedForm';
import {
  CONTACT_FORM_FIELD,
  contactMessages,
  contactSent,
  type ContactField,
  type ContactFormKind,
  type ContactValues,
} from '@/lib/features/contact/fields';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { firstFailureResolver } from '@/lib/features/forms/resolver';
import { sendSubmission } from '@/lib/features/forms/send';
import { apiRoutes } from '@/lib/server/routing/routes';

const EMPTY: ContactValues = {
  name: '',
  phone: '',
  email: '',
  business: '',
  state: '',
  city: '',
  message: '',
};

/** In the order of the checks (specification, section 5). */
const FIELDS = ['name', 'phone', 'email', 'state', 'city', 'message', 'business'] as const;

interface Context {
  /** Sent in place of the visitor's own message. */
  fixedMessage: string | undefined;
}

const loadSchema = () => import('@/lib/features/contact/schema');

/** The schema is loaded when it is needed first; should that fail, the handler checks alone. */
const resolver: Resolver<ContactValues, Context> = async (values, context, options) => {
  const schema = await loadSchema().catch(() => undefined);
  const check = firstFailureResolver<ContactValues>(schema?.checkContact ?? (() => undefined));
  const message = context?.fixedMessage ?? values.message;
  return check({ ...values, message }, context, options);
};

/** How a sending ended. */
export type ContactOutcome = 'accepted' | 'failed' | 'offline';

interface ContactForm {
  kind: ContactFormKind;
  fixedMessage: string | undefined;
  /** What stands in the honeypot. */
  readTrap: () => string;
  onSent: () => void;
}

/**
 * The contact form's life: idle, sending, idle again. Success clears everything that was sent; a
 * failure keeps everything, and the same submission id, so that sending again cannot count twice.
 */
export function useContactForm({ kind, fixedMessage, readTrap, onSent }: ContactForm) {
  const form = useCheckedForm<ContactValues, Context>({
    defaultValues: EMPTY,
    resolver,
    context: { fixedMessage },
    idPrefix: 'contact',
    fields: FIELDS,
    phone: 'phone',
    email: 'email',
    emailInvalid: contactMessages.emailInvalid,
  });
  const { clearErrors, getValues, setValue, reset } = form;
  /** Undefined before the first sending and while one is under way. */
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const [submission, setSubmission] = useState<string>();

  const isFixed = fixedMessage !== undefined;
  useEffect(() => {
    if (isFixed) clearErrors('message');
  }, [clearErrors, isFixed]);

  const send = async (values: ContactValues) => {
    setOutcome(undefined);
    const id = submission ?? newSubmissionId();
    setSubmission(id);
    const ended = await sendSubmission({
      path: apiRoutes.contact(),
      fields: { ...values, [CONTACT_FORM_FIELD]: kind },
      submission: id,
      trap: readTrap(),
    });
    if (ended === 'failed') return setOutcome(navigator.onLine ? 'failed' : 'offline');
    setOutcome('accepted');
    setSubmission(undefined);
    // What a fixed message stood in for was not sent, and stays the visitor's.
    reset({ ...EMPTY, message: isFixed ? getValues('message') : '' });
    onSent();
    void showToast('success', contactSent);
  };

  const field = (name: ContactField) => {
    const props = form.field(name);
    if (name !== 'state') return props;
    // Another state has other cities (specification, section 4).
    const onChange = (event: ChangeEvent<Control>) => {
      setValue('city', '');
      props.onChange(event);
    };
    return { ...props, onChange };
  };

  return {
    field,
    control: form.control,
    /** The visitor's own message, also while a fixed one stands in its place. */
    readMessage: useCallback(() => getValues('message'), [getValues]),
    /** Called when someone begins to fill in the form. */
    prepare: () => void loadSchema().catch(() => undefined),
    submit: form.submit(send, () => {
      setOutcome((before) => (before === 'accepted' ? undefined : before));
    }),
    isSending: form.isSending,
    outcome,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
