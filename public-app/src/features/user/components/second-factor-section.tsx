import { call } from '@camp/api-client/call';
import { userKeys } from '@camp/api-client/user/queries';
import { secondFactorQuery } from '@camp/api-client/user/second-factor-queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Section } from '@camp/ui/page/page-layout';
import { useStepFocus } from '@camp/ui/page/step-focus';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmWithCode } from './confirm-with-code';
import { RecoveryCodeList } from './recovery-code-list';
import { SetUpApp } from './set-up-app';

type Step = 'set-up' | 'off' | 'codes';

/** Turns on a code from an authenticator app for the login, and off again. */
export function SecondFactorSection() {
  const queryClient = useQueryClient();
  const query = useQuery(secondFactorQuery());
  const [step, setStep] = useState<Step>();
  /** Shown once, since only their hashes are stored. */
  const [codes, setCodes] = useState<readonly string[]>();

  useStepFocus('second-factor', codes ?? step);

  const finish = async (recoveryCodes?: readonly string[]) => {
    setCodes(recoveryCodes);
    setStep(undefined);
    // Also the person, whose rights may have waited for the codes.
    await queryClient.invalidateQueries({ queryKey: userKeys.all });
  };
  const cancel = () => setStep(undefined);
  // With passkeys only, there is no code to ask for.
  const replace = useMutation({
    mutationFn: () => call(secondFactorOperations.newRecoveryCodes, { body: {} }),
    onSuccess: ({ recoveryCodes }) => finish(recoveryCodes),
  });

  return (
    <Section id="second-factor" title="Login codes">
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <Loaded query={query} lines={3} label="Loading your login codes" level={3}>
          {({ isOn, hasApp, since = '', recoveryCodesLeft }) => {
            if (step === 'set-up') return <SetUpApp onDone={finish} onCancel={cancel} />;
            if (step !== undefined)
              return (
                <ConfirmWithCode
                  key={step}
                  title={step === 'off' ? 'Turn off login codes' : 'Make new recovery codes'}
                  call={
                    step === 'off'
                      ? secondFactorOperations.removeSecondFactor
                      : secondFactorOperations.newRecoveryCodes
                  }
                  onDone={finish}
                  onCancel={cancel}
                />
              );
            return (
              <>
                {hasApp ? (
                  <p>
                    On since {formatMoment(since)}. When you log in, we ask for a code from your authenticator
                    app.
                  </p>
                ) : (
                  <p>
                    Protect your account with a code from an authenticator app on your phone. A stolen
                    password is then not enough to log in.
                  </p>
                )}
                {isOn && (
                  <p>
                    {recoveryCodesLeft === 0
                      ? 'You have no recovery codes left. Make new ones.'
                      : `Recovery codes left: ${recoveryCodesLeft}.`}
                  </p>
                )}
                <div className="user-security__actions">
                  <ButtonRow>
                    {!hasApp && (
                      <Button variant={isOn ? 'quiet' : 'pine'} onClick={() => setStep('set-up')}>
                        Set up login codes
                      </Button>
                    )}
                    {isOn && (
                      <Button
                        variant="quiet"
                        busy={replace.isPending}
                        onClick={() => (hasApp ? setStep('codes') : replace.mutate())}
                      >
                        Make new recovery codes
                      </Button>
                    )}
                    {hasApp && (
                      <Button variant="quiet" onClick={() => setStep('off')}>
                        Turn off
                      </Button>
                    )}
                  </ButtonRow>
                </div>
              </>
            );
          }}
        </Loaded>
      )}
    </Section>
  );
}
