import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import * as z from 'zod';
import { payOrder, type SessionControls } from './control';
import { faultPlan } from './faults';
import type { EventType } from '../objects/objects';
import type { RequestLog } from '../request-log';
import { knownPayments, takeOver } from './known-payments';
import { closeDispute, disputeOrder, openDispute } from '../objects/disputes';
import { failRefund } from '../objects/refunds';
import type { Simulation } from '../simulation';
import { resourceMissing, StripeError } from '../api/stripe-error';

const releaseOrder = z.strictObject({
  order: z.array(z.string().transform((type) => type as EventType)).optional(),
  copies: z.number().int().min(1).max(100).optional(),
});
const webhookTarget = z.strictObject({ url: z.url(), secret: z.string().min(1) }).nullable();
const resendOrder = z.strictObject({ copies: z.number().int().min(1).max(100).default(1) });

/** `/_control`: the in-process controls over HTTP, for tests and tools in other processes. */
export function controlRouter(simulation: Simulation, sessions: SessionControls, log: RequestLog): Router {
  const { faults, webhooks, store } = simulation;
  const router = Router();
  router.use(onlyJson, express.json({ limit: '1mb' }));

  router.get('/faults', (_request, response) => void response.json(faults.current));
  router.post('/faults', (request, response) => {
    faults.set(faultPlan.parse(request.body ?? {}));
    response.json(faults.current);
  });

  router.post('/sessions/:id/pay', (request, response) => {
    response.json(sessions.pay(request.params.id, payOrder.parse(request.body ?? {})));
  });
  const actions = { expire: 'expire', 'async-succeed': 'asyncSucceed', 'async-fail': 'asyncFail' } as const;
  for (const [path, action] of Object.entries(actions))
    router.post(`/sessions/:id/${path}`, (request, response) => {
      const { id } = request.params;
      sessions[action](String(id));
      response.json(store.get('sessions', String(id))?.session);
    });

  router.post('/known-payments', (request, response) => {
    response.json({ taken: takeOver(simulation, knownPayments.parse(request.body).payments) });
  });

  router.post('/refunds/:id/fail', (request, response) => {
    failRefund(simulation, request.params.id);
    response.json(store.get('refunds', request.params.id));
  });

  router.post('/disputes', (request, response) => {
    response.json(openDispute(simulation, disputeOrder.parse(request.body)));
  });
  const decisions = { win: 'won', lose: 'lost' } as const;
  for (const [path, status] of Object.entries(decisions))
    router.post(`/disputes/:id/${path}`, (request, response) => {
      response.json(closeDispute(simulation, String(request.params.id), status));
    });

  router.get('/requests', (_request, response) => void response.json(log.entries));
  router.delete('/requests', (_request, response) => {
    log.clear();
    response.status(204).end();
  });

  router.get('/webhooks', (_request, response) => void response.json(webhooks.deliveries));
  router.post('/webhooks', (request, response) => {
    webhooks.setTarget(webhookTarget.parse(request.body) ?? undefined);
    response.status(204).end();
  });
  router.post('/webhooks/release', (request, response) => {
    webhooks.release(releaseOrder.parse(request.body ?? {}));
    response.status(204).end();
  });
  router.post('/events/:id/resend', (request, response) => {
    const { id } = request.params;
    if (store.get('events', id) === undefined) throw resourceMissing('event', id, 'id');
    webhooks.resend(id, resendOrder.parse(request.body ?? {}).copies);
    response.status(204).end();
  });
  router.use(answerControlError);
  return router;
}

/** A page of another origin cannot post JSON without a CORS preflight, which is never answered. */
const onlyJson: RequestHandler = (request, response, next) => {
  const carriesBody = Number(request.get('content-length') ?? 0) > 0;
  if (request.method === 'POST' && !(request.is('application/json') || !carriesBody))
    response.status(415).json({ message: 'Send application/json.' });
  else if (request.method !== 'GET' && request.get('origin') !== undefined)
    response.status(403).json({ message: 'Not for pages.' });
  else next();
};

const answerControlError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof z.ZodError) response.status(400).json({ message: z.prettifyError(error) });
  else if (error instanceof StripeError) response.status(error.status).json(error.toBody());
  else next(error);
};
