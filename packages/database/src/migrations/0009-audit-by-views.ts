import { isAuditView, type AuditAction } from '@camp/contracts/audit/actions';
import { dropIndex } from './drop-index';
import type { Migration } from './migration';

/** The audit tells views from what was done, and the holders of a role are found in the order of their names. */
export const auditByViews: Migration = {
  number: 9,
  name: 'the audit by views, and accounts by role and name',
  up: async (database) => {
    const audits = database.collection('audits');
    const actions = (await audits.distinct('action', { isView: null })) as AuditAction[];
    for (const action of actions) {
      await audits.updateMany({ action, isView: null }, { $set: { isView: isAuditView(action) } });
    }
    await dropIndex(database, 'users', 'roles_1');
  },
};
