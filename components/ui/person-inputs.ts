import { LIMITS } from '@/lib/features/forms/fields';

/** The fields for a person that both forms have. */
export const personInputs = {
  name: {
    label: 'Nombre*',
    autoComplete: 'name',
    enterKeyHint: 'next',
    maxLength: LIMITS.name,
  },
  company: {
    autoComplete: 'organization',
    enterKeyHint: 'next',
    maxLength: LIMITS.name,
  },
  phone: {
    label: 'Teléfono*',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
    enterKeyHint: 'next',
  },
  email: {
    label: 'Correo electrónico*',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'next',
    maxLength: LIMITS.email,
  },
} as const;
