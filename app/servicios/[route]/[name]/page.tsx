import { ServicesDetail } from '@/components/lines/ServicesDetail';
import { linePage } from '@/lib/features/lines/line-pages';
import { findServicesLine } from '@/lib/features/lines/page';
import { placeholderParams } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('route', 'name');

const page = linePage('a service type', ['route', 'name'], {
  find: findServicesLine,
  pathOf: routes.servicesLine,
});

export const generateMetadata = page.metadata;

export default async function ServicesTypePage({ params }: PageProps<'/servicios/[route]/[name]'>) {
  return <ServicesDetail {...await page.read(params)} />;
}
