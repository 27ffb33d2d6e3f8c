// The minimal start: Express and a connection by mongoose. /readyz reports whether the database is reachable.
const express = require('express');
const mongoose = require('mongoose');

const [port, mongoUri] = process.argv.slice(2);
const app = express();
app.get('/readyz', (_request, response) => {
  response.status(mongoose.connection.readyState === mongoose.STATES.connected ? 200 : 503).json({});
});
app.listen(Number(port), '127.0.0.1', () => process.stdout.write('Listening\n'));
mongoose.connect(mongoUri).catch((error) => {
  throw error;
});
