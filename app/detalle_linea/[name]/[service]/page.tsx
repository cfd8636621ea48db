import { LineDetail } from '@/components/lines/LineDetail';
import { linePage } from '@/lib/features/lines/line-pages';
import { findLine } from '@/lib/features/lines/page';
import { placeholderParams } from '@/lib/features/page/params';
import { routes } from '@/lib/server/routing/routes';

export const prefetch = 'force-disabled';

export const generateStaticParams = () => placeholderParams('name', 'service');

const page = linePage('a service type', ['name', 'service'], {
  find: findLine,
  pathOf: routes.line,
});

export const generateMetadata = page.metadata;

export default async function LineServicePage({
  params,
}: PageProps<'/detalle_linea/[name]/[service]'>) {
  return <LineDetail {...await page.read(params)} />;
}
