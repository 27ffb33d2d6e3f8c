/** Asks the person to prove that it's them. @returns whether they did */
export type ProofAsker = () => Promise<boolean>;

// Module state. Only the host loads this module, together with `call.ts` (micro-frontend, shared.cjs).
let asker: ProofAsker | undefined;
let underWay: Promise<boolean> | undefined;

/** Sets who asks for proofs. @returns the function that unsets it */
export function answerProofsWith(ask: ProofAsker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks for a proof. Calls that are refused at the same time share one question. */
export function askForProof(): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  underWay ??= asker().finally(() => {
    underWay = undefined;
  });
  return underWay;
}
