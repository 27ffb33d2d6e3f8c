import { systemClock, type Clock } from '@camp/runtime/clock';
import type { Keyring } from '@camp/runtime/keyring';
import type { Connection, mongo, Schema } from 'mongoose';
import { accessTokenSchema } from './access-token/access-token-model';
import { accountRequestSchema } from './account-request/account-request-model';
import { auditSchema } from './audit/audit-model';
import { backupSchema } from './backup/backup-model';
import { campSchema } from './camp/camp-model';
import { campFiguresSchema } from './camp-figures/camp-figures-model';
import { storedCamperSchema } from './camper/camper-model';
import { contentSchema } from './content/content-model';
import { mailTestSchema } from './content/mail-test-model';
import { counselorApplicationSchema } from './counselor-application/counselor-application-model';
import { storedCounselorSchema } from './counselor/counselor-model';
import { deliverySchema } from './delivery/delivery-model';
import { donationSchema } from './donation/donation-model';
import { erasureSchema } from './erasure/erasure-model';
import { heartbeatSchema } from './heartbeat/heartbeat-model';
import { imageSchema } from './image/image-model';
import { importSchema } from './import/import-model';
import { importedRecordSchema } from './import/imported-record-model';
import { linkSchema } from './link/link-model';
import { mailAllowanceSchema } from './mail-allowance/mail-allowance-model';
import { messageRecipientSchema, messageSchema } from './message/message-model';
import { noteSchema } from './note/note-model';
import { heldEventSchema, outboxSchema } from './outbox/outbox-model';
import { outgoingWebhookSchema } from './outgoing-webhook/outgoing-webhook-model';
import { webhookDeliverySchema } from './outgoing-webhook/webhook-delivery-model';
import { storedParentSchema } from './parent/parent-model';
import { albumSchema } from './photograph/album-model';
import { photographSchema } from './photograph/photograph-model';
import { comparisonSchema } from './payment/comparison-model';
import { paymentSchema } from './payment/payment-model';
import { restoreSchema } from './restore/restore-model';
import { retentionSchema } from './retention/retention-model';
import { roleSchema } from './role/role-model';
import { savedViewSchema } from './saved-view/saved-view-model';
import { challengeSchema } from './second-factor/challenge-model';
import { passkeySchema } from './second-factor/passkey-model';
import { secondFactorSchema } from './second-factor/second-factor-model';
import { rememberKeys } from './sealing/keys-of';
import { sealCollection } from './sealing/seal-collection';
import { sealedKinds } from './sealing/sealed-kinds';
import { storedStaffApplicationSchema } from './staff-application/staff-application-model';
import { storedStaffProfileSchema } from './staff-profile/staff-profile-model';
import { systemWatchSchema } from './system-watch/system-watch-model';
import { webhookEventSchema } from './webhook-event/webhook-event-model';
import { testEntrySchema } from './test-entry/test-entry-model';
import { storedUserSchema } from './user/user-model';

/**
 * Binds every model to one connection. Nothing is global, so one process can use several databases.
 * @param clock - stamps `createdAt` and `updatedAt`
 * @param keys - encrypt medical answers and private pictures. Without keys, they stay encrypted and can't be written
 */
export function createModels(connection: Connection, clock: Clock = systemClock, keys?: Keyring) {
  rememberKeys(connection, keys);
  const model = <Stored>(name: string, collection: string, schema: Schema<Stored>) => {
    const stamped = schema.clone();
    stamped.set('timestamps', { currentTime: () => clock.now() });
    stamped.set('versionKey', false);
    // Mongoose applies the connection's limit to reads and `findOneAnd...` only.
    stamped.pre(['updateOne', 'updateMany', 'deleteOne', 'deleteMany'], function () {
      const maxTimeMS = connection.get('maxTimeMS') as number | undefined;
      if (maxTimeMS !== undefined) this.setOptions({ maxTimeMS });
    });
    const made = connection.model<Stored>(name, stamped as Schema<Stored>, collection);
    const kind = sealedKinds[name];
    if (kind) sealCollection(made.collection as unknown as mongo.Collection, { collection, kind, keys });
    return made;
  };
  return {
    User: model('User', 'users', storedUserSchema),
    AccountRequest: model('AccountRequest', 'account-requests', accountRequestSchema),
    MailAllowance: model('MailAllowance', 'mail-allowances', mailAllowanceSchema),
    AccessToken: model('AccessToken', 'access-tokens', accessTokenSchema),
    Link: model('Link', 'links', linkSchema),
    SecondFactor: model('SecondFactor', 'second-factors', secondFactorSchema),
    Passkey: model('Passkey', 'passkeys', passkeySchema),
    Challenge: model('Challenge', 'challenges', challengeSchema),
    Role: model('Role', 'roles', roleSchema),
    Camp: model('Camp', 'camps', campSchema),
    Parent: model('Parent', 'parents', storedParentSchema),
    Camper: model('Camper', 'campers', storedCamperSchema),
    StaffApplication: model('StaffApplication', 'staff-applications', storedStaffApplicationSchema),
    Counselor: model('Counselor', 'counselors', storedCounselorSchema),
    CounselorApplication: model('CounselorApplication', 'counselor-applications', counselorApplicationSchema),
    StaffProfile: model('StaffProfile', 'staff-profiles', storedStaffProfileSchema),
    Content: model('Content', 'contents', contentSchema),
    MailTest: model('MailTest', 'mail-tests', mailTestSchema),
    Photograph: model('Photograph', 'photographs', photographSchema),
    Album: model('Album', 'albums', albumSchema),
    Image: model('Image', 'images', imageSchema),
    Payment: model('Payment', 'payments', paymentSchema),
    Comparison: model('Comparison', 'stripe-comparisons', comparisonSchema),
    Donation: model('Donation', 'donations', donationSchema),
    WebhookEvent: model('WebhookEvent', 'stripe-notices', webhookEventSchema),
    Import: model('Import', 'imports', importSchema),
    ImportedRecord: model('ImportedRecord', 'imported-records', importedRecordSchema),
    OutgoingWebhook: model('OutgoingWebhook', 'outgoing-webhooks', outgoingWebhookSchema),
    WebhookDelivery: model('WebhookDelivery', 'webhook-deliveries', webhookDeliverySchema),
    SavedView: model('SavedView', 'saved-views', savedViewSchema),
    CampFigures: model('CampFigures', 'camp-figures', campFiguresSchema),
    Message: model('Message', 'messages', messageSchema),
    MessageRecipient: model('MessageRecipient', 'message-recipients', messageRecipientSchema),
    Note: model('Note', 'notes', noteSchema),
    TestEntry: model('TestEntry', 'test-entries', testEntrySchema),
    SystemWatch: model('SystemWatch', 'system-watches', systemWatchSchema),
    Retention: model('Retention', 'retentions', retentionSchema),
    Heartbeat: model('Heartbeat', 'heartbeats', heartbeatSchema),
    Outbox: model('Outbox', 'outbox', outboxSchema),
    Delivery: model('Delivery', 'deliveries', deliverySchema),
    Audit: model('Audit', 'audits', auditSchema),
    Erasure: model('Erasure', 'erasures', erasureSchema),
    Backup: model('Backup', 'backups', backupSchema),
    Restore: model('Restore', 'restores', restoreSchema),
    HeldEvent: model('HeldEvent', 'held-events', heldEventSchema),
  };
}

/** Every model of one database. */
export type Models = ReturnType<typeof createModels>;
