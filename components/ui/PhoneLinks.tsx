import type { PhonePart } from '@/lib/util/format/phone-parts';

interface PhoneLinksProps {
  parts: readonly PhonePart[];
  /** Of each link. */
  className?: string;
}

/** A text with phone numbers, each a link that dials it. */
export function PhoneLinks({ parts, className }: PhoneLinksProps) {
  return parts.map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} className={className}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
