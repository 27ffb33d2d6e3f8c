import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { UserProfile } from '@camp/contracts/user/operations';
import { LinkButton } from '@camp/ui/actions/link-button';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { PlusIcon } from '@camp/ui/icons';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { Section } from '@camp/ui/page/page-layout';

/** The first registration of each kind of account. */
const beginnings = {
  Parent: {
    title: 'Campers',
    nothing: 'No campers registered yet',
    hint: 'Have the immunization record and your pediatrician’s name ready. The form takes about ten minutes.',
    path: guardedPages.camperCreate.path,
    action: 'Register a camper',
  },
  Counselor: {
    title: 'Counselors',
    nothing: 'No counselors registered yet',
    hint: 'Have the immunization record and your pediatrician’s name ready. The application comes next.',
    path: guardedPages.counselorCreate.path,
    action: 'Register as a counselor',
  },
  Staff: {
    title: 'Staff',
    nothing: 'No applications sent yet',
    hint: 'Have your immunization record, your doctor’s name and your certificates ready.',
    path: guardedPages.staffCreate.path,
    action: 'Apply as staff',
  },
} as const satisfies Record<UserProfile['userType'], object>;

/** The form that an account of this kind starts with. */
export const firstFormPath = (userType: UserProfile['userType']): string => beginnings[userType].path;

interface FirstFormProps {
  userType: UserProfile['userType'];
  /** The current camp, once loaded. */
  camp: CurrentCamp | null | undefined;
  /** Whether this is the reader's own profile, the only profile with links to register. */
  isOwn: boolean;
  /** Whether the link is the page's primary action. */
  isMain: boolean;
}

/** A link to the form for this kind of account, shown while nothing is registered. */
export function FirstForm({ userType, camp, isOwn, isMain }: FirstFormProps) {
  const { title, nothing, hint, path, action } = beginnings[userType];
  return (
    <Section id="first-form" title={title}>
      <EmptyState
        level={3}
        title={camp ? `${nothing} for ${camp.year}` : nothing}
        illustration={<Campfire />}
        action={
          isOwn && (
            <LinkButton
              to={path}
              variant={isMain ? 'primary' : 'quiet'}
              icon={<PlusIcon />}
              disabled={!camp?.registrationOpen}
            >
              {action}
            </LinkButton>
          )
        }
      >
        {isOwn && hint}
      </EmptyState>
    </Section>
  );
}
