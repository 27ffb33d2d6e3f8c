import { Router } from 'express';
import type { Dependencies } from '../dependencies';

/** `/healthz`: the process lives. `/readyz`: MongoDB and Redis by name; without Redis the API still serves. */
export function health({ states }: Pick<Dependencies, 'states'>): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const { mongodb, redis } = await states();
    const status = mongodb === 'down' ? 'down' : redis === 'down' ? 'degraded' : 'ready';
    response
      .status(status === 'down' ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json({ status, mongodb, redis });
  });
  return router;
}
