import { Icon } from '@/components/ui/icons';
import { whatsappHref } from '@/lib/company';
import { config } from '@/lib/config';
import { foldSpaces } from '@/lib/util/text';

interface AskByWhatsAppProps {
  /** What the message is about: "la zona San Román, Campeche". */
  about: string;
  className?: string | undefined;
}

/** A message to the company that already says what it is about; nothing without its number. */
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
