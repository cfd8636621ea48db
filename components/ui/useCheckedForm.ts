import {
  useEffect,
  useRef,
  type BaseSyntheticEvent,
  type ChangeEvent,
  type FocusEvent,
} from 'react';
import {
  useForm,
  type FieldValues,
  type Path,
  type SubmitHandler,
  type UseFormProps,
} from 'react-hook-form';
import { keepPhoneDigits } from '@/components/ui/phone-input';
import { prepareToasts, showToast } from '@/components/ui/toasts';
import { useAfterPress } from '@/components/ui/useAfterPress';
import { isEmail, isNationalPhone, phoneNotNational } from '@/lib/features/forms/fields';

/** Any of a form's controls. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface CheckedForm<Values extends FieldValues, Context> extends Pick<
  UseFormProps<Values, Context>,
  'context' | 'defaultValues' | 'resolver'
> {
  /** Of the controls' ids. */
  idPrefix: string;
  /** In the order of the checks. */
  fields: readonly Path<Values>[];
  phone: Path<Values>;
  email: Path<Values>;
  emailInvalid: string;
}

/**
 * Validates on submit, with an error at each field that the resolver reports and a toast of the first
 * (specification, sections 5 and 8); e-mail and overlong phones also on blur. A field with an error
 * is validated on every change and blur.
 */
export function useCheckedForm<Values extends FieldValues, Context = unknown>({
  idPrefix,
  fields,
  phone,
  email,
  emailInvalid,
  ...options
}: CheckedForm<Values, Context>) {
  const form = useForm<Values, Context>({ ...options, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState, getFieldState, setError, trigger } = form;
  const isJudging = useRef(false);
  const afterPress = useAfterPress();
  useEffect(() => void prepareToasts(), []);

  const checkOnLeaving = (name: Path<Values>, control: Control) => {
    // A blur caused by submitting reports only the first failure.
    if (isJudging.current || !control.isConnected) return;
    if (name === email && control.value.trim() !== '' && !isEmail(control.value)) {
      setError(name, { type: 'rule', message: emailInvalid });
      void showToast('error', emailInvalid);
    } else if (name === phone && control.value !== '' && !isNationalPhone(control.value)) {
      setError(name, { type: 'rule', message: phoneNotNational });
    } else if (getFieldState(name).error) {
      void trigger(name);
    }
  };

  const field = (name: Path<Values>) => {
    const { onChange, onBlur, ...rest } = register(name);
    return {
      ...rest,
      id: `${idPrefix}-${name.replace('_', '-')}`,
      error: getFieldState(name, formState).error?.message,
      onChange: (event: ChangeEvent<Control>) => {
        const { target } = event;
        if (name === phone && target instanceof HTMLInputElement) keepPhoneDigits(target);
        void onChange(event);
        if (getFieldState(name).error) void trigger(name);
      },
      onBlur: (event: FocusEvent<Control>) => {
        const { target } = event;
        void onBlur(event);
        // Another window was activated; the field keeps the focus.
        if (document.activeElement === target) return;
        afterPress(() => checkOnLeaving(name, target));
      },
    };
  };

  const submit =
    (onValid: SubmitHandler<Values>, onInvalid?: () => void) =>
    async (event?: BaseSyntheticEvent) => {
      const red = fields.flatMap((name) => {
        const { error } = getFieldState(name, formState);
        return error ? [{ name, error }] : [];
      });
      const tell = () => {
        const failure = fields.map((name) => getFieldState(name).error).find(Boolean);
        if (failure?.message) void showToast('error', failure.message);
        for (const { name, error } of red) if (!getFieldState(name).error) setError(name, error);
        onInvalid?.();
      };
      isJudging.current = true;
      try {
        await handleSubmit(onValid, tell)(event);
      } finally {
        // After the check of the field that was left by this very press.
        setTimeout(() => {
          isJudging.current = false;
        });
      }
    };

  return { ...form, field, submit, isSending: formState.isSubmitting };
}
