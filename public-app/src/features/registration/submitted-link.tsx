import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';

interface SubmittedLinkProps {
  /** Where it is read. */
  to: string;
  person: { nameFirst: string; nameLast: string; campYear: number };
  /** Whether the reader sent it. */
  isOwn: boolean;
  /** Other words, where a row leads to more than one thing that was sent. */
  words?: string;
}

/** The way from a row to all that was submitted. */
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
