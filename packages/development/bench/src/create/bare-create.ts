import { MongoClient } from 'mongodb';
import multer from 'multer';
import express from 'express';
import { listenAndReport } from '../measure/bare-server';

/** The minimum that accepts a form with a picture and stores it: Express, multer, one insert. */
const campers = new MongoClient(process.argv[2] ?? '').db().collection('bareCampers', {
  writeConcern: { w: 'majority' },
});
const app = express();
app.post('/api/camper/create', multer().single('covidVaccineImage'), async (request, response) => {
  const { insertedId } = await campers.insertOne({ ...(request.body as object), createdAt: new Date() });
  response.status(201).json({ _id: insertedId });
});
listenAndReport(app);
