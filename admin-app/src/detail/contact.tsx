import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { TextLink } from '@camp/ui/actions/text-link';
import { shortName } from '../list/short-name';
import './contact.css';

interface ContactProps {
  /** Empty if the row already shows the name. */
  name?: string | undefined;
  phone: string | undefined;
  email?: string | undefined;
}

/** A person's contact details. A list truncates them, and the drawer shows them in full. */
export function Contact({ name, phone, email }: ContactProps) {
  return (
    <span className="record-contact">
      {name && (
        <span className="record-contact__name" data-short={name.length <= shortName || undefined}>
          {name}
        </span>
      )}
      {phone && (
        <TextLink href={`tel:${phone}`} className="record-contact__phone">
          {shownPhone(phone)}
        </TextLink>
      )}
      {email && (
        <TextLink href={`mailto:${email}`} className="record-contact__email">
          {email}
        </TextLink>
      )}
    </span>
  );
}
