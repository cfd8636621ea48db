import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentProps } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { ContactFormState } from '@/components/contact/useContactForm';
import { describedBy, Field, type FieldTexts } from '@/components/ui/Field';
import { SiteLink } from '@/components/ui/SiteLink';
import { LIMITS } from '@/lib/features/forms/fields';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject, fetchJson } from '@/lib/util/json';
import control from '@/components/ui/Control.module.css';
import styles from '@/components/contact/ContactForm.module.css';

interface MessageFieldProps {
  form: ContactFormState;
  /** Shown read-only instead of the visitor's own message, which is kept. */
  fixedMessage: string | undefined;
  /** It is on its way. */
  isLoading: boolean;
}

/** The message: the visitor's own, or a default one that cannot be changed. */
export function MessageField({ form, fixedMessage, isLoading }: MessageFieldProps) {
  const pathname = usePathname();
  // In the browser the form fills the field: React would put the text of the server's HTML back over
  // what was typed before it hydrates.
  const written = typeof document === 'undefined' ? form.prefill?.message : undefined;
  // Always registered, so that the visitor's text is kept.
  const own = form.field('message');
  if (fixedMessage === undefined) {
    return (
      <TextArea
        key="own"
        {...own}
        defaultValue={written}
        maxLength={LIMITS.message}
        placeholder={isLoading ? 'Cargando mensaje…' : undefined}
        readOnly={isLoading}
        required
      />
    );
  }
  return (
    <>
      <TextArea
        key="fixed"
        id={own.id}
        name={own.name}
        value={fixedMessage}
        readOnly
        // Else browsers put it back into the visitor's own field after Back or a reload.
        autoComplete="off"
      />
      <p className={styles.other}>
        El mensaje ya está escrito. <SiteLink href={pathname}>Escribir otro</SiteLink>
      </p>
    </>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & Pick<FieldTexts, 'id' | 'error'>;

function TextArea({ id, error, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label="Mensaje*" error={error}>
      <textarea
        id={id}
        className={control.control}
        rows={6}
        // The browser brings no more of it into view than the line of the caret.
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
        {...describedBy({ id, error })}
        {...textarea}
      />
    </Field>
  );
}

/** As much of it as a form sends. */
const load = async (path: string) => {
  const { message } = await fetchJson(path, asObject<{ message: string }>);
  return message.slice(0, LIMITS.message);
};

/**
 * With `?o=sostenibilidad` the message is the gateway's, and read-only (specification, section 2,
 * "Contact page"), whatever a browser or a draft put back into the field. If it fails to load, the
 * field is the visitor's.
 */
export function useFixedMessage() {
  const [isInUrl, setIsInUrl] = useState(false);
  const { data, isLoading, mutate } = useSWRImmutable(
    isInUrl ? apiRoutes.contactMessage() : null,
    load,
    { shouldRetryOnError: false },
  );
  const isMissing = isInUrl && !data && !isLoading;
  useEffect(() => {
    if (!isMissing) return;
    // A page that is left while the message loads comes back from memory without it.
    const loadAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void mutate();
    };
    window.addEventListener('pageshow', loadAgain);
    return () => window.removeEventListener('pageshow', loadAgain);
  }, [isMissing, mutate]);
  return {
    /** Undefined while the message is the visitor's own. */
    fixedMessage: (isInUrl && data) || undefined,
    isLoading,
    follow: (_path: string, query: string) => {
      setIsInUrl(new URLSearchParams(query).get('o') === 'sostenibilidad');
    },
  };
}
