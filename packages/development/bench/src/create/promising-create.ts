import { connectDatabase } from '@camp/database/connection';
import { allocateSeat } from '@camp/database/camp/allocate-seat';
import { limitRegistrations } from '@camp/database/camper/limit-registrations';
import { batchWrites } from '@camp/database/batch-writes';
import { eventRow } from '@camp/database/outbox/record-event';
import { readPlain, readPlainOne } from '@camp/database/read-plain';
import { inTransaction } from '@camp/database/transaction';
import { keyringOf } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import express from 'express';
import jwt from 'jsonwebtoken';
import { trusted, Types } from 'mongoose';
import multer from 'multer';
import { listenAndReport } from '../measure/bare-server';

/**
 * The minimum with a registration's guarantees. It authenticates, accepts each submit and each child once, and assigns
 * seats in order of arrival. It stores the camper, its event and the account in one transaction. It has no validation,
 * limits, logs or jobs.
 */
const { connection, models, ready } = connectDatabase({
  uri: process.argv[2] ?? '',
  logger: createLogger({ name: 'bench', level: 'silent' }),
  keys: keyringOf(process.argv[3] ?? ''),
});
const app = express();
app.post('/api/camper/create', multer().single('covidVaccineImage'), async (request, response) => {
  const { sub } = jwt.decode((request.get('authorization') ?? '').slice('Bearer '.length)) as { sub: string };
  const userId = new Types.ObjectId(sub);
  const [person, camp] = await Promise.all([
    readPlainOne(models.User, { _id: userId }, { projection: { roles: 1, registrations: 1 } }),
    cachedCamp,
    readPlain(models.Role, { name: trusted({ $in: ['user'] }) }),
  ]);
  const [campId, submissionKey] = [camp._id, new Types.ObjectId().toString()];
  await readPlain(models.Camper, {
    $or: [
      { userId, submissionKey },
      { userId, campId },
    ],
  });
  const newcomer = { key: `${sub} ${submissionKey}`, camperId: new Types.ObjectId() };
  const { camperId, arrival, seated } = await allocateSeat(models, campId, newcomer);
  const camper = { ...(request.body as object), _id: camperId, userId, campId, campYear: camp.year };
  await inTransaction(connection, async (session) => {
    const writes = batchWrites(session);
    const counted = person?.registrations ?? null;
    const full = () => new Error('This account has too many campers.');
    limitRegistrations(
      models,
      session,
      writes,
      { userId, campId },
      { of: 'camper', most: 1_000, counted, full },
    );
    writes.insert(models.Camper, {
      ...camper,
      arrival,
      submissionKey,
      personKey: submissionKey,
      waitlist: !seated,
    } as never);
    writes.insert(models.Outbox, eventRow('camper.registered', { camperId: camperId.toString() }));
    await writes.send();
  });
  response.status(201).json(camper);
});

const cachedCamp = ready.then(() => models.Camp.findOne({ campTheme: 'Rooted' }).orFail().lean());
void cachedCamp.then(() => listenAndReport(app));
