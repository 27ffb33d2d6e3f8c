import { answerProofsWith } from '@camp/api-client/proof';
import { useToken } from '@camp/api-client/session';
import { useEffect, useState, type ReactNode } from 'react';

/** Few people need it, and rarely. */
const loadDialog = () => import('./proof-dialog');

/**
 * Asks people to prove that it's them when a call needs a fresh proof. The page stays as it is behind the dialog, and
 * the call is sent again after it. The question ends with the session.
 */
export function ProofPrompt() {
  const token = useToken();
  const [dialog, setDialog] = useState<ReactNode>();

  useEffect(() => {
    let isOver = false;
    let answer: ((isProven: boolean) => void) | undefined;
    const ask = async () => {
      const { default: ProofDialog } = await loadDialog();
      if (isOver) return false;
      return new Promise<boolean>((resolve) => {
        answer = resolve;
        setDialog(<ProofDialog onDone={resolve} />);
      });
    };
    const stop = answerProofsWith(() =>
      ask()
        // The dialog didn't load. The call is refused, whose message asks to try again, and then it is loaded again.
        .catch(() => false)
        .finally(() => setDialog(undefined)),
    );
    return () => {
      isOver = true;
      stop();
      answer?.(false);
    };
  }, [token]);

  return dialog;
}
