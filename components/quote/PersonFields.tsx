import type { PersonForm } from '@/components/quote/usePersonForm';
import { TextField } from '@/components/ui/TextField';
import { LIMITS } from '@/lib/features/forms/fields';
import styles from '@/components/quote/PersonFields.module.css';

interface PersonFieldsProps {
  form: PersonForm;
  state: string;
  city: string;
}

/** The fields of step 5; state and city were chosen in step 2 and are read-only here. */
export function PersonFields({ form: { field }, state, city }: PersonFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        {...field('client_name')}
        label="Nombre*"
        autoComplete="name"
        enterKeyHint="next"
        maxLength={LIMITS.name}
        required
      />
      <TextField
        {...field('company_name')}
        label="Empresa*"
        hint="Si es para su hogar, escriba “Particular”."
        autoComplete="organization"
        enterKeyHint="next"
        maxLength={LIMITS.name}
        required
      />
      <TextField id="quote-person-state" label="Estado" value={state} readOnly />
      <TextField id="quote-person-city" label="Ciudad" value={city} readOnly />
      <TextField
        {...field('phone_number')}
        label="Teléfono*"
        hint="10 dígitos, con lada."
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="next"
        prefix="+52"
        required
      />
      <TextField
        {...field('email')}
        label="Correo electrónico*"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={LIMITS.email}
        required
      />
    </div>
  );
}
