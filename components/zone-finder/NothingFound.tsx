import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { routes } from '@/lib/server/routing/routes';
import shared from '@/components/ui/shared.module.css';

/** The ways on from a search that finds no zone, or none that is exactly that. */
export function NothingFound({ askHref }: Pick<ZoneAnswer, 'askHref'>) {
  return (
    <p className={shared.measure}>
      Pruebe con otra colonia, su ciudad o su código postal, consulte{' '}
      <SiteLink href={routes.branches()}>todas las sucursales</SiteLink> o llámenos al{' '}
      <PhoneLinks className={shared.nowrap} />.{' '}
      {askHref && (
        <>
          También puede{' '}
          <a href={askHref} rel="noopener">
            preguntar por WhatsApp
          </a>
          .
        </>
      )}
    </p>
  );
}
