import { supportPhoneParts, type PhonePart } from '@/lib/company';

interface PhoneLinksProps {
  /** Defaults to the support phone. */
  parts?: readonly PhonePart[] | undefined;
  /** The class of each link. */
  className?: string;
}

/** A text with phone numbers, each a link that dials it. */
export function PhoneLinks({ parts = supportPhoneParts, className }: PhoneLinksProps) {
  return parts.map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} className={className}>
        {text}
      </a>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

/** An e-mail address that may break after its @. */
export function EmailText({ email }: { email: string }) {
  const domainAt = email.lastIndexOf('@') + 1;
  return (
    <span>
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </span>
  );
}
