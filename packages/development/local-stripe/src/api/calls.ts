import * as z from 'zod';
import {
  createSessionParams,
  expireSessionParams,
  listLineItemsParams,
  listSessionsParams,
  retrieveSessionParams,
} from '../objects/checkout-session-params';
import {
  createSession,
  expireSession,
  listLineItems,
  listSessions,
  retrieveSession,
} from '../objects/checkout-sessions';
import { listEvents, listEventsParams, retrieveEvent, retrieveEventParams } from '../objects/events';
import { retrieveBalance } from '../objects/balance';
import { commonFields, parseParams } from './form-encoding';
import {
  cancelPaymentIntent,
  cancelPaymentIntentParams,
  retrievePaymentIntentParams,
} from '../objects/payment-intents';
import {
  list,
  listOfChargeParams,
  listOfPaymentParams,
  listParams,
  retrieve,
  retrieveParams,
} from '../objects/retrieve';
import { createRefund, createRefundParams } from '../objects/refunds';
import type { Cause, Simulation } from '../simulation';

/** Inputs of a call's function: its parsed parameters, the id in its path, and the request. */
interface Input<Params> {
  simulation: Simulation;
  id: string;
  params: Params;
  cause: Cause;
}

/** One call of the API, ready to be mounted. */
export interface Call {
  method: 'get' | 'post';
  path: string;
  /**
   * Parses the parameters and returns a function that runs the call.
   * @throws StripeError 400 if a parameter is invalid
   */
  prepare: (input: unknown) => { expand: string[]; run: (input: Omit<Input<never>, 'params'>) => object };
}

function call<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  method: Call['method'],
  path: string,
  schema: Schema,
  run: (input: Input<z.output<Schema>>) => object,
): Call {
  return {
    method,
    path,
    prepare: (input) => {
      const params = parseParams(schema, input);
      return { expand: params.expand ?? [], run: (context) => run({ ...context, params }) };
    },
  };
}

/** Every call that the simulator supports. To add one, write its function and add its line. */
export const calls: readonly Call[] = [
  call('post', '/v1/checkout/sessions', createSessionParams, ({ simulation, params }) =>
    createSession(simulation, params),
  ),
  call('get', '/v1/checkout/sessions', listSessionsParams, ({ simulation, params }) =>
    listSessions(simulation, params),
  ),
  call('get', '/v1/checkout/sessions/:id', retrieveSessionParams, ({ simulation, id }) =>
    retrieveSession(simulation, id),
  ),
  call('post', '/v1/checkout/sessions/:id/expire', expireSessionParams, ({ simulation, id, cause }) =>
    expireSession(simulation, id, cause),
  ),
  call('get', '/v1/checkout/sessions/:id/line_items', listLineItemsParams, ({ simulation, id, params }) =>
    listLineItems(simulation, id, params),
  ),
  call('get', '/v1/payment_intents', listParams, ({ simulation, params }) =>
    list(simulation, 'paymentIntents', params),
  ),
  call('get', '/v1/payment_intents/:id', retrievePaymentIntentParams, ({ simulation, id }) =>
    retrieve(simulation, 'paymentIntents', id),
  ),
  call(
    'post',
    '/v1/payment_intents/:id/cancel',
    cancelPaymentIntentParams,
    ({ simulation, id, params, cause }) => cancelPaymentIntent(simulation, id, params, cause),
  ),
  call('get', '/v1/charges', listOfPaymentParams, ({ simulation, params }) =>
    list(simulation, 'charges', params),
  ),
  call('get', '/v1/charges/:id', retrieveParams, ({ simulation, id }) => retrieve(simulation, 'charges', id)),
  call('post', '/v1/refunds', createRefundParams, ({ simulation, params, cause }) =>
    createRefund(simulation, params, cause),
  ),
  call('get', '/v1/refunds', listOfChargeParams, ({ simulation, params }) =>
    list(simulation, 'refunds', params),
  ),
  call('get', '/v1/refunds/:id', retrieveParams, ({ simulation, id }) => retrieve(simulation, 'refunds', id)),
  call('get', '/v1/disputes', listOfChargeParams, ({ simulation, params }) =>
    list(simulation, 'disputes', params),
  ),
  call('get', '/v1/disputes/:id', retrieveParams, ({ simulation, id }) =>
    retrieve(simulation, 'disputes', id),
  ),
  call('get', '/v1/events', listEventsParams, ({ simulation, params }) => listEvents(simulation, params)),
  call('get', '/v1/events/:id', retrieveEventParams, ({ simulation, id }) => retrieveEvent(simulation, id)),
  call('get', '/v1/balance', z.strictObject(commonFields), ({ simulation }) => retrieveBalance(simulation)),
];
