import type { Migration } from './migration';
import { seatClaims } from './0001-seat-claims';
import { camperFlags } from './0002-camper-flags';
import { sessionsWithAccounts } from './0003-sessions-with-accounts';
import { sessionsInTheirToken } from './0004-sessions-in-their-token';
import { auditOfAPerson } from './0005-audit-of-a-person';
import { remindersDue } from './0006-reminders-due';
import { outboxByDueTime } from './0007-outbox-by-due-time';
import { signUpsByBrowser } from './0008-sign-ups-by-browser';
import { auditByViews } from './0009-audit-by-views';
import { adminsEditContent } from './0010-admins-edit-content';
import { medicalAnswersSealed } from './0011-medical-answers-sealed';
import { secondFactorDue } from './0012-second-factor-due';
import { notesSealed } from './0013-notes-sealed';
import { importedNamesSealed } from './0014-imported-names-sealed';
import { campNameInTexts } from './0015-camp-name-in-texts';

/** All migrations in order. Add new ones at the end. */
export const allMigrations: readonly Migration[] = [
  seatClaims,
  camperFlags,
  sessionsWithAccounts,
  sessionsInTheirToken,
  auditOfAPerson,
  remindersDue,
  outboxByDueTime,
  signUpsByBrowser,
  auditByViews,
  adminsEditContent,
  medicalAnswersSealed,
  secondFactorDue,
  notesSealed,
  importedNamesSealed,
  campNameInTexts,
];
