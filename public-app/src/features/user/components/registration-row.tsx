import { formatGmt } from '@camp/contracts/camp/dates';
import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import type { ReactNode } from 'react';
import { editPathOf, readPathOf, type Registration } from '../../registration/paths';
import { SubmittedLink } from '../../registration/submitted-link';

interface RegistrationRowProps {
  registration: Registration;
  /** The role at camp. The birthdate follows if the reader may see it. */
  note: string;
  /** Whether the reader submitted the registration. */
  isOwn: boolean;
  mayChange?: boolean | undefined;
  /** Links to the other submitted records. */
  links?: ReactNode;
  /** Further actions. */
  more?: ReactNode;
  /** The status and the next step. */
  children: ReactNode;
}

/** One registration in a list: the person, links to the submitted records, and the status. */
export function RegistrationRow(props: RegistrationRowProps) {
  const { registration, note, isOwn, mayChange = false, links, more, children } = props;
  const { nameFirst, nameLast, birthdate } = registration;
  const name = `${nameFirst} ${nameLast}`;
  const about = [note, birthdate && `born ${formatGmt(birthdate)}`].filter(Boolean).join(', ');
  return (
    <li className="user-profile__registration">
      <div>
        <h3>{name}</h3>
        {about && <small>{about}</small>}
        <p className="user-profile__links">
          <SubmittedLink to={readPathOf(registration)} person={registration} isOwn={isOwn} />
          {links}
          {mayChange && (
            <TextLink to={editPathOf(registration)}>
              Change<VisuallyHidden> what {name} submitted</VisuallyHidden>
            </TextLink>
          )}
        </p>
        {more}
      </div>
      <div className="user-profile__status camp-note">{children}</div>
    </li>
  );
}
