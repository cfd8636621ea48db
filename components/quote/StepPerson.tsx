import { useEffect, useRef } from 'react';
import { StepActions } from '@/components/quote/StepForm';
import clsx from 'clsx';
import type { QuoteSession } from '@/components/quote/useQuote';
import type { QuoteSending } from '@/components/quote/useSendQuote';
import { Honeypot } from '@/components/ui/Field';
import { SendButton } from '@/components/ui/SendButton';
import { SiteLink } from '@/components/ui/SiteLink';
import { personInputs } from '@/components/ui/person-inputs';
import { TextField } from '@/components/ui/TextField';
import { useCheckedForm } from '@/components/ui/useCheckedForm';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { QuotePerson } from '@/lib/features/quote/submission';
import { failureResolver } from '@/lib/features/forms/resolver';
import { checkQuotePerson, personFields, quoteMessages } from '@/lib/features/quote/schema';
import { routes } from '@/lib/server/routing/routes';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/quote/StepForm.module.css';

const resolver = failureResolver<QuotePerson>(checkQuotePerson);

/** Scrolls to the failure: a field that already has the focus does not, and its message is behind the buttons. */
const showFailure = () =>
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));

interface StepPersonProps {
  session: QuoteSession;
  sending: Pick<QuoteSending, 'send' | 'isSending'>;
}

/** Step 5: the personal data, and 'Enviar'. State and city were chosen in step 2. */
export function StepPerson({ session, sending }: StepPersonProps) {
  const { quote, dispatch, details, update } = session;
  const { send, isSending } = sending;
  const trap = useRef<HTMLInputElement>(null);
  const { field, submit, subscribe } = useCheckedForm<QuotePerson>({
    defaultValues: details.person,
    resolver,
    idPrefix: 'quote',
    fields: personFields,
    phone: 'phone_number',
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
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void submit((person) => send(person, trap.current?.value ?? ''), showFailure)(event)
      }
      className={shared.relative}
    >
      <div className={styles.fields}>
        <TextField {...field('client_name')} {...personInputs.name} required />
        <TextField
          {...field('company_name')}
          label="Empresa*"
          hint="Si es para tu hogar, escribe “Particular”."
          {...personInputs.company}
          required
        />
        <TextField
          id="quote-person-state"
          label="Estado"
          value={quote.state?.name ?? ''}
          readOnly
        />
        <TextField id="quote-person-city" label="Ciudad" value={quote.city?.name ?? ''} readOnly />
        <TextField
          {...field('phone_number')}
          {...personInputs.phone}
          hint="10 dígitos, con lada."
          prefix="+52"
          required
        />
        <TextField {...field('email')} {...personInputs.email} enterKeyHint="send" required />
      </div>
      <Honeypot ref={trap} />
      <p className={clsx(shared.small, shared.above3, shared.measure)}>
        Al enviar, aceptas que usemos tus datos únicamente para preparar tu cotización y
        contactarte. Conoce nuestro <SiteLink href={routes.privacy()}>Aviso de privacidad</SiteLink>
        .
      </p>
      <StepActions onBack={() => dispatch({ type: 'back' })} isBackDisabled={isSending}>
        <SendButton isSending={isSending}>Enviar</SendButton>
      </StepActions>
      <VisuallyHidden>
        <span role="status">{isSending ? 'Enviando tu cotización…' : ''}</span>
      </VisuallyHidden>
    </form>
  );
}
