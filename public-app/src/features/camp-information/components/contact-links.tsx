import { TextLink } from '@camp/ui/actions/text-link';
import './contact-links.css';
import { PhoneLink } from './phone-link';

interface ContactLinksProps {
  /** The number as somebody typed it. */
  phone?: string;
  email?: string;
}

/** A phone number and an email address, each large enough to tap. */
export function ContactLinks({ phone, email }: ContactLinksProps) {
  return (
    <p className="contact-links">
      {phone && <PhoneLink number={phone} />}
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
    </p>
  );
}
