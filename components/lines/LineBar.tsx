import { TabLinks } from '@/components/ui/TabLinks';
import type { BusinessLine } from '@/lib/content/gateway/business-lines';

interface LineBarProps {
  /** The active lines. */
  lines: BusinessLine[];
  /** The line of this page. */
  shown: BusinessLine;
  /** Where a line leads: its services page or its detail page. */
  hrefOf: (line: BusinessLine) => string;
}

/** The business lines side by side; the one shown is known by its id, however it was asked for. */
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
