import { call } from '@camp/api-client/call';
import { useSession } from '@camp/api-client/user/use-session';
import { userKeys } from '@camp/api-client/user/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { UserProfile } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { BackLink } from '@camp/ui/actions/back-link';
import { Button } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { FormErrors } from '@camp/forms/form-errors';
import { FormSections } from '@camp/forms/form-sections';
import type { FormValues } from '@camp/forms/form-values';
import { answerKinds } from '@camp/forms/kinds/answer-kinds';
import { LeaveQuestion } from '@camp/forms/leave-guard';
import { valuesOfRecord } from '@camp/forms/prefill';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { bodyOf } from '@camp/forms/values-of-form';
import { ChangePassword } from '../components/change-password';
import { GroupMessages } from '../components/group-messages';
import { NewAddress } from '../components/new-address';
import { WithUser } from '../components/with-user';
import { accountNames, accountRecord, editResolver } from '../forms/edit-values';
import { isSameAddress } from '../forms/email-state';
import { profilePath } from '../paths';
import '../user.css';

/** Edits the person's own account. People who may edit users can also edit other accounts (docs/product/user.md). */
export default function UserEditPage() {
  const { id } = useParams();
  const { user: me, may } = useSession();
  return (
    <PageLayout width="form">
      <PageHeader
        title={guardedPages.userEdit.title}
        back={<BackLink to={profilePath(id)}>Profile</BackLink>}
      />
      <WithUser id={id}>
        {(user) => {
          if (!me) return null;
          const isOwn = user._id === me._id;
          if (!isOwn && !may('edit', 'user'))
            return <p>You can view this account, but you can’t change it.</p>;
          return (
            <>
              <UserEditForm key={user._id} user={user} isOwn={isOwn} profile={profilePath(id)} />
              {isOwn && <ChangePassword email={user.email} />}
              {isOwn && <GroupMessages user={me} />}
            </>
          );
        }}
      </WithUser>
    </PageLayout>
  );
}

interface UserEditFormProps {
  user: UserProfile;
  /** A person who changes their own address needs the current password (docs/decisions/0015). */
  isOwn: boolean;
  /** The address to return to. */
  profile: string;
}

function UserEditForm({ user, isOwn, profile }: UserEditFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isSaved = useRef(false);
  const needsCurrent = (email: string) => isOwn && !isSameAddress(email, user.email);
  const { form, onSubmit, beside, isBusy, dirtyFields } = useCheckedForm<FormValues>({
    resolver: editResolver(user, needsCurrent),
    defaultValues: { ...valuesOfRecord(accountRecord, user), current: '' },
    names: accountNames,
    send: async ({ current, ...values }, toast) => {
      const email = String(values.email);
      const { msg } = await call(userOperations.update, {
        params: { id: user._id },
        body: {
          ...bodyOf(accountRecord, values, true),
          ...(needsCurrent(email) && { current: String(current) }),
        },
      });
      isSaved.current = true;
      toast.success('User updated successfully.');
      if (msg.email !== email) {
        toast.info(`We sent a link to ${email}. Open it to start using the new address.`);
      }
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
      await navigate(profile);
    },
  });
  const isChanged = Object.keys(dirtyFields).some((name) => name !== 'current');
  const hasUnsavedWork = useCallback(() => !isSaved.current && isChanged, [isChanged]);
  // Nothing changed, so the form returns without a request (docs/product/user.md).
  const save = (event: FormEvent) => {
    if (isChanged) return onSubmit(event);
    event.preventDefault();
    return navigate(profile);
  };

  return (
    <FormProvider {...form}>
      <LeaveQuestion hasUnsavedWork={hasUnsavedWork}>
        <p>You haven’t saved your changes.</p>
      </LeaveQuestion>
      <form noValidate className="account-form" onSubmit={save} aria-label={guardedPages.userEdit.title}>
        <FormErrors record={accountRecord} names={accountNames} beside={beside} />
        <FormSections
          record={accountRecord}
          kinds={answerKinds}
          slots={{ 'about-you': { instead: { email: <NewAddress needsCurrent={needsCurrent} /> } } }}
        />
        <SubmitBar>
          <LinkButton to={profile} variant="quiet">
            Cancel
          </LinkButton>
          <Button type="submit" size="large" busy={isBusy}>
            Save
          </Button>
        </SubmitBar>
      </form>
    </FormProvider>
  );
}
