import { isAuditView, type AuditAction } from '@camp/contracts/audit/actions';
import { dropIndex } from './drop-index';
import type { Migration } from './migration';

/** Indexes the audit by views and changes, and the holders of a role by name. */
export const auditByViews: Migration = {
  number: 9,
  name: 'the audit by views, and accounts by role and name',
  isReversible: false,
  countDue: (database) => database.collection('audits').countDocuments({ isView: null }),
  up: async (database) => {
    const audits = database.collection('audits');
    const actions = (await audits.distinct('action', { isView: null })) as AuditAction[];
    for (const action of actions) {
      await audits.updateMany({ action, isView: null }, { $set: { isView: isAuditView(action) } });
    }
    await dropIndex(database, 'users', 'roles_1');
  },
};
