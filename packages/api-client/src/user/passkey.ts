import type { NewPasskeyAnswer, PasskeyAnswer } from '@camp/contracts/user/passkey-schemas';

/** Loaded on demand, since few people have passkeys and every page loads the calls. */
const loadLibrary = () => import('@simplewebauthn/browser');

type Library = Awaited<ReturnType<typeof loadLibrary>>;
type Options<Name extends 'startAuthentication' | 'startRegistration'> = Parameters<
  Library[Name]
>[0]['optionsJSON'];

/** Whether the browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Loads the library in advance. Some browsers ask for a passkey only right after a click. */
export const preloadPasskeys = (): void => void loadLibrary();

/**
 * Lets the person use one of their passkeys.
 * @param options of the server's question
 * @throws Error with a sentence, for instance if the person cancels
 */
export const answerWithPasskey = (options: object): Promise<PasskeyAnswer> =>
  withLibrary('No passkey was used. Please try again.', ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as Options<'startAuthentication'> }),
  );

/**
 * Lets the person make a passkey.
 * @param options of the server's question
 * @throws Error with a sentence, for instance if the person cancels
 */
export const makePasskey = (options: object): Promise<NewPasskeyAnswer> =>
  withLibrary('No passkey was made. Please try again.', ({ startRegistration }) =>
    startRegistration({ optionsJSON: options as Options<'startRegistration'> }),
  );

/** @param otherwise the sentence if the browser gives no known reason */
async function withLibrary<Answer>(
  otherwise: string,
  ask: (library: Library) => Promise<Answer>,
): Promise<Answer> {
  const library = await loadLibrary();
  try {
    return await ask(library);
  } catch (error) {
    throw new Error(sentenceFor(error, otherwise), { cause: error });
  }
}

function sentenceFor(error: unknown, otherwise: string): string {
  const { name } = error as { name?: unknown };
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  return name === 'SecurityError' ? 'Passkeys don’t work at this address of the site.' : otherwise;
}
