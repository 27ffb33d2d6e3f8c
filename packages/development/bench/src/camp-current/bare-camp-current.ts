import { MongoClient } from 'mongodb';
import express from 'express';
import { listenAndReport } from '../measure/bare-server';

/** The minimum that reads a camp and sends it: Express and one `findOne` without the seat allocation. */
const camps = new MongoClient(process.argv[2] ?? '').db().collection('camps');
const withoutSeats = { claims: 0, arriving: 0, arrivals: 0, waiting: 0 };
const app = express();
app.get('/api/camp/current/', async (_request, response) => {
  response.json(await camps.findOne({ campTheme: 'Rooted' }, { projection: withoutSeats }));
});
listenAndReport(app);
