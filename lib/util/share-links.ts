import { textAddress } from '@/lib/util/format/addresses';

/** A link that opens WhatsApp with a text to send to anybody; `url` is absolute. */
export function whatsappShareHref(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${textAddress(url)}`)}`;
}
