import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Quote } from '@/lib/features/quote/state';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/quote/NoCoverage.module.css';
import shared from '@/components/ui/shared.module.css';

interface NoCoverageProps {
  quote: Quote;
  onClose: () => void;
  /** Goes to the form instead, which may be on this page. */
  onLeave: () => void;
}

/** The modal of specification, section 8; closing it clears the city. Beneath it, the ways on. */
export function NoCoverage({ quote, onClose, onLeave }: NoCoverageProps) {
  const { line, state, city, coverage } = quote;
  const isOpen = coverage?.isCovered === false;
  const nearest = isOpen ? coverage.nearest : undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      id="no-coverage"
      title="Por el momento no contamos con cobertura en tu ciudad"
    >
      <p>
        Consultó <strong>{line?.name}</strong> en{' '}
        <strong>
          {city?.name}, {state?.name}
        </strong>
        .
      </p>
      {nearest && (
        <p>
          {nearest.isOfCity
            ? 'Otros servicios en su ciudad los presta la sucursal '
            : 'En su estado tenemos la sucursal '}
          <SiteLink href={nearest.href} className={shared.unbroken}>
            {nearest.name}
          </SiteLink>
          .
        </p>
      )}
      <p>
        Si lo desea, llámenos al <PhoneLinks className={shared.unbroken} /> y le orientamos, o
        déjenos su solicitud.
      </p>
      <div className={styles.actions}>
        <Button data-autofocus onClick={onClose}>
          ACEPTAR
        </Button>
        <ButtonLink href={routes.quoteRequestForm()} tone="quiet" onClick={onLeave}>
          Dejar mi solicitud
        </ButtonLink>
      </div>
    </Dialog>
  );
}
