import { call } from '@camp/api-client/call';
import * as userOperations from '@camp/contracts/user/operations';
import { emailOnlySchema, type EmailOnlyInput } from '@camp/contracts/user/schemas';
import { Button } from '@camp/ui/actions/button';
import { EmailField } from '@camp/ui/fields/email-field';
import { Section } from '@camp/ui/page/page-layout';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';

/**
 * Sends a new verification link. The response is the same for any address. @param email the known address, or empty
 */
export function ResendVerification({ email }: { email: string }) {
  const { field, onSubmit, isBusy } = useCheckedForm<EmailOnlyInput>({
    resolver: resolverOf(emailOnlySchema),
    defaultValues: { email },
    send: async (body, toast) => {
      const { msg } = await call(userOperations.resendVerification, { body });
      toast.success(msg);
    },
  });

  return (
    <Section id="resend" title="Didn’t get our email?">
      <form noValidate className="user-form" onSubmit={onSubmit} aria-label="Send a new link">
        <p>
          Check your spam folder first. We can send a new link, and the old one will stop working. If no new
          email arrives, use this browser to open the link in our latest email.
        </p>
        <EmailField label="Email" required {...field('email')} />
        <Button type="submit" variant="pine" busy={isBusy}>
          Send a new link
        </Button>
      </form>
    </Section>
  );
}
