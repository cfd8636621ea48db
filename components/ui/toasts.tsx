import { flushSync } from 'react-dom';
import styles from '@/components/ui/toasts.module.css';

/** The time that a form's toast stays (section 9). */
const TOAST_MS = 2_000;

/** Pixels from the edges of a phone's screen: over the header, not over the field below it. */
const TOAST_OFFSET = { top: 4, left: 8, right: 8 };

async function loadToasts() {
  const [{ toast, Toaster }, { createRoot }] = await Promise.all([
    import('sonner'),
    import('react-dom/client'),
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // A toast that is shown before the container exists is lost, so it is rendered synchronously.
  flushSync(() =>
    root.render(
      <Toaster
        position="top-right"
        mobileOffset={TOAST_OFFSET}
        duration={TOAST_MS}
        containerAriaLabel="Avisos"
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

/** Shows a form's toast in place of the previous one. The field has the same message. */
export async function showToast(kind: 'success' | 'error', message: string): Promise<void> {
  const toast = await prepareToasts();
  toast?.dismiss();
  toast?.[kind](message);
}
