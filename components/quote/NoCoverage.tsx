import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { supportPhone, telHref } from '@/lib/company';
import styles from '@/components/quote/NoCoverage.module.css';

/** The modal of specification, section 8; closing it clears the city. */
export function NoCoverage({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy="no-coverage">
      <div className={styles.content}>
        <h2 id="no-coverage" className={styles.title}>
          Por el momento no contamos con cobertura en tu ciudad
        </h2>
        <p>
          Si lo desea, llámenos al{' '}
          <a className={styles.phone} href={telHref(supportPhone)}>
            {supportPhone}
          </a>{' '}
          y le orientamos.
        </p>
        <Button data-autofocus onClick={onClose}>
          ACEPTAR
        </Button>
      </div>
    </Dialog>
  );
}
