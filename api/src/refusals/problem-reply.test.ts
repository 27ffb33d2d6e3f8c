import express from 'express';
import supertest from 'supertest';
import { problemReply } from './problem-reply';

it('aborts a started response, and writes only to the log (S61)', async () => {
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

it('reports that there is no space if the disk is full (F18)', async () => {
  const app = express().set('env', 'production');
  app.get('/', () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  app.use(problemReply);

  const { status, body } = await supertest(app).get('/');

  expect({ status, body: body as unknown }).toEqual({
    status: 503,
    body: expect.objectContaining({
      code: 'unavailable',
      message: 'There’s no room for files right now. Please try again later.',
    }) as unknown,
  });
});
