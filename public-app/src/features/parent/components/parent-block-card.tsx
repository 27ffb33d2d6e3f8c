import { call } from '@camp/api-client/call';
import { ownParentQuery, parentKeys } from '@camp/api-client/parent/queries';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import type { ParentBlock } from '@camp/contracts/parent/operations';
import * as parentOperations from '@camp/contracts/parent/operations';
import type { UserProfile } from '@camp/contracts/user/operations';
import { Button } from '@camp/ui/actions/button';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import { PencilIcon, TrashIcon } from '@camp/ui/icons';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { useStepFocus } from '@camp/ui/page/step-focus';
import { partOf } from '@camp/ui/feedback/part-of';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoldedSection } from '../../user/components/folded-section';
import { EmailAddress } from '../../../text/email-address';

/** The form imports the schema, so it is loaded only for editing. */
const ParentForm = partOf(() => import('../forms/parent-form'), <Skeleton lines={6} />);

/** The parent/guardian block that prefills later forms, with its form. */
export function ParentBlockCard({ user }: { user: UserProfile }) {
  const { data: parent, isPending } = useQuery({ ...ownParentQuery(), meta: { quiet: true } });
  const [isEditing, setEditing] = useState(false);
  useStepFocus('parent-block', isEditing);
  if (isPending || parent === undefined) return null;
  return (
    <FoldedSection id="parent-block" title="Parent/guardian">
      {isEditing ? (
        <ParentForm user={user} parent={parent} onDone={() => setEditing(false)} />
      ) : parent ? (
        <SavedParent parent={parent} />
      ) : (
        <p>
          We fill in forms from your account. If we should contact another parent or guardian, save their
          details here. We’ll fill them in on later forms.
        </p>
      )}
      {!isEditing && (
        <Button
          variant="quiet"
          size="small"
          icon={<PencilIcon />}
          onClick={() => setEditing(true)}
          data-autofocus
        >
          {parent ? 'Change' : 'Save for later forms'}
        </Button>
      )}
    </FoldedSection>
  );
}

function SavedParent({ parent }: { parent: ParentBlock }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <KeyValueList
        stacked
        items={[
          { label: 'Name', value: `${parent.parentNameFirst} ${parent.parentNameLast}` },
          { label: 'Email', value: <EmailAddress address={parent.emailAddress} /> },
          { label: 'Phone', value: shownPhone(parent.phoneNumber) },
          {
            label: 'Address',
            value: `${parent.addressStreet}, ${parent.addressCity}, ${parent.addressState} ${parent.addressZip}`,
          },
        ]}
      />
      <Button variant="quiet" size="small" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmCall
          confirmLabel="Remove"
          call={() => call(parentOperations.delete, { params: { id: parent._id } })}
          success="We’ll fill in forms from your account again."
          changes={[parentKeys.all]}
          onClose={() => setAsking(false)}
        >
          <p>We’ll fill in later forms from your account. Forms you’ve already submitted stay the same.</p>
        </ConfirmCall>
      )}
    </>
  );
}
