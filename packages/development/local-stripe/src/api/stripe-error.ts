interface StripeErrorFields {
  /** HTTP status of the answer. */
  status: number;
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  code?: string;
  /** Name of the offending parameter, nested as in `line_items[0][quantity]`. */
  param?: string;
  message: string;
  /** True when the request was refused before anything ran; such an answer is not kept for its idempotency key. */
  beforeExecution?: boolean;
}

/** A refusal in Stripe's error shape; thrown by calls, written to the wire by the API router. */
export class StripeError extends Error {
  readonly status: number;
  readonly beforeExecution: boolean;
  private readonly fields: StripeErrorFields;

  constructor(fields: StripeErrorFields) {
    super(fields.message);
    this.name = 'StripeError';
    this.status = fields.status;
    this.beforeExecution = fields.beforeExecution ?? false;
    this.fields = fields;
  }

  /** The answer's body: `{error: {type, message, code?, param?, doc_url?}}`. */
  toBody(): { error: Record<string, string> } {
    const { type = 'invalid_request_error', message, code, param } = this.fields;
    return {
      error: {
        type,
        message,
        ...(code === undefined
          ? {}
          : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        ...(param === undefined ? {} : { param }),
      },
    };
  }
}

/**
 * The 404 of an id that names nothing.
 *
 * @param kind the object's name in Stripe's words, such as `payment_intent`
 * @param param the parameter that carried the id
 */
export function resourceMissing(kind: string, id: string, param: string): StripeError {
  return new StripeError({
    status: 404,
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
}

/** The 400 of a request that is well formed but not possible now. */
export function notPossible(message: string, details: { code?: string; param?: string } = {}): StripeError {
  return new StripeError({ status: 400, message, ...details });
}
