import { messageFor } from '@camp/api-client/problem';
import { seesQuery } from '@camp/api-client/user/queries';
import { formatMoment, formatTime } from '@camp/contracts/camp/moments';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { UserListRecord } from '@camp/contracts/user/operations';
import { Badge } from '@camp/ui/content/badge';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface UserDetailProps {
  user: UserListRecord | undefined;
  /** The buttons for this account. */
  actions: ReactNode;
}

/** One account in the drawer, with contact details and rights. */
export function UserDetail({ user, actions }: UserDetailProps) {
  if (!user)
    return <p>This person isn’t on this page of the list. Try another page, or remove the filters.</p>;
  const { _id, email, phone, userType, emailVerified, mailFails, lastLogin, hasLoginCodes, createdAt } = user;
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Email', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          { label: 'Verified', value: emailVerified ? 'Yes' : 'No' },
          ...(mailFails ? [{ label: 'Delivery', value: <Badge tone="danger">Emails come back</Badge> }] : []),
          { label: 'Phone', value: <TextLink href={`tel:${phone}`}>{shownPhone(phone)}</TextLink> },
          { label: 'User type', value: userType },
          { label: 'Last login', value: lastLogin && formatTime(lastLogin) },
          { label: 'Login codes', value: hasLoginCodes ? 'On' : 'Off' },
          { label: 'Signed up', value: formatMoment(createdAt) },
          {
            label: 'Records',
            value: <TextLink to={addressOf(guardedPages.userProfile, { id: _id })}>Profile</TextLink>,
          },
        ]}
      />
      <WhatTheySee id={_id} />
      <div className="camp-button-row">{actions}</div>
    </>
  );
}

function WhatTheySee({ id }: { id: string }) {
  const { data, error } = useQuery(seesQuery(id));
  return (
    <section>
      <h3>What this person can see and do</h3>
      {error && <p role="alert">{messageFor(error)}</p>}
      {data && (
        <>
          <p>Roles: {data.roles.length > 0 ? data.roles.join(', ') : 'none'}</p>
          <ul>
            {data.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
