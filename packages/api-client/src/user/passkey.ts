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
export async function answerWithPasskey(options: object): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadLibrary();
  try {
    return await startAuthentication({ optionsJSON: options as Options<'startAuthentication'> });
  } catch (error) {
    throw new Error(sentenceFor(error, 'No passkey was used. Please try again.'), { cause: error });
  }
}

/**
 * Lets the person make a passkey.
 * @param options of the server's question
 * @throws Error with a sentence, for instance if the person cancels
 */
export async function makePasskey(options: object): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await loadLibrary();
  try {
    return await startRegistration({ optionsJSON: options as Options<'startRegistration'> });
  } catch (error) {
    throw new Error(sentenceFor(error, 'No passkey was made. Please try again.'), { cause: error });
  }
}

function sentenceFor(error: unknown, otherwise: string): string {
  const { name } = error as { name?: unknown };
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  return name === 'SecurityError' ? 'Passkeys don’t work at this address of the site.' : otherwise;
}
