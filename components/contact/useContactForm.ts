import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { showToast } from '@/components/ui/toasts';
import { useHydrated } from '@/components/ui/useHydrated';
import { useCheckedForm, type Control } from '@/components/ui/useCheckedForm';
import {
  CONTACT_FORM_FIELD,
  type ContactField,
  type ContactFormKind,
  contactMessages,
  type ContactPrefill,
  contactSent,
  type ContactValues,
} from '@/lib/features/contact/fields';
import { readDraft, removeDraft, saveDraft } from '@/lib/features/forms/draft';
import { submissionFor } from '@/lib/features/forms/form-meta';
import { failureResolver } from '@/lib/features/forms/resolver';
import { sendSubmission, type Unsent } from '@/lib/features/forms/send';
import { rememberedCampaign } from '@/lib/features/campaigns/campaign';
import { apiRoutes } from '@/lib/server/routing/routes';
import { withSessionStorage } from '@/lib/util/session-storage';

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
  const check = failureResolver<ContactValues>((given, fields) => {
    const failure = schema?.checkContact(given, fields);
    return failure ? [failure] : [];
  });
  const message = context?.fixedMessage ?? values.message;
  return check({ ...values, message }, context, options);
};

/** How a sending ended, other than with a folio. */
export type ContactOutcome = { outcome: 'accepted' } | Unsent;

/** What is known of the present message. */
interface Sending {
  /** Of what was sent. */
  submission?: string | undefined;
  /** What the gateway refused. */
  refused?: string | undefined;
  isInReview?: boolean;
  receipt?: string;
  /** A kept message is being corrected. */
  isCorrecting?: boolean;
  /** Another is written after a kept message. */
  isAnother?: boolean;
}

interface ContactForm {
  kind: ContactFormKind;
  fixedMessage: string | undefined;
  prefill?: ContactPrefill | undefined;
  readTrap: () => string;
}

/**
 * The contact form's state. Success clears what was sent; a failure keeps everything and the
 * submission id, so that a retry counts once.
 */
export function useContactForm({ kind, fixedMessage, prefill, readTrap }: ContactForm) {
  const initial: ContactValues = { ...EMPTY, ...prefill };
  const form = useCheckedForm<ContactValues, Context>({
    defaultValues: initial,
    resolver,
    context: { fixedMessage },
    idPrefix: 'contact',
    fields: FIELDS,
    phone: 'phone',
    emailInvalid: contactMessages.emailInvalid,
  });
  const { clearErrors, getValues, setFocus, setValue, reset, subscribe } = form;
  /** Undefined before the first sending and while one is under way. */
  const [ended, setEnded] = useState<ContactOutcome>();
  const [sending, setSending] = useState<Sending>({});
  const { submission, refused, isInReview = false, receipt, isCorrecting = false } = sending;
  /** The button that gave the form back is gone. */
  const takesFocus = isCorrecting || sending.isAnother;
  const { folio, setFolio } = useKeptFolio(kind);

  useEffect(() => {
    if (fixedMessage === undefined) return;
    clearErrors('message');
    // A browser may have put it back as the visitor's own.
    if (getValues('message') === fixedMessage) setValue('message', '');
  }, [clearErrors, fixedMessage, getValues, setValue]);

  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);

  const restoreDraft = useEffectEvent(() => {
    const draft = readDraft();
    for (const name of FIELDS) {
      const text = draft[name];
      // What was typed before hydration is newer.
      if (typeof text === 'string' && getValues(name) === initial[name]) setValue(name, text);
    }
  });
  useEffect(() => {
    restoreDraft();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values),
    });
  }, [subscribe]);

  /** Empties the form for another message. */
  const restart = () => {
    setFolio('');
    setSending({});
    // A visitor's message behind the fixed one was not sent.
    reset({ ...EMPTY, message: fixedMessage === undefined ? '' : getValues('message') });
    removeDraft();
  };
  const finish = () => {
    restart();
    setEnded({ outcome: 'accepted' });
    void showToast('success', contactSent);
  };
  const send = async (values: ContactValues) => {
    setEnded(undefined);
    const content = JSON.stringify(values);
    const id = submissionFor(submission, refused, content);
    setSending((before) => ({ ...before, submission: id }));
    const result = await sendSubmission({
      path: apiRoutes.contact(rememberedCampaign()),
      fields: { ...values, [CONTACT_FORM_FIELD]: kind },
      submission: id,
      trap: readTrap(),
      replaces: receipt || undefined,
    });
    if (result.outcome === 'accepted') return finish();
    if (result.outcome === 'kept') {
      setFolio(result.folio);
      return setSending({ ...result, submission: id });
    }
    const nowRefused = result.outcome === 'rejected' ? content : undefined;
    setSending((before) => ({ ...before, refused: nowRefused }));
    setEnded(result);
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

  /** Whether the present content was sent. */
  const isSent = submission !== undefined;
  /** The message that waits for its delivery, if any. */
  const kept = folio !== '' &&
    !isCorrecting && {
      folio,
      isInReview,
      isNew: isSent,
      onDelivered: finish,
      onMissing: () => {
        setFolio('');
        setSending({ submission, refused });
      },
      // Back to the filled form; what is sent then takes the place of the kept message.
      onCorrect:
        isSent && !isInReview
          ? () => setSending({ ...sending, submission: undefined, isCorrecting: true })
          : undefined,
      onRestart: () => {
        restart();
        setSending({ isAnother: true });
      },
    };
  return {
    ...form,
    prefill,
    field,
    prepare: () => void loadSchema().catch(() => undefined),
    submit: form.submit(send, () => {
      setEnded((before) => (before?.outcome === 'accepted' ? undefined : before));
    }),
    ended,
    folio,
    kept,
    isCorrecting,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;

/** The folio of a message that waits for its delivery, also after a reload; '' for none. */
function useKeptFolio(kind: ContactFormKind) {
  const key = `folio-${kind}`;
  const stored = useHydrated() ? withSessionStorage((storage) => storage.getItem(key)) : '';
  const [given, setGiven] = useState<string>();
  const setFolio = (folio: string) => {
    setGiven(folio);
    withSessionStorage((storage) =>
      folio === '' ? storage.removeItem(key) : storage.setItem(key, folio),
    );
  };
  return { folio: given ?? stored ?? '', setFolio };
}
