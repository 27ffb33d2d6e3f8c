import {
  addPasskeySchema,
  passkeyLoginSchema,
  passkeyNameSchema,
} from '@camp/contracts/user/passkey-schemas';
import { currentPasswordSchema } from '@camp/contracts/user/second-factor-schemas';
import { byId, done, happening } from '../../operations/answers';
import { personalCall, publicCall } from '../../operations/call';
import { addPasskey, startPasskey } from './add-passkey';
import { askLoginPasskey, askPasskey, proofOf } from './ask-passkey';
import { removePasskey, renamePasskey } from './change-passkeys';

/** Handlers of the passkeys. */
export const passkeyHandlers = {
  'user.start-passkey': personalCall('user.start-passkey', {
    body: currentPasswordSchema,
    run: (call, deps) => startPasskey(deps, call.person, call.body.current, call),
  }),
  'user.add-passkey': personalCall('user.add-passkey', {
    body: addPasskeySchema,
    run: ({ person, body }, deps) => addPasskey(deps, person, body),
  }),
  'user.rename-passkey': personalCall('user.rename-passkey', {
    params: byId,
    body: passkeyNameSchema,
    run: ({ person, params, body }, deps) => done(renamePasskey(deps, person, params.id, body.name)),
  }),
  'user.remove-passkey': personalCall('user.remove-passkey', happening(removePasskey)),
  'user.ask-login-passkey': publicCall('user.ask-login-passkey', {
    body: passkeyLoginSchema,
    run: ({ body }, deps) => askLoginPasskey(deps, body.challenge),
  }),
  'user.ask-proof-passkey': personalCall('user.ask-proof-passkey', {
    run: ({ person }, deps) => askPasskey(deps, proofOf(person)),
  }),
};
