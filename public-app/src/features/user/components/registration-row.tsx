import { formatGmt } from '@camp/contracts/camp/dates';
import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import type { ReactNode } from 'react';

interface RegistrationRowProps {
  person: { nameFirst: string; nameLast: string; birthdate?: string | undefined };
  /** The place in the camp; the birthdate follows where the reader may see it. */
  note: string;
  /** The ways to what was sent. */
  links: ReactNode;
  /** Where it is changed; undefined for who may not. */
  edit?: string | undefined;
  /** What else there is to open. */
  more?: ReactNode;
  /** How it stands, and what comes next. */
  children: ReactNode;
}

/** One registration of a list: who, the ways to what was sent, and beside it how it stands. */
export function RegistrationRow({ person, note, links, edit, more, children }: RegistrationRowProps) {
  const name = `${person.nameFirst} ${person.nameLast}`;
  const born = person.birthdate && `born ${formatGmt(person.birthdate)}`;
  const about = [note, born].filter(Boolean).join(', ');
  return (
    <li className="user-profile__registration">
      <div>
        <h3>{name}</h3>
        {about && <small>{about}</small>}
        <p className="user-profile__links">
          {links}
          {edit && (
            <TextLink to={edit}>
              Change<VisuallyHidden> what {name} submitted</VisuallyHidden>
            </TextLink>
          )}
        </p>
        {more}
      </div>
      <div className="user-profile__status">{children}</div>
    </li>
  );
}
