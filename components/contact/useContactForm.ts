import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { showToast } from '@/components/ui/toasts';
import { useCheckedForm, type Control } from '@/components/ui/useCheckedForm';
import {
  CONTACT_FORM_FIELD,
  contactFields,
  type ContactField,
  type ContactFormKind,
  contactMessages,
  type ContactPrefill,
  contactSent,
  type ContactValues,
} from '@/lib/features/contact/fields';
import { DRAFT_FILLED, readDraft, removeDraft, saveDraft } from '@/lib/features/forms/draft';
import { newSubmissionId } from '@/lib/features/forms/form-meta';
import { failureResolver } from '@/lib/features/forms/resolver';
import { sendSubmission, type SendResult } from '@/lib/features/forms/send';
import { rememberedCampaign } from '@/lib/features/campaigns/campaign';
import { apiRoutes } from '@/lib/server/routing/routes';
import { isObject } from '@/lib/util/json';

const EMPTY: ContactValues = {
  name: '',
  phone: '',
  email: '',
  business: '',
  state: '',
  city: '',
  message: '',
};

interface Context {
  /** The message sent in place of the visitor's own. */
  fixedMessage: string | undefined;
}

const loadSchema = () => import('@/lib/features/contact/schema');

/** Loads the schema on first use; if that fails, only the handler validates. */
const resolver: Resolver<ContactValues, Context> = async (values, context, options) => {
  const schema = await loadSchema().catch(() => undefined);
  const check = failureResolver<ContactValues>((given, fields) => {
    const failure = schema?.checkContact(given, fields);
    return failure ? [failure] : [];
  });
  const message = context?.fixedMessage ?? values.message;
  return check({ ...values, message }, context, options);
};

/** A place with the gateway's names. */
interface NamedPlace {
  state: string;
  city: string;
}

const isNamedPlace = (value: unknown): value is NamedPlace =>
  isObject(value) && typeof value.state === 'string' && typeof value.city === 'string';

/** Returns whether the site has stored the message or the gateway has accepted it. */
const isSent = ({ outcome }: SendResult) => outcome === 'accepted' || outcome === 'received';

interface ContactForm {
  kind: ContactFormKind;
  fixedMessage: string | undefined;
  prefill?: ContactPrefill | undefined;
  readTrap: () => string;
}

/**
 * Returns the contact form's state. Success clears the sent values; a failure keeps them and the
 * submission id, so that a retry counts once.
 */
export function useContactForm({ kind, fixedMessage, prefill, readTrap }: ContactForm) {
  const street = kind === 'reporte' ? { street: '', between: '' } : {};
  const initial: ContactValues = { ...EMPTY, ...street, ...prefill };
  const form = useCheckedForm<ContactValues, Context>({
    defaultValues: initial,
    resolver,
    context: { fixedMessage },
    idPrefix: 'contact',
    fields: contactFields,
    phone: 'phone',
    emailInvalid: contactMessages.emailInvalid,
  });
  const { clearErrors, getValues, setValue, reset, subscribe } = form;
  /** The last result; undefined before the first one and while sending. */
  const [ended, setEnded] = useState<SendResult>();
  /** The id of the message. The site itself distinguishes corrected content from repeated content. */
  const [submission, setSubmission] = useState<string>();
  /** The place that the wizard does not cover, by names. */
  const [place, setPlace] = useState<NamedPlace>();

  useEffect(() => {
    if (fixedMessage === undefined) return;
    clearErrors('message');
    // A browser may have restored the fixed message as the visitor's own.
    if (getValues('message') === fixedMessage) setValue('message', '');
  }, [clearErrors, fixedMessage, getValues, setValue]);

  const restoreDraft = useEffectEvent(() => {
    const draft = readDraft(window.location.pathname);
    for (const name of contactFields) {
      const text = draft[name];
      // Text typed before hydration is newer.
      if (typeof text === 'string' && getValues(name) === initial[name]) setValue(name, text);
    }
    if (isNamedPlace(draft.place)) setPlace(draft.place);
  });
  useEffect(() => {
    const restore = () => restoreDraft();
    restore();
    window.addEventListener(DRAFT_FILLED, restore);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(window.location.pathname, values),
    });
    return () => {
      window.removeEventListener(DRAFT_FILLED, restore);
      unsubscribe();
    };
  }, [subscribe]);

  /** Empties the form for another message. */
  const restart = () => {
    setSubmission(undefined);
    // The fixed message was sent instead of the visitor's own, which stays in the field.
    const message = fixedMessage === undefined ? '' : getValues('message');
    reset(kind === 'reporte' ? initial : { ...EMPTY, message });
    removeDraft(window.location.pathname);
  };
  const send = async (values: ContactValues) => {
    setEnded(undefined);
    const id = submission ?? newSubmissionId();
    setSubmission(id);
    const result = await sendSubmission({
      path: apiRoutes.contact(rememberedCampaign()),
      fields: { ...values, [CONTACT_FORM_FIELD]: kind },
      submission: id,
      trap: readTrap(),
    });
    if (isSent(result)) restart();
    setEnded(result);
    if (result.outcome === 'accepted') void showToast('success', contactSent);
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
    ...form,
    prefill,
    place,
    field,
    prepare: () => void loadSchema().catch(() => undefined),
    submit: form.submit(send, () => {
      setEnded((before) => (before && isSent(before) ? undefined : before));
    }),
    ended,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
