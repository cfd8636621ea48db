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
  /** The message shown read-only instead of the visitor's own, which is not lost. */
  fixedMessage: string | undefined;
  /** True while the fixed message is loading. */
  isLoading: boolean;
}

/** The message: the visitor's own, or a default one that cannot be changed. */
export function MessageField({ form, fixedMessage, isLoading }: MessageFieldProps) {
  const pathname = usePathname();
  // In the browser the form fills the field, because React would overwrite text typed before hydration
  // with the text of the server's HTML.
  const written = typeof document === 'undefined' ? form.prefill?.message : undefined;
  // The field is always registered, so that the visitor's text is not lost.
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
        // Otherwise browsers restore it in the visitor's own field after Back or a reload.
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
        // On Tab, the browser scrolls only the caret's line into view.
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
        {...describedBy({ id, error })}
        {...textarea}
      />
    </Field>
  );
}

/** Loads the fixed message, cut to the length that the form accepts. */
const load = async (path: string) => {
  const { message } = await fetchJson(path, asObject<{ message: string }>);
  return message.slice(0, LIMITS.message);
};

/**
 * Returns the gateway's message for `?o=sostenibilidad` (specification, section 2, "Contact page"). It is
 * read-only and replaces any text that a browser or a draft restores. If it fails to load, visitors write
 * their own.
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
    // A page left while the message loads returns from the back/forward cache without it.
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
