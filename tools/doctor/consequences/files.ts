import { routes } from '@/lib/server/routing/routes';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

/** Files that records name and the gateway does not give, by the field that names them. */
export function fileConsequences({ content: { files }, fileGroups }: Evidence): Consequence[] {
  return [...fileGroups].flatMap(([group, keys]): Consequence[] => {
    const asked = [...keys].filter((key) => files.has(key));
    const lost = asked.filter((key) => files.get(key)?.status !== 'found');
    const [example] = lost;
    if (example === undefined) return [];
    return [
      {
        severity: 'gap',
        rule: `file-missing ${group}`,
        path: routes.file(example),
        what: `${lost.length} de ${asked.length} archivos de ${group.replace('/web-page-conf', '')} no se pueden leer; por ejemplo «${example}».`,
        fix: 'Suba los archivos, o quite sus nombres de los registros.',
      },
    ];
  });
}
