import { TextLink } from '@camp/ui/actions/text-link';

/** A phone number to tap. @param number as people write it */
export function PhoneLink({ number }: { number: string }) {
  return <TextLink href={`tel:+1${number.replace(/\D/g, '')}`}>{number}</TextLink>;
}
