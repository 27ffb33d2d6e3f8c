import { join } from 'node:path';
import express, { Router, type Response } from 'express';
import { readCheckoutForm } from './checkout-form';
import { checkoutPage } from './checkout-view';
import { settleDue } from '../paying/due';
import { aboutPage, closedPage, unknownPage } from './notice-view';
import type { StoredSession } from '../objects/objects';
import { pay } from '../paying/pay';
import { paymentView } from './payment-view';
import type { Simulation } from '../simulation';
import { successAddress } from './success-address';

/**
 * The pages that a payer sees. The content policy doesn't restrict form targets, since the redirect after paying leaves
 * this origin.
 */
export function checkoutRouter(simulation: Simulation): Router {
  const router = Router();
  router.use('/assets', express.static(join(__dirname, '../../assets'), { index: false }));
  router.use((_request, response, next) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    next();
  });
  router.get('/', (_request, response) => void response.type('html').send(aboutPage()));

  router.get('/dashboard/payments/:id', (request, response) => {
    const shown = paymentView(simulation, request.params.id);
    send(response, shown === undefined ? 404 : 200, shown ?? unknownPage());
  });

  router.get('/c/pay/:id', (request, response) => {
    settleDue(simulation);
    const stored = simulation.store.get('sessions', request.params.id);
    if (stored?.session.status !== 'open') sendClosed(response, stored);
    else send(response, 200, checkoutPage(stored, { typed: prefilled(stored), errors: {} }));
  });

  router.post('/c/pay/:id', express.urlencoded({ extended: false }), (request, response) => {
    settleDue(simulation);
    const stored = simulation.store.get('sessions', request.params.id);
    // A second tab, or a second click, must not pay again.
    if (stored?.session.status !== 'open') return sendClosed(response, stored);
    const read = readCheckoutForm(request.body, stored.session.payment_method_types, simulation.clock());
    if ('errors' in read) return send(response, 200, checkoutPage(stored, read));
    const attempt = pay(simulation, stored, read.order.method, read.order.payer);
    if (attempt.kind === 'declined') {
      const { email, name, postalCode } = read.order.payer;
      const typed = { email, name, postalCode: postalCode ?? '' };
      const declined = attempt.decline.message;
      return send(response, 200, checkoutPage(stored, { typed, errors: {}, declined }));
    }
    response.redirect(303, successAddress(stored.session.success_url ?? '/', stored.id));
  });
  return router;
}

function prefilled({ session }: StoredSession) {
  return session.customer_email === null ? {} : { email: session.customer_email };
}

function sendClosed(response: Response, stored: StoredSession | undefined): void {
  if (stored === undefined) send(response, 404, unknownPage());
  else send(response, 200, closedPage(stored.session));
}

/** Browsers report other statuses as errors, so a rejected form has status 200. */
function send(response: Response, status: 200 | 404, markup: string): void {
  response.status(status).type('html').send(markup);
}
