import { ButtonLink } from '@/components/ui/Button';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { Icon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { routes } from '@/lib/server/routing/routes';

export function VacancyActions({ external }: { external: string }) {
  return (
    <ButtonRow>
      {external !== '' && (
        <ButtonLink href={external} target="_blank">
          Ver la lista de vacantes
          <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
          <Icon name="external" />
        </ButtonLink>
      )}
      <ButtonLink href={routes.contact()} tone="quiet">
        Ir a contacto
      </ButtonLink>
    </ButtonRow>
  );
}
