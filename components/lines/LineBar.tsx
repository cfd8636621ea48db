import { TabLinks } from '@/components/ui/TabLinks';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';

interface LineBarProps {
  /** The active lines. */
  lines: BusinessLine[];
  /** The line of this page. */
  shown: BusinessLine;
  hrefOf: (line: BusinessLine) => string;
}

export function LineBar({ lines, shown, hrefOf }: LineBarProps) {
  const current = lines.find(({ id }) => id === shown.id);
  return (
    <TabLinks
      label="Líneas de negocio"
      links={lines.map((line) => ({ label: line.name, href: hrefOf(line) }))}
      current={current && hrefOf(current)}
    />
  );
}
