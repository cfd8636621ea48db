import { Icon } from '@/components/ui/icons';
import { whatsappHref } from '@/lib/company';
import { config } from '@/lib/config';
import { foldSpaces } from '@/lib/util/text';

interface AskByWhatsAppProps {
  /** The subject of the message: "la zona San Román, Campeche". */
  about: string;
  className?: string | undefined;
}

/** A link to a WhatsApp message that names its subject; renders nothing if no number is configured. */
export function AskByWhatsApp({ about, className }: AskByWhatsAppProps) {
  const { whatsappPhone } = config.facts;
  if (whatsappPhone === undefined) return null;
  return (
    <a
      href={whatsappHref(whatsappPhone, `Hola, les escribo por ${foldSpaces(about)}: `)}
      className={className}
      rel="noopener"
      data-print="hide"
    >
      <Icon name="chat" /> Preguntar por WhatsApp
    </a>
  );
}
