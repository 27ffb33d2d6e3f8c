import { auditActionWords } from '@camp/contracts/audit/actions';
import { auditKindWords } from '@camp/contracts/audit/kinds';
import { userRecord } from '@camp/contracts/user/record';
import type { StoredAudit } from '@camp/database/audit/audit-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { Types } from 'mongoose';
import type { HeldFile } from './held-file';

/** Whether the account's file has a field, or why not. A field without an entry doesn't compile. */
export const accountFields: Record<keyof StoredUser, true | string> = {
  _id: true,
  nameFirst: true,
  nameLast: true,
  userType: true,
  email: true,
  addressStreet: true,
  addressCity: true,
  addressState: true,
  addressZip: true,
  addressCountry: true,
  phone: true,
  phoneAlt: true,
  preferedContact: true,
  roles: true,
  emailVerified: true,
  pendingEmail: true,
  unsubscribedAt: true,
  erasureAskedAt: true,
  mailFailingSince: true,
  lastLogin: true,
  secondFactorSince: true,
  secondFactorDueAt: true,
  createdAt: true,
  updatedAt: true,
  recentSessions: 'is in the file sessions',
  emailKey: 'is the email address in lower case',
  passwordHash: 'is a secret',
  sessionGeneration: 'counts how often all sessions ended',
  keptSession: 'is the id of a session',
  endedSessions: 'has ids of sessions of an earlier version',
  registrations: 'counts registrations, which have their own files',
};

/** The account itself. */
export const accountFile: HeldFile = {
  file: 'account',
  title: 'Account',
  record: userRecord,
  read: ({}, { account, userId }) => {
    const held = Object.entries(account).filter(
      ([name]) => name in accountFields && accountFields[name as keyof StoredUser] === true,
    );
    return Promise.resolve([{ ...Object.fromEntries(held), _id: userId }]);
  },
};

/** Where the person was logged in last. The ids of sessions are in their tokens, so they stay out. */
export const sessionsFile: HeldFile = {
  file: 'sessions',
  title: 'Your last logins',
  read: ({}, { account }) =>
    Promise.resolve(
      (account.recentSessions ?? []).map(({ device, startedAt, usedAt, provenAt, endedAt }) => ({
        device,
        startedAt,
        usedAt,
        provenAt,
        endedAt,
      })),
    ),
};

/** Most actions in one archive, the latest. */
const mostActions = 5_000;

/** What the person did, as the audit has it. Its records may be other people's, so they stay out. */
export const actionsFile: HeldFile = {
  file: 'actions',
  title: 'What you did, as our log has it',
  read: async ({ models }, { userId }) => {
    const rows = await models.Audit.find(
      { actorId: new Types.ObjectId(userId) },
      { createdAt: 1, action: 1, subject: 1, part: 1 },
    )
      .sort({ createdAt: -1, _id: -1 })
      .limit(mostActions)
      .lean<Pick<StoredAudit, 'createdAt' | 'action' | 'subject' | 'part'>[]>();
    return rows.map(({ createdAt, action, subject, part }) => ({
      when: createdAt,
      action: auditActionWords[action],
      kind: (auditKindWords as Readonly<Record<string, string>>)[subject] ?? subject,
      part,
    }));
  },
};
