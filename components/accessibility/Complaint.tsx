import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { supportPhone, telHref } from '@/lib/company';
import { routes } from '@/lib/server/routing/routes';

export function Complaint() {
  return (
    <>
      <h2 id="reportar">Cómo presentar una queja</h2>
      <p>
        Si algo de este sitio le impide informarse, cotizar o escribirnos, díganos en qué página fue
        y con qué navegador o programa de apoyo. Le contestamos con la solución o con la fecha en
        que estará lista. Mientras tanto le damos la misma información o hacemos el trámite con
        usted por teléfono.
      </p>
      <ButtonRow>
        <ButtonLink href={routes.contact()}>Escribir una queja</ButtonLink>
        <ButtonLink href={telHref(supportPhone)} tone="quiet">
          Llamar al {supportPhone}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
