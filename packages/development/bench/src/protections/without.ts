import type * as audit from '@camp/database/audit/write-audit';
import type * as personalData from '@camp/runtime/personal-data';
import type { RequestHandler } from 'express';
import { Types } from 'mongoose';

/**
 * Replaces the product's protections in the build of `build-without.ts` by the same functions without effect. The names
 * are those of the replaced files.
 */
const letPass: RequestHandler = (_request, _response, next) => next();

export const securityHeaders = () => letPass;
export const securityHeaderLines = (): [string, string][] => [];

export const crossSiteGuard = () => letPass;
export const browserOf = () => undefined;

const none = { hits: 0, part: 0, wait: 1 };
export const createRateLimiter = () => ({
  hit: () => Promise.resolve(0),
  count: () => Promise.resolve(none),
  read: () => Promise.resolve(none),
  forgive: () => Promise.resolve(),
});
export const refuseAbove = () => Promise.resolve();
export const networkOf = (address: string) => address;
export const tooMany = () => new Error('Requests are not limited in this build.');

export const doneBy: typeof audit.doneBy = (_person, action, subject, recordIds) => ({
  ...{ actorId: undefined, action, subject, recordIds },
});
export const writeAudit: typeof audit.writeAudit = () => Promise.resolve(new Types.ObjectId());

export const withoutPersonalData: typeof personalData.withoutPersonalData = (value) => value;
