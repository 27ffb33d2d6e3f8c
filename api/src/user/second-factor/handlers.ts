import {
  codeSchema,
  currentPasswordSchema,
  newRecoveryCodesSchema,
  proofSchema,
  secondFactorLoginSchema,
} from '@camp/contracts/user/second-factor-schemas';
import { done, happening } from '../../operations/answers';
import { personalCall, publicCall } from '../../operations/call';
import {
  readSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  resetSecondFactor,
} from './change-second-factor';
import { prove } from '../proof/prove';
import { confirmSecondFactor, startSecondFactor } from './enrol';
import { logInWithSecondFactor } from './log-in-with-second-factor';

/** Handlers of the second factor. */
export const secondFactorHandlers = {
  'user.login-second-factor': publicCall('user.login-second-factor', {
    body: secondFactorLoginSchema,
    run: (call, deps) => logInWithSecondFactor(deps, call.body, call),
  }),
  'user.second-factor': personalCall('user.second-factor', {
    run: ({ person }, deps) => readSecondFactor(deps, person),
  }),
  'user.start-second-factor': personalCall('user.start-second-factor', {
    body: currentPasswordSchema,
    run: (call, deps) => startSecondFactor(deps, call.person, call.body.current, call),
  }),
  'user.prove': personalCall('user.prove', {
    body: proofSchema,
    run: (call, deps) => done(prove(deps, call.person, call.body, call)),
  }),
  'user.confirm-second-factor': personalCall('user.confirm-second-factor', {
    body: codeSchema,
    run: ({ person, body }, deps) => confirmSecondFactor(deps, person, body.code),
  }),
  'user.new-recovery-codes': personalCall('user.new-recovery-codes', {
    body: newRecoveryCodesSchema,
    run: ({ person, body }, deps) => replaceRecoveryCodes(deps, person, body.code),
  }),
  'user.remove-second-factor': personalCall('user.remove-second-factor', {
    body: codeSchema,
    run: ({ person, body }, deps) => done(removeSecondFactor(deps, person, body.code)),
  }),
  'user.reset-second-factor': personalCall('user.reset-second-factor', happening(resetSecondFactor)),
};
