import type { CamperRecord } from '@camp/contracts/camper/operations';
import { TextLink } from '@camp/ui/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { camperReadPath } from '../paths';

interface SubmittedLinkProps {
  camper: Pick<CamperRecord, '_id' | 'nameFirst' | 'nameLast' | 'campYear'>;
  /** Whether the reader sent it. */
  isOwn: boolean;
}

/** The way from a row to the whole registration. */
export function SubmittedLink({ camper, isOwn }: SubmittedLinkProps) {
  const { _id, nameFirst, nameLast, campYear } = camper;
  const words = isOwn ? 'What you submitted' : 'What was submitted';
  return (
    <TextLink to={camperReadPath(_id)} className="submitted-link">
      {words}
      <VisuallyHidden>
        {' '}
        for {nameFirst} {nameLast}, {campYear}
      </VisuallyHidden>
    </TextLink>
  );
}
