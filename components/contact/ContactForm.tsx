'use client';

import { useRef } from 'react';
import { MessageField, useFixedMessage } from '@/components/contact/MessageField';
import { PlaceFields } from '@/components/contact/PlaceFields';
import { SendArea } from '@/components/contact/SendArea';
import { useContactForm, type ContactFormState } from '@/components/contact/useContactForm';
import { UrlStateListener } from '@/components/ui/UrlStateListener';
import { Honeypot } from '@/components/ui/Field';
import { SiteLink } from '@/components/ui/SiteLink';
import { personInputs } from '@/components/ui/person-inputs';
import { TextField } from '@/components/ui/TextField';
import {
  CONTACT_FORM_FIELD,
  type ContactFormKind,
  type ContactPrefill,
} from '@/lib/features/contact/fields';
import {
  EMAIL_PATTERN,
  LIMITS,
  PHONE_PATTERN,
  phoneNotNational,
} from '@/lib/features/forms/fields';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import styles from '@/components/contact/ContactForm.module.css';
import shared from '@/components/ui/shared.module.css';

interface ContactFormProps {
  kind: ContactFormKind;
  states: readonly { id: number; name: string }[];
  /** The prefilled values, also in the server's HTML. */
  prefill?: ContactPrefill | undefined;
}

/** The contact form. Without script, the browser validates it and the same handler receives it. */
export function ContactForm({ kind, states, prefill }: ContactFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const { fixedMessage, isLoading, follow } = useFixedMessage();
  const form = useContactForm({
    kind,
    fixedMessage,
    prefill,
    readTrap: () => trap.current?.value ?? '',
  });
  return (
    <form
      action={apiRoutes.contact()}
      method="post"
      className={shared.stack3}
      onSubmit={form.submit}
      onFocus={form.prepare}
      // `novalidate` is set by script, so the browser validates only without script.
      ref={(element) => element?.setAttribute('novalidate', '')}
    >
      <input type="hidden" name={CONTACT_FORM_FIELD} value={kind} />
      <div className={styles.fields} data-print="hide">
        <TextField {...form.field('name')} {...personInputs.name} required />
        <TextField
          {...form.field('phone')}
          {...personInputs.phone}
          hint={prefill && 'Diez dígitos, con lada.'}
          pattern={PHONE_PATTERN}
          title={phoneNotNational}
          required
        />
        <TextField
          {...form.field('email')}
          {...personInputs.email}
          pattern={EMAIL_PATTERN}
          required
        />
        {!prefill && (
          <TextField {...form.field('business')} label="Empresa" {...personInputs.company} />
        )}
        {!prefill?.state && <PlaceFields form={form} states={states} />}
        {prefill ? (
          <ReportFields form={form} prefill={prefill} />
        ) : (
          <div className={styles.wide}>
            <MessageField form={form} fixedMessage={fixedMessage} isLoading={isLoading} />
          </div>
        )}
      </div>
      <Honeypot ref={trap} />
      <p className={styles.privacy} data-print="hide">
        Al enviar, aceptas que usemos tus datos únicamente para responderte. Conoce nuestro{' '}
        <SiteLink href={routes.privacy()}>Aviso de privacidad</SiteLink>.
      </p>
      <SendArea kind={kind} isSending={form.isSending} ended={form.ended} />
      {kind === 'contacto' && <UrlStateListener onUrlChange={follow} />}
    </form>
  );
}

/** The fields of a missed collection: only the street is missing; zone, state and city are known. */
function ReportFields({ form, prefill }: { form: ContactFormState; prefill: ContactPrefill }) {
  const { message, state, city } = prefill;
  return (
    <>
      <TextField
        {...form.field('street')}
        label="Calle y número*"
        autoComplete="street-address"
        maxLength={LIMITS.place}
        required
      />
      <TextField
        {...form.field('between')}
        label="Entre qué calles"
        autoComplete="off"
        maxLength={LIMITS.place}
      />
      {Object.entries({ message, ...(state && { state, city }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
