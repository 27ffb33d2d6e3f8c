import express from 'express';
import supertest from 'supertest';
import { problemReply } from './problem-reply';

it('breaks off an answer that was begun, and prints nothing beside the log', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const app = express().set('env', 'production');
  app.get('/', (_request, response) => {
    response.write('half of it');
    throw new Error('what was stored');
  });
  app.use(problemReply);

  await expect(supertest(app).get('/')).rejects.toThrow(/aborted|hang up|reset/);

  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});
