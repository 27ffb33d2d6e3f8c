import { knowsPasskeys } from '@camp/api-client/user/passkey';
import { userKeys } from '@camp/api-client/user/queries';
import { secondFactorQuery } from '@camp/api-client/user/second-factor-queries';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Section } from '@camp/ui/page/page-layout';
import { useStepFocus } from '@camp/ui/page/step-focus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPasskey } from './add-passkey';
import { PasskeyRow } from './passkey-row';
import { RecoveryCodeList } from './recovery-code-list';

/** Lists the person's passkeys, and adds, renames and removes them. */
export function PasskeysSection() {
  const queryClient = useQueryClient();
  const query = useQuery(secondFactorQuery());
  const [isAdding, setIsAdding] = useState(false);
  /** Shown once, since only their hashes are stored. */
  const [codes, setCodes] = useState<readonly string[]>();

  useStepFocus('passkeys', codes ?? isAdding);

  // Also the person, whose rights may have waited for a second factor.
  const refresh = () => queryClient.invalidateQueries({ queryKey: userKeys.all });
  const finish = async (recoveryCodes?: readonly string[]) => {
    setCodes(recoveryCodes);
    setIsAdding(false);
    await refresh();
  };

  return (
    <Section id="passkeys" title="Passkeys">
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <Loaded query={query} lines={3} label="Loading your passkeys" level={3}>
          {({ passkeys, hasApp }) =>
            isAdding ? (
              <AddPasskey onDone={finish} onCancel={() => setIsAdding(false)} />
            ) : (
              <div className="camp-stack">
                <p>
                  A passkey confirms your login with your fingerprint, face, PIN or security key. You use it
                  after your password, in place of a code.
                </p>
                {passkeys.length > 0 && (
                  <ul className="camp-plain-list">
                    {passkeys.map((passkey) => (
                      <PasskeyRow
                        key={passkey._id}
                        passkey={passkey}
                        isLast={passkeys.length === 1 && !hasApp}
                        onChanged={refresh}
                      />
                    ))}
                  </ul>
                )}
                {knowsPasskeys() ? (
                  <ButtonRow>
                    <Button
                      variant={passkeys.length > 0 ? 'quiet' : 'pine'}
                      onClick={() => setIsAdding(true)}
                      data-autofocus
                    >
                      Add a passkey
                    </Button>
                  </ButtonRow>
                ) : (
                  <p>This browser can’t use passkeys.</p>
                )}
              </div>
            )
          }
        </Loaded>
      )}
    </Section>
  );
}
