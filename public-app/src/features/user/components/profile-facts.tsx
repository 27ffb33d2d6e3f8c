import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import type { UserProfile } from '@camp/contracts/user/operations';
import { Card } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PencilIcon } from '@camp/ui/icons';
import { EmailAddress } from '../../../text/email-address';
import { userEditPath, userSecurityPath } from '../paths';

interface ProfileFactsProps {
  user: UserProfile;
  /** The id for the edit link, if the profile was opened by id. */
  id: string | undefined;
  isOwn: boolean;
  /** Whether the reader may edit the account. */
  mayEdit: boolean;
}

/** The account's owner. */
export function ProfileFacts({ user, id, isOwn, mayEdit }: ProfileFactsProps) {
  return (
    <Card
      level={2}
      title={`${user.nameFirst} ${user.nameLast}`}
      actions={
        mayEdit && (
          <>
            <LinkButton to={userEditPath(id ?? user._id)} variant="quiet" size="small" icon={<PencilIcon />}>
              Edit Information
            </LinkButton>
            {isOwn && (
              <LinkButton to={userSecurityPath} variant="quiet" size="small">
                {guardedPages.userSecurity.title}
              </LinkButton>
            )}
          </>
        )
      }
    >
      <KeyValueList
        stacked
        items={[
          { label: 'Email', value: <EmailAddress address={user.email} /> },
          ...(user.pendingEmail
            ? [{ label: 'New email', value: <PendingEmail email={user.pendingEmail} isOwn={isOwn} /> }]
            : []),
          { label: 'Phone', value: shownPhone(user.phone) },
          {
            label: 'Address',
            value: `${user.addressStreet}, ${user.addressCity}, ${user.addressState} ${user.addressZip}`,
          },
        ]}
      />
    </Card>
  );
}

/** A new address takes effect when its link is opened. If the link has expired, the person needs a new one. */
function PendingEmail({ email, isOwn }: { email: string; isOwn: boolean }) {
  return (
    <>
      <EmailAddress address={email} />
      <br />
      <small className="user-profile__note">
        {isOwn
          ? 'Not verified yet. Open the link we sent to this address. The link works for 24 hours. To get a new one, select “Edit Information” and enter the address again.'
          : 'Not verified yet. A link was sent to this address.'}
      </small>
    </>
  );
}
