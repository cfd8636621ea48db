import { FoundVacancy } from '@/components/jobs/FoundVacancy';
import { ButtonLink, ButtonRow } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import { PageHeader } from '@/components/ui/PageHeader';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { getJobBoard } from '@/lib/content/gateway/job-board';
import { getPrivacyNotices } from '@/lib/content/gateway/privacy-notices';
import { listOrEmpty, valueOrUndefined } from '@/lib/content/gateway/result';
import { externalJobBoard } from '@/lib/features/jobs/links';
import { requireSomeContent } from '@/lib/features/page/require-content';
import { nameKey } from '@/lib/util/names';
import { routes } from '@/lib/server/routing/routes';
import { fixedPages } from '@/lib/features/page/fixed-pages';
import { pageMetadata } from '@/lib/features/page/metadata';
import shared from '@/components/ui/shared.module.css';

export const prefetch = 'force-disabled';

const { jobBoard, vacancies } = fixedPages;

export const metadata = pageMetadata(vacancies);

/** The page about vacancies, with a link to the external board. The site search links its job results here. */
export default async function VacanciesPage() {
  const [board, notices] = await Promise.all([getJobBoard(), getPrivacyNotices()]);
  requireSomeContent([board], 'vacantes');
  const external = externalJobBoard(valueOrUndefined(board)?.link_url ?? '');
  const notice = listOrEmpty(notices).find(({ name }) => nameKey(name).includes('candidat'));
  return (
    <>
      <PageHeader
        title={vacancies.title}
        trail={[{ label: jobBoard.title, href: jobBoard.path }]}
        lead={external && 'Los puestos abiertos están en nuestra bolsa de trabajo en línea.'}
      >
        <FoundVacancy />
        <ButtonRow>
          {external && (
            <ButtonLink href={external} target="_blank">
              Ver la lista de vacantes
              <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
              <Icon name="external" />
            </ButtonLink>
          )}
          <ButtonLink href={jobBoard.path} tone="quiet">
            Qué ofrecemos y a quién buscamos
          </ButtonLink>
        </ButtonRow>
      </PageHeader>
      <Section labelledBy="postularte">
        <SectionHeading id="postularte" title="Cómo postularte" />
        <p className={shared.measure}>
          Pregunta en <SiteLink href={routes.branches()}>tu sucursal</SiteLink> o llama al{' '}
          <PhoneLinks className={shared.unbroken} /> para saber qué puestos hay y cómo entregar tu
          solicitud.
          {notice && (
            <>
              {' Al entregar tus datos aplica nuestro '}
              <SiteLink href={routes.privacyNotice(notice)}>{notice.name}</SiteLink>.
            </>
          )}
        </p>
      </Section>
    </>
  );
}
