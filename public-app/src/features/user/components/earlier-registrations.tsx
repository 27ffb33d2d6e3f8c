import type { CamperRecord } from '@camp/contracts/camper/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { LinkButton } from '@camp/ui/link-button';
import { Section } from '@camp/ui/page-layout';

interface EarlierRegistrationsProps {
  id: string;
  title: string;
  campers: readonly CamperRecord[];
  /** Whether this person registers campers here: it is their own profile. */
  canRegister: boolean;
  registrationOpen: boolean;
}

/** Registrations of earlier years, each with the way to a new one that starts from it (forms.md section 2). */
export function EarlierRegistrations({
  id,
  title,
  campers,
  canRegister,
  registrationOpen,
}: EarlierRegistrationsProps) {
  if (campers.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="user-profile__list">
        {campers.map(({ _id, nameFirst, nameLast, campYear, grade }) => (
          <li key={_id} className="user-profile__camper">
            <div>
              <h3>
                {nameFirst} {nameLast}
              </h3>
              <small>
                Camp {campYear}, {grade} grade
              </small>
            </div>
            {canRegister && (
              <LinkButton
                to={`${guardedPages.camperCreate.path}?copyFrom=${_id}`}
                variant="quiet"
                size="small"
                disabled={!registrationOpen}
                aria-label={`Register Again: ${nameFirst} ${nameLast}, ${campYear}`}
              >
                Register Again
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
