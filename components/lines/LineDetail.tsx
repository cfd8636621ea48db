import { LineBody, LineHeader, type LineViewProps } from '@/components/lines/LineBody';
import { ClientsSlider } from '@/components/ui/ClientsSlider';
import { linePhotos } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';

/** The page of a line: `/detalle_linea/{name}/{service?}`. */
export function LineDetail({ page, lines }: LineViewProps) {
  const { line } = page;
  return (
    <>
      <LineHeader line={line} />
      <LineBody page={page} lines={lines} pathOf={routes.line} photos={linePhotos(line)} />
      <div data-print="hide">
        <ClientsSlider clients={line.list_clients} />
      </div>
    </>
  );
}
