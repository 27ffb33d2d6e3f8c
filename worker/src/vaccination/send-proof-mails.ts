import type { EventPayload } from '@camp/contracts/registries/events';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { imageOwners } from '@camp/database/image/image-rules';
import type { Model, Types } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { recipient } from '../mail/recipient';
import { proofReceivedMail, proofUnreadableMail } from '@camp/contracts/vaccination/mails';
import type { Compose } from '../mail/compose';

interface Proved {
  userId: Types.ObjectId;
  campYear: number;
  nameFirst: string;
  nameLast: string;
  imageId: Types.ObjectId | null;
}

type ProofOf = EventPayload<'registration.proof-received'>;

/** @returns undefined if the registration or its owner was deleted */
async function readProof(
  { database: { models }, settings }: WorkerDependencies,
  { kind, recordId }: ProofOf,
  page: 'userProfile' | 'covidUpload',
) {
  const owners = imageOwners(models, kind) as unknown as Model<Proved>;
  const proved = await owners.findById(recordId).lean<Proved>();
  const user = proved && (await models.User.findById(proved.userId).lean());
  if (!user) return undefined;
  return {
    to: recipient(user),
    hasPicture: proved.imageId !== null,
    data: {
      nameFirst: user.nameFirst,
      person: `${proved.nameFirst} ${proved.nameLast}`,
      year: proved.campYear,
      url: pageAddress(settings.publicUrl, page),
    },
  };
}

/** Emails the family that a picture arrived, unless it was deleted. */
export const composeProofReceived: Compose<'mail.proof-received'> = async (deps, payload) => {
  const proof = await readProof(deps, payload, 'userProfile');
  return proof?.hasPicture ? { to: proof.to, content: proofReceivedMail.write(proof.data) } : undefined;
};

/** Asks for another picture, unless one has been uploaded. */
export const composeProofUnreadable: Compose<'mail.proof-unreadable'> = async (deps, payload) => {
  const proof = await readProof(deps, payload, 'covidUpload');
  return proof && !proof.hasPicture
    ? { to: proof.to, content: proofUnreadableMail.write(proof.data) }
    : undefined;
};
