import { ButtonLink } from '@/components/ui/Button';
import { FolioNumber } from '@/components/ui/ReceivedLead';
import { Icon } from '@/components/ui/icons';
import { supportPhone, telHref, whatsappHref } from '@/lib/company';
import type { CompanyFacts } from '@/lib/config';
import { removeSavedQuote } from '@/lib/features/quote/saved';
import type { Quote } from '@/lib/features/quote/state';
import { summaryText } from '@/lib/features/quote/summary';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/quote/StepDone.module.css';

const ACCEPT_ID = 'quote-accept';

interface StepDoneProps {
  quote: Quote;
  facts: CompanyFacts;
  /** '' if the site could not store the quote before it sent it. */
  folio: string;
}

/** The confirmation (specification, section 2, step 6). */
export function StepDone({ quote, facts, folio }: StepDoneProps) {
  const { whatsappPhone, responseTime } = facts;
  return (
    <div className={styles.done}>
      <svg
        className={styles.mark}
        data-print="hide"
        viewBox="0 0 96 96"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.ground} d="M24 0h72L72 96H0Z" />
        <path className={styles.check} d="m28 50 14 15 27-33" />
      </svg>
      <p className={styles.text}>
        Gracias. Un asesor te llamará al teléfono que nos dejaste
        {responseTime && ` en un plazo máximo de ${responseTime}`}. Si{' '}
        {responseTime && 'pasa ese tiempo o '}tienes alguna duda, llámanos:
      </p>
      <a className={styles.phone} href={telHref(supportPhone)}>
        <Icon name="phone" size={24} />
        {supportPhone}
      </a>
      {folio !== '' && <FolioNumber folio={folio} />}
      <div className={styles.buttons} data-print="hide">
        <ButtonLink href={routes.home()} aria-describedby={ACCEPT_ID} onClick={removeSavedQuote}>
          Aceptar
        </ButtonLink>
        {whatsappPhone && (
          <ButtonLink
            href={whatsappHref(whatsappPhone, summaryText(quote))}
            tone="quiet"
            target="_blank"
            rel="noopener"
          >
            <Icon name="chat" />
            Continuar por WhatsApp
          </ButtonLink>
        )}
      </div>
      <p id={ACCEPT_ID} className={styles.note} data-print="hide">
        “Aceptar” lleva de vuelta al inicio.
      </p>
      {/* This text promises no more than the frequent questions do. */}
      <section className={styles.next} aria-labelledby="quote-next">
        <h3 id="quote-next" className={styles.nextTitle}>
          Qué sigue
        </h3>
        <ol className={styles.nextList}>
          <li>
            <strong>Espera nuestra llamada.</strong> Un asesor revisa tu solicitud y te llama.
          </li>
          <li>
            <strong>Contesta aunque no reconozcas el número.</strong> Puede llamarte la sucursal de
            tu zona o nuestra oficina corporativa, con la lada de otra ciudad.
          </li>
          <li>
            <strong>Ten tres datos a la mano.</strong> El domicilio donde se generan los residuos,
            una idea del volumen (bolsas, tambos, contenedores o toneladas al mes) y, si es una
            empresa, su giro.
          </li>
        </ol>
      </section>
    </div>
  );
}
