import { Router } from 'express';
import type { Dependencies } from '../dependencies';
import { sendAnswer } from '../operations/send-answer';
import type { States } from './states';

/**
 * `/healthz`: whether the process runs. `/readyz`: the state of each part. Without Redis or a worker the API still
 * serves, so a proxy must not take it out of service.
 */
export function health({ states }: Pick<Dependencies, 'states'>): Router {
  const router = Router();
  router.get('/healthz', (request, response) => {
    sendAnswer(request, response, { status: 'alive' });
  });
  router.get('/readyz', async (request, response) => {
    const parts = await states();
    const status = inOneWord(parts);
    response.status(status === 'down' ? 503 : 200);
    sendAnswer(request, response, { status, ...parts });
  });
  return router;
}

function inOneWord({ mongodb, ...others }: States): 'ready' | 'degraded' | 'down' {
  if (mongodb === 'down') return 'down';
  return Object.values(others).every((state) => state === 'up') ? 'ready' : 'degraded';
}
