import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';

interface SubmittedLinkProps {
  /** The address of the page that shows the record. */
  to: string;
  person: { nameFirst: string; nameLast: string; campYear: number };
  /** Whether the reader submitted the record. */
  isOwn: boolean;
  /** The link's text, for a row with several links. */
  words?: string;
}

/** The link from a row to all submitted answers. */
export function SubmittedLink({ to, person, isOwn, words }: SubmittedLinkProps) {
  const { nameFirst, nameLast, campYear } = person;
  return (
    <TextLink to={to}>
      {words ?? (isOwn ? 'What you submitted' : 'What was submitted')}
      <VisuallyHidden>
        {' '}
        for {nameFirst} {nameLast}, {campYear}
      </VisuallyHidden>
    </TextLink>
  );
}
