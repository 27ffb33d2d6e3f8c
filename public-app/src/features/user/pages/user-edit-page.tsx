import { call } from '@camp/api-client/call';
import { pages } from '@camp/contracts/registries/pages';
import type { UserRecord } from '@camp/contracts/user/operations';
import { userFieldsSchema, type UserFields as UserValues } from '@camp/contracts/user/schemas';
import { BackLink } from '@camp/ui/back-link';
import { Button } from '@camp/ui/button';
import { ErrorSummary } from '@camp/ui/error-summary';
import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { SubmitBar } from '@camp/ui/submit-bar';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCheckedForm } from '../../../forms/use-checked-form';
import { UserFields } from '../components/user-fields';
import { WithUser } from '../components/with-user';
import { changedValues, valuesOf } from '../forms/user-values';
import { profilePath } from '../paths';
import '../user.css';

/** Changes an account: one's own, or another's for who may edit users (product.md section 4). */
export default function UserEditPage() {
  const { id } = useParams();
  return (
    <PageLayout width="form">
      <PageHeader title={pages.userEdit.title} back={<BackLink to={profilePath(id)}>Profile</BackLink>} />
      <WithUser id={id}>
        {(user) => <UserEditForm key={user._id} user={user} profile={profilePath(id)} />}
      </WithUser>
    </PageLayout>
  );
}

function UserEditForm({ user, profile }: { user: UserRecord; profile: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { field, onSubmit, complaints, isBusy, isDirty } = useCheckedForm<UserValues>({
    schema: userFieldsSchema,
    defaultValues: valuesOf(user),
    send: async (values) => {
      const { msg } = await call('user.update', {
        params: { id: user._id },
        body: changedValues(valuesOf(user), values),
      });
      toast.success('User updated successfully.');
      if (msg.email !== values.email) {
        toast.info(`We have sent a link to ${values.email}. The new address counts once you have opened it.`);
      }
      await queryClient.invalidateQueries({ queryKey: ['user'] });
      await navigate(profile);
    },
  });
  // Nothing changed: back without a call (product.md section 4).
  const save = (event: FormEvent) => {
    if (isDirty) return onSubmit(event);
    event.preventDefault();
    return navigate(profile);
  };

  return (
    <form noValidate className="user-form user-form--wide" onSubmit={save} aria-label={pages.userEdit.title}>
      <ErrorSummary errors={complaints} />
      <UserFields field={field} />
      <SubmitBar>
        <LinkButton to={profile} variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" size="large" busy={isBusy}>
          Save
        </Button>
      </SubmitBar>
    </form>
  );
}
