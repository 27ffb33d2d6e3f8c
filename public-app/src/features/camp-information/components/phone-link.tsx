import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { TextLink } from '@camp/ui/actions/text-link';

/** A phone number to tap. @param number as somebody typed it */
export function PhoneLink({ number }: { number: string }) {
  const shown = shownPhone(number);
  return <TextLink href={`tel:+1${shown.replace(/\D/g, '')}`}>{shown}</TextLink>;
}
