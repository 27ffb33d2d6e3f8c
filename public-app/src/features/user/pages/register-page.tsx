import { call } from '@camp/api-client/call';
import { formInvalid, passwordsDoNotMatch } from '@camp/contracts/forms/messages';
import { askedNames } from '@camp/contracts/records/names';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { registerSchema, type RegisterInput } from '@camp/contracts/user/account-schemas';
import { userRecord } from '@camp/contracts/user/record';
import { returnPathOf } from '@camp/contracts/user/return-path';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Button } from '@camp/ui/actions/button';
import { ScriptedForm } from '@camp/ui/form/scripted-form';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { FormProvider, type DefaultValues, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormErrors } from '@camp/forms/form-errors';
import { FormSections } from '@camp/forms/form-sections';
import { answerKinds } from '@camp/forms/kinds/answer-kinds';
import { firstValues } from '@camp/forms/prefill';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { blankValues } from '@camp/forms/values-of-form';
import { FormTerms } from '../../../text/form-terms';
import { NewPassword } from '../components/new-password';
import { useUnguessable } from '../forms/use-unguessable';
import { stateAfterSignUp } from '../forms/email-state';
import '../user.css';

/** Sign-up (docs/product/user.md). */
export default function RegisterPage() {
  const navigate = useNavigate();
  const { returnUrl, withReturnUrl } = useReturnUrl();
  const unguessable = useUnguessable(registerSchema, 'password');
  const { form, onSubmit, beside, isBusy } = useCheckedForm<RegisterInput>({
    resolver: resolverOf(unguessable.schema),
    defaultValues: {
      ...blankValues(userRecord),
      ...firstValues(userRecord, {}),
    } as DefaultValues<RegisterInput>,
    names: askedNames(userRecord),
    toastsOf,
    send: async (body, toast) => {
      const { msg } = await call(userOperations.register, {
        body: { ...body, returnUrl: returnPathOf(returnUrl) },
      });
      toast.success(msg);
      await navigate(withReturnUrl(publicPages.userVerify.path), { state: stateAfterSignUp(body.email) });
    },
  });

  return (
    <PageLayout width="form">
      <PageHeader
        title={publicPages.register.title}
        lead="One account covers the whole family. Use it to register campers, pay and check on your registrations."
      />
      <FormProvider {...form}>
        <ScriptedForm className="account-form" onSubmit={onSubmit} aria-label={publicPages.register.title}>
          <FormErrors record={userRecord} beside={beside} />
          <FormSections
            record={userRecord}
            kinds={answerKinds}
            slots={{
              'about-you': {
                instead: {
                  password: (
                    <NewPassword
                      name="password"
                      label={userRecord.fields.password.question}
                      unguessable={unguessable}
                    />
                  ),
                  passwordConf: null,
                },
              },
            }}
          />
          <FormTerms />
          <SubmitBar>
            <Button type="submit" size="large" busy={isBusy}>
              Sign up
            </Button>
          </SubmitBar>
          <p>
            Already have an account? <TextLink to={withReturnUrl(publicPages.login.path)}>Login</TextLink>
          </p>
        </ScriptedForm>
      </FormProvider>
    </PageLayout>
  );
}

/** Different passwords have their own toast (docs/product/user.md). Any other error also adds the usual toast. */
function toastsOf(errors: FieldErrors<RegisterInput>): string[] {
  const isMismatch = errors.passwordConf?.message === passwordsDoNotMatch;
  const others = Object.keys(errors).filter((name) => name !== 'passwordConf' || !isMismatch);
  return [
    ...(isMismatch ? ['Passwords do not match. Please check your password.'] : []),
    ...(others.length > 0 ? [formInvalid] : []),
  ];
}
