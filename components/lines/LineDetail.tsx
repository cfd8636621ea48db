import {
  LineBody,
  LineHeader,
  type LinePath,
  type LineViewProps,
} from '@/components/lines/LineBody';
import { LineClients } from '@/components/lines/LineClients';
import { linePhotos } from '@/lib/features/page/photos';
import { routes } from '@/lib/server/routing/routes';

const pathOf: LinePath = (line, segment) =>
  segment === undefined ? routes.line(line) : routes.lineService(line, segment);

/** `/detalle_linea/{name}/{service?}`. */
export function LineDetail({ page, lines }: LineViewProps) {
  const { line } = page;
  return (
    <>
      <LineHeader page={page} pathOf={pathOf} />
      <LineBody page={page} lines={lines} pathOf={pathOf} photos={linePhotos(line)} />
      <LineClients clients={line.list_clients} />
    </>
  );
}
