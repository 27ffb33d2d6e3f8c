import { call } from '@camp/api-client/call';
import { formInvalid } from '@camp/contracts/forms/messages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { passwordsDoNotMatch } from '@camp/contracts/user/record';
import { registerSchema, type RegisterInput } from '@camp/contracts/user/schemas';
import { returnPathOf } from '@camp/contracts/user/return-path';
import { Button } from '@camp/ui/button';
import { ErrorSummary } from '@camp/ui/error-summary';
import { FormSection } from '@camp/ui/form-section';
import { SubmitBar } from '@camp/ui/submit-bar';
import { TextLink } from '@camp/ui/text-link';
import { useToast } from '@camp/ui/toast';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { resolverOf } from '../../../forms/resolver';
import { useCheckedForm } from '../../../forms/use-checked-form';
import { AccountPage } from '../components/account-page';
import { NewPasswordFields } from '../components/new-password-fields';
import { UserFields } from '../components/user-fields';
import { useReturnUrl } from '../forms/use-return-url';
import { useUnguessable } from '../forms/use-unguessable';
import { blankUser } from '../forms/user-values';
import { stateWithEmail } from '../forms/email-state';
import '../user.css';

/** Sign-up (product.md sections 4 and 5). */
export default function RegisterPage() {
  const navigate = useNavigate();
  const { returnUrl, keepIn } = useReturnUrl();
  const toast = useToast();
  const { schema, load, complaintAbout } = useUnguessable(registerSchema, 'password');
  const { form, field, onSubmit, complaints, isBusy } = useCheckedForm<RegisterInput>({
    resolver: resolverOf(schema),
    defaultValues: { ...blankUser, password: '', passwordConf: '' },
    complaintsAbout,
    send: async (body) => {
      const { msg } = await call(userOperations.register, {
        body: { ...body, returnUrl: returnPathOf(returnUrl) },
      });
      toast.success(msg);
      await navigate(keepIn(publicPages.userVerify.path), { state: stateWithEmail(body.email) });
    },
  });

  return (
    <AccountPage
      width="form"
      title={publicPages.register.title}
      lead="One account for the whole family. With it you register campers, pay, and see how things stand."
    >
      <form
        noValidate
        className="user-form user-form--wide"
        onSubmit={onSubmit}
        aria-label={publicPages.register.title}
      >
        <ErrorSummary errors={complaints} />
        <UserFields field={field} />
        <FormSection id="choose-password" title="Choose a password">
          <NewPasswordFields
            label="Password"
            password={field('password', { deps: 'passwordConf' })}
            confirmation={field('passwordConf')}
            onFocus={load}
            warning={complaintAbout(form.watch('password'), form.watch())}
          />
        </FormSection>
        <SubmitBar>
          <Button type="submit" size="large" busy={isBusy}>
            Sign up
          </Button>
        </SubmitBar>
        <p>
          Already registered? <TextLink to={keepIn(publicPages.login.path)}>Login</TextLink>
        </p>
      </form>
    </AccountPage>
  );
}

/** A mismatch has a sentence of its own (product.md section 4); the usual one joins it for everything else. */
function complaintsAbout(errors: FieldErrors<RegisterInput>): string[] {
  const isMismatch = errors.passwordConf?.message === passwordsDoNotMatch;
  const others = Object.keys(errors).filter((name) => name !== 'passwordConf' || !isMismatch);
  return [
    ...(isMismatch ? ['Passwords do not match. Please check your password.'] : []),
    ...(others.length > 0 ? [formInvalid] : []),
  ];
}
