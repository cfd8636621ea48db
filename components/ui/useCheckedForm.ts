import {
  useEffect,
  useRef,
  type BaseSyntheticEvent,
  type FocusEvent,
  type SyntheticEvent,
} from 'react';
import {
  useForm,
  type FieldValues,
  type Path,
  type SubmitHandler,
  type UseFormProps,
} from 'react-hook-form';
import { prepareToasts, showToast } from '@/components/ui/toasts';
import {
  isEmail,
  isNationalPhone,
  phoneDigits,
  phoneNotNational,
} from '@/lib/features/forms/fields';
import { visibleText } from '@/lib/util/text';

/** Any of a form's controls. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Longer than most presses. */
const PRESS_MS = 300;

interface CheckedForm<Values extends FieldValues, Context> extends Pick<
  UseFormProps<Values, Context>,
  'context' | 'defaultValues' | 'resolver'
> {
  /** The prefix of the controls' ids. */
  idPrefix: string;
  /** The fields in the order of the checks. */
  fields: readonly Path<Values>[];
  phone: Path<Values>;
  emailInvalid: string;
}

/**
 * Validates on submit: each field that the resolver reports shows its error, and a toast shows the first
 * (specification, sections 5 and 8). E-mail and phones that are not national are also checked on blur. A
 * field with an error is validated on every change and blur.
 */
export function useCheckedForm<Values extends FieldValues, Context = unknown>({
  idPrefix,
  fields,
  phone,
  emailInvalid,
  ...options
}: CheckedForm<Values, Context>) {
  const form = useForm<Values, Context>({ ...options, reValidateMode: 'onSubmit' });
  const { register, handleSubmit, formState, getFieldState, setError, trigger } = form;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => void prepareToasts(), []);

  const checkOnLeaving = (name: Path<Values>, control: Control) => {
    if (!control.isConnected) return;
    if (name === 'email' && control.value.trim() !== '' && !isEmail(control.value)) {
      setError(name, { type: 'rule', message: emailInvalid });
      void showToast('error', emailInvalid);
    } else if (name === phone && control.value !== '' && !isNationalPhone(control.value)) {
      setError(name, { type: 'rule', message: phoneNotNational });
    } else if (getFieldState(name).error) {
      void trigger(name);
    }
  };

  const clean = (name: Path<Values>, control: Control) => {
    if (control instanceof HTMLSelectElement) return;
    setCleanValue(control, name === phone ? phoneDigits : visibleText);
  };

  const field = (name: Path<Values>) => {
    const { onChange, onBlur, ...rest } = register(name);
    const change = (event: SyntheticEvent<Control>) => {
      // Replacing the value during a composition would lose the input method's text.
      if (Reflect.get(event.nativeEvent, 'isComposing') !== true) clean(name, event.currentTarget);
      void onChange(event);
      if (getFieldState(name).error) void trigger(name);
    };
    return {
      ...rest,
      id: `${idPrefix}-${name.replace('_', '-')}`,
      error: getFieldState(name, formState).error?.message,
      onChange: change,
      onCompositionEnd: change,
      onBlur: (event: FocusEvent<Control>) => {
        const { target, relatedTarget } = event;
        // Text typed before hydration has fired no change event.
        clean(name, target);
        void onBlur(event);
        // The field keeps the focus while another window is active; sending moves it to the first failure.
        if (document.activeElement === target || formState.isSubmitting) return;
        const check = () => checkOnLeaving(name, target);
        if (relatedTarget?.matches('input, select, textarea')) check();
        // The blur may belong to a press, and a message would move its target away.
        else leaving.current = setTimeout(check, PRESS_MS);
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
      clearTimeout(leaving.current);
      await handleSubmit(onValid, tell)(event);
    };

  return { ...form, field, submit, isSending: formState.isSubmitting };
}

/** Cleans the value of a field and keeps the caret before the same characters. */
function setCleanValue(
  control: HTMLInputElement | HTMLTextAreaElement,
  clean: (text: string) => string,
): void {
  const { value, selectionStart } = control;
  const cleaned = clean(value);
  if (cleaned === value) return;
  const after = clean(value.slice(selectionStart ?? value.length)).length;
  control.value = cleaned;
  // A field that the browser fills in has no caret, and neither has an e-mail field.
  if (document.activeElement !== control || selectionStart === null) return;
  const caret = Math.max(0, cleaned.length - after);
  control.setSelectionRange(caret, caret);
}
