import { answerProofsWith } from '@camp/api-client/proof';
import { useToken } from '@camp/api-client/session';
import { lazy, Suspense, useEffect, useState } from 'react';

/** Few people need it, and rarely. */
const ProofDialog = lazy(() => import('./proof-dialog'));

/**
 * Asks people to prove that it's them when a call needs a fresh proof. The page stays as it is behind the dialog, and
 * the call is sent again after it. The question ends with the session.
 */
export function ProofPrompt() {
  const token = useToken();
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();

  useEffect(() => {
    let open: ((isProven: boolean) => void) | undefined;
    const stop = answerProofsWith(() =>
      new Promise<boolean>((resolve) => {
        open = resolve;
        setAnswer(() => resolve);
      }).finally(() => setAnswer(undefined)),
    );
    return () => {
      stop();
      open?.(false);
    };
  }, [token]);

  return (
    answer && (
      <Suspense fallback={null}>
        <ProofDialog onDone={answer} />
      </Suspense>
    )
  );
}
