import { phoneDigits } from '@/lib/features/forms/fields';

/** Applies `phoneDigits` to a field and keeps the caret between the same digits. */
export function keepPhoneDigits(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const digits = phoneDigits(value);
  if (digits === value) return;
  const after = value.slice(selectionStart ?? value.length).replace(/\D/g, '').length;
  input.value = digits;
  // Filled in by the browser, it has no caret.
  if (document.activeElement !== input) return;
  const caret = Math.max(0, digits.length - after);
  input.setSelectionRange(caret, caret);
}
