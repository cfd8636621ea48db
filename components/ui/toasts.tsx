import { flushSync } from 'react-dom';
import styles from '@/components/ui/toasts.module.css';

/** How long a form's toast stays and the container's default, in milliseconds (section 9). */
const FORM_TOAST_MS = 2_000;
const DEFAULT_TOAST_MS = 5_000;

/** From the edges of a phone's screen. */
const TOAST_OFFSET = { top: 4, left: 8, right: 8 };

/** The library makes toasts tab stops, which send the focus back. */
function keepUnfocusable(frame: HTMLElement): void {
  new MutationObserver(() => {
    frame.querySelectorAll('[tabindex="0"]').forEach((toast) => {
      toast.setAttribute('tabindex', '-1');
    });
  }).observe(frame, { childList: true, subtree: true });
}

async function loadToasts() {
  const [{ toast, Toaster }, { createRoot }] = await Promise.all([
    import('sonner'),
    import('react-dom/client'),
  ]);
  const frame = document.body.appendChild(document.createElement('div'));
  keepUnfocusable(frame);
  // At once: a toast that is shown before the container exists is lost.
  flushSync(() =>
    createRoot(frame).render(
      <Toaster
        position="top-right"
        // Over the header, not over the field below it.
        mobileOffset={TOAST_OFFSET}
        duration={DEFAULT_TOAST_MS}
        containerAriaLabel="Avisos"
        theme="light"
        style={{ fontFamily: 'inherit' }}
        toastOptions={{
          classNames: { toast: styles.toast, error: styles.error, success: styles.success },
        }}
      />,
    ),
  );
  return toast;
}

let loading: ReturnType<typeof loadToasts> | undefined;

/** Loads the library and puts its container into the page, once for all forms. Never rejects. */
export async function prepareToasts() {
  loading ??= loadToasts();
  return loading.catch(() => {
    loading = undefined;
  });
}

/** A form's toast, for 2 s. The field has the same message. */
export async function showToast(kind: 'success' | 'error', message: string): Promise<void> {
  const toast = await prepareToasts();
  toast?.[kind](message, { duration: FORM_TOAST_MS });
}
