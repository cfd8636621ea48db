import { ButtonLink } from '@/components/ui/Button';
import { Card, CardGrid } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import type { Program } from '@/lib/content/gateway/programs';
import { excerpt } from '@/lib/content/html/text';
import { programCover } from '@/lib/features/programs/pictures';
import { routes } from '@/lib/server/routing/routes';

/** The programs, each with a link to its page. */
export function ProgramCards({ programs }: { programs: Program[] }) {
  if (programs.length === 0) {
    return (
      <EmptyState message="Por ahora no hay programas publicados.">
        <ButtonLink href={routes.contact()}>Ir a contacto</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <CardGrid>
      {programs.map((program) => (
        <li key={program.id_program}>
          <Card
            href={routes.program(program)}
            action="Ver más"
            title={program.program_name}
            headingLevel="h3"
            file={programCover(program)}
          >
            <p>{excerpt(program.program_description)}</p>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
