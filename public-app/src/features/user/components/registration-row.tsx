import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import type { ReactNode } from 'react';

interface RegistrationRowProps {
  person: { nameFirst: string; nameLast: string };
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
  return (
    <li className="user-profile__registration">
      <div>
        <h3>{name}</h3>
        {note && <small>{note}</small>}
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
