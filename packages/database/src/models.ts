import { systemClock, type Clock } from '@camp/runtime/clock';
import type { Connection, Schema } from 'mongoose';
import { accountRequestSchema, type StoredAccountRequest } from './account-request/account-request-model';
import { auditSchema, type StoredAudit } from './audit/audit-model';
import { campSchema, type CampDocument } from './camp/camp-model';
import { campFiguresSchema, type StoredCampFigures } from './camp-figures/camp-figures-model';
import { storedCamperSchema, type StoredCamper } from './camper/camper-model';
import {
  counselorApplicationSchema,
  type StoredCounselorApplication,
} from './counselor-application/counselor-application-model';
import { storedCounselorSchema, type StoredCounselor } from './counselor/counselor-model';
import { deliverySchema, type StoredDelivery } from './delivery/delivery-model';
import { donationSchema, type StoredDonation } from './donation/donation-model';
import { heartbeatSchema, type StoredHeartbeat } from './heartbeat/heartbeat-model';
import { imageSchema, type StoredImage } from './image/image-model';
import { linkSchema, type StoredLink } from './link/link-model';
import { mailAllowanceSchema, type StoredMailAllowance } from './mail-allowance/mail-allowance-model';
import {
  messageRecipientSchema,
  messageSchema,
  type StoredMessage,
  type StoredMessageRecipient,
} from './message/message-model';
import { noteSchema, type StoredNote } from './note/note-model';
import { outboxSchema, type StoredOutboxRow } from './outbox/outbox-model';
import { storedParentSchema, type StoredParent } from './parent/parent-model';
import { comparisonSchema, type StoredComparison } from './payment/comparison-model';
import { paymentSchema, type StoredPayment } from './payment/payment-model';
import { roleSchema, type StoredRole } from './role/role-model';
import { savedViewSchema, type StoredSavedView } from './saved-view/saved-view-model';
import {
  storedStaffApplicationSchema,
  type StoredStaffApplication,
} from './staff-application/staff-application-model';
import { storedStaffProfileSchema, type StoredStaffProfile } from './staff-profile/staff-profile-model';
import { webhookEventSchema, type StoredWebhookEvent } from './webhook-event/webhook-event-model';
import { testEntrySchema, type StoredTestEntry } from './test-entry/test-entry-model';
import { storedUserSchema, type StoredUser } from './user/user-model';

/**
 * Binds every model to one connection; nothing is global, so that several databases live in one process.
 *
 * @param clock - stamps `createdAt` and `updatedAt`
 */
export function createModels(connection: Connection, clock: Clock = systemClock) {
  const model = <Stored>(name: string, collection: string, schema: Schema<Stored>) => {
    const stamped = schema.clone();
    stamped.set('timestamps', { currentTime: () => clock.now() });
    stamped.set('versionKey', false);
    // Mongoose itself gives the connection's limit to reads and `findOneAnd...` only.
    stamped.pre(['updateOne', 'updateMany', 'deleteOne', 'deleteMany'], function () {
      const maxTimeMS = connection.get('maxTimeMS') as number | undefined;
      if (maxTimeMS !== undefined) this.setOptions({ maxTimeMS });
    });
    return connection.model<Stored>(name, stamped as Schema<Stored>, collection);
  };
  return {
    User: model<StoredUser>('User', 'users', storedUserSchema),
    AccountRequest: model<StoredAccountRequest>('AccountRequest', 'account-requests', accountRequestSchema),
    MailAllowance: model<StoredMailAllowance>('MailAllowance', 'mail-allowances', mailAllowanceSchema),
    Link: model<StoredLink>('Link', 'links', linkSchema),
    Role: model<StoredRole>('Role', 'roles', roleSchema),
    Camp: model<CampDocument>('Camp', 'camps', campSchema),
    Parent: model<StoredParent>('Parent', 'parents', storedParentSchema),
    Camper: model<StoredCamper>('Camper', 'campers', storedCamperSchema),
    StaffApplication: model<StoredStaffApplication>(
      'StaffApplication',
      'staff-applications',
      storedStaffApplicationSchema,
    ),
    Counselor: model<StoredCounselor>('Counselor', 'counselors', storedCounselorSchema),
    CounselorApplication: model<StoredCounselorApplication>(
      'CounselorApplication',
      'counselor-applications',
      counselorApplicationSchema,
    ),
    StaffProfile: model<StoredStaffProfile>('StaffProfile', 'staff-profiles', storedStaffProfileSchema),
    Image: model<StoredImage>('Image', 'images', imageSchema),
    Payment: model<StoredPayment>('Payment', 'payments', paymentSchema),
    Comparison: model<StoredComparison>('Comparison', 'stripe-comparisons', comparisonSchema),
    Donation: model<StoredDonation>('Donation', 'donations', donationSchema),
    WebhookEvent: model<StoredWebhookEvent>('WebhookEvent', 'stripe-notices', webhookEventSchema),
    SavedView: model<StoredSavedView>('SavedView', 'saved-views', savedViewSchema),
    CampFigures: model<StoredCampFigures>('CampFigures', 'camp-figures', campFiguresSchema),
    Message: model<StoredMessage>('Message', 'messages', messageSchema),
    MessageRecipient: model<StoredMessageRecipient>(
      'MessageRecipient',
      'message-recipients',
      messageRecipientSchema,
    ),
    Note: model<StoredNote>('Note', 'notes', noteSchema),
    TestEntry: model<StoredTestEntry>('TestEntry', 'test-entries', testEntrySchema),
    Heartbeat: model<StoredHeartbeat>('Heartbeat', 'heartbeats', heartbeatSchema),
    Outbox: model<StoredOutboxRow>('Outbox', 'outbox', outboxSchema),
    Delivery: model<StoredDelivery>('Delivery', 'deliveries', deliverySchema),
    Audit: model<StoredAudit>('Audit', 'audits', auditSchema),
  };
}

/** Every model of one database. */
export type Models = ReturnType<typeof createModels>;

/** Makes the collections and indexes that are missing; safe to repeat and to run in several processes. */
export async function ensureIndexes(models: Models): Promise<void> {
  for (const model of Object.values(models)) {
    await model.createCollection();
    await model.createIndexes();
  }
}
