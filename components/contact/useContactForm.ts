import { useCallback, useEffect, useState, type ChangeEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { showToast } from '@/components/ui/Toasts';
import { useDraft } from '@/components/ui/useDraft';
import { useKeptFolio } from '@/components/contact/useKeptFolio';
import { useCheckedForm, type Control } from '@/components/ui/useCheckedForm';
import {
  CONTACT_FORM_FIELD,
  contactMessages,
  contactSent,
  type ContactField,
  type ContactFormKind,
  type ContactPrefill,
  type ContactValues,
} from '@/lib/features/contact/fields';
import { readContactDraft } from '@/lib/features/contact/draft';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { firstFailureResolver } from '@/lib/features/forms/resolver';
import { sendSubmission, type SendResult } from '@/lib/features/forms/send';
import { addCampaign, campaignQuery } from '@/lib/server/routing/campaign-query';
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

/** Loads the schema on first use; if that fails, only the handler validates. */
const resolver: Resolver<ContactValues, Context> = async (values, context, options) => {
  const schema = await loadSchema().catch(() => undefined);
  const check = firstFailureResolver<ContactValues>(schema?.checkContact ?? (() => undefined));
  const message = context?.fixedMessage ?? values.message;
  return check({ ...values, message }, context, options);
};

/** How a sending ended, other than with a folio. */
export type ContactOutcome = Exclude<SendResult['outcome'], 'kept'>;

interface ContactForm {
  kind: ContactFormKind;
  fixedMessage: string | undefined;
  prefill?: ContactPrefill | undefined;
  readTrap: () => string;
  onSent: () => void;
}

/**
 * The contact form's state. Success clears what was sent; a failure keeps everything and the
 * submission id, so that a retry counts once.
 */
export function useContactForm({ kind, fixedMessage, prefill, readTrap, onSent }: ContactForm) {
  const form = useCheckedForm<ContactValues, Context>({
    defaultValues: { ...EMPTY, ...prefill },
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
  const { folio, setFolio } = useKeptFolio(kind);
  const draft = useDraft(kind);

  const isFixed = fixedMessage !== undefined;
  useEffect(() => {
    if (isFixed) clearErrors('message');
  }, [clearErrors, isFixed]);

  /** Empties the form for another message. */
  const restart = () => {
    setFolio('');
    setSubmission(undefined);
    // A visitor's message behind the fixed one was not sent.
    reset({ ...EMPTY, message: isFixed ? getValues('message') : '' });
    onSent();
  };
  const finish = () => {
    restart();
    setOutcome('accepted');
    void showToast('success', contactSent);
  };
  const send = async (values: ContactValues) => {
    setOutcome(undefined);
    const id = submission ?? newSubmissionId();
    setSubmission(id);
    const result = await sendSubmission({
      path: addCampaign(apiRoutes.contact(), campaignQuery(window.location.search)),
      fields: { ...values, [CONTACT_FORM_FIELD]: kind },
      submission: id,
      trap: readTrap(),
    });
    draft.settle(result, { submission: id, content: JSON.stringify(values) });
    if (result.outcome === 'kept') return setFolio(result.folio);
    if (result.outcome !== 'accepted') return setOutcome(result.outcome);
    finish();
  };
  /** Puts an unsent message back into the form; it is sent by the visitor alone. */
  const restoreDraft = () => {
    const values = draft.draft && readContactDraft(draft.draft.content, EMPTY);
    if (!values) return draft.erase();
    setSubmission(draft.draft?.submission);
    setOutcome(undefined);
    reset(values);
    draft.restore();
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
    prefill,
    readState: () => getValues('state'),
    field,
    control: form.control,
    readMessage: useCallback(() => getValues('message'), [getValues]),
    prepare: () => void loadSchema().catch(() => undefined),
    submit: form.submit(send, () => {
      setOutcome((before) => (before === 'accepted' ? undefined : before));
    }),
    isSending: form.isSending,
    outcome,
    folio,
    /** Whether the present content was sent. */
    isSent: submission !== undefined,
    finish,
    reopen: () => setFolio(''),
    restart,
    draft,
    restoreDraft,
    /** A list of cities has come: the field can show the one that is chosen. */
    showCity: useCallback(() => setValue('city', getValues('city')), [setValue, getValues]),
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
