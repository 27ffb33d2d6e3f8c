import type { CamperRecord } from '@camp/contracts/camper/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { LinkButton } from '@camp/ui/link-button';
import { Section } from '@camp/ui/page-layout';
import { SubmittedLink } from '../../camper/components/submitted-link';

interface EarlierRegistrationsProps {
  id: string;
  title: string;
  campers: readonly CamperRecord[];
  /** Whether this person registers campers here: it is their own profile. */
  canRegister: boolean;
  registrationOpen: boolean;
}

/**
 * Registrations of earlier years, each with the way to a new one that starts from it
 * (docs/product/related-records.md, The same person).
 */
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
        {campers.map((camper) => (
          <li key={camper._id} className="user-profile__camper">
            <div>
              <h3>
                {camper.nameFirst} {camper.nameLast}
              </h3>
              <small>
                Camp {camper.campYear}, {camper.grade} grade
              </small>
              <SubmittedLink camper={camper} isOwn={canRegister} />
            </div>
            {canRegister && (
              <LinkButton
                to={`${guardedPages.camperCreate.path}?copyFrom=${camper._id}`}
                variant="quiet"
                size="small"
                disabled={!registrationOpen}
                aria-label={`Register Again: ${camper.nameFirst} ${camper.nameLast}, ${camper.campYear}`}
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
