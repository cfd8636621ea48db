import type { Walk } from '@/tests/e2e/support/accessibility/stop';

/** In the page: the controls that are seen and were no stop. Another radio of a group stands for it. */
export function unreached({ reached }: Walk): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const groups = new Set(
    [...reached].flatMap((one) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? [one.name] : [],
    ),
  );
  const scope = document.querySelector('dialog:modal') ?? document;
  return [...scope.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    if (reached.has(control) || control.tabIndex < 0 || control.matches(':disabled')) return [];
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    if (control.closest('[inert]')) return [];
    if (control instanceof HTMLInputElement && groups.has(control.name)) return [];
    const name = control.getAttribute('aria-label') ?? control.innerText;
    return [`${control.tagName.toLowerCase()} ${name}`.trim().slice(0, 60)];
  });
}
