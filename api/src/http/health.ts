import { Router } from 'express';
import type { Dependencies } from '../dependencies';
import { sendAnswer } from './send-answer';

/** `/healthz`: the process lives. `/readyz`: MongoDB and Redis by name; without Redis the API still serves. */
export function health({ states }: Pick<Dependencies, 'states'>): Router {
  const router = Router();
  router.get('/healthz', (request, response) => {
    sendAnswer(request, response, { status: 'alive' });
  });
  router.get('/readyz', async (request, response) => {
    const { mongodb, redis } = await states();
    const status = mongodb === 'down' ? 'down' : redis === 'down' ? 'degraded' : 'ready';
    response.status(status === 'down' ? 503 : 200);
    sendAnswer(request, response, { status, mongodb, redis });
  });
  return router;
}
