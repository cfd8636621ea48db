import { usePathname } from 'next/navigation';
import type { ContactFormState } from '@/components/contact/useContactForm';
import { SiteLink } from '@/components/ui/SiteLink';
import { TextAreaField } from '@/components/ui/TextAreaField';
import { LIMITS } from '@/lib/features/forms/fields';
import styles from '@/components/contact/MessageField.module.css';

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
  const { error, ...own } = form.field('message');
  if (fixedMessage === undefined) {
    return (
      <TextAreaField
        key="own"
        {...own}
        error={error}
        defaultValue={written}
        label="Mensaje*"
        enterKeyHint="send"
        maxLength={LIMITS.message}
        placeholder={isLoading ? 'Cargando mensaje…' : undefined}
        readOnly={isLoading}
        required
      />
    );
  }
  return (
    <>
      <TextAreaField
        key="fixed"
        id={own.id}
        name={own.name}
        label="Mensaje*"
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
