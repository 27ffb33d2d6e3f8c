interface StripeErrorFields {
  /** HTTP status of the response. */
  status: number;
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  code?: string;
  /** Name of the invalid parameter, nested as in `line_items[0][quantity]`. */
  param?: string;
  message: string;
  /** True if the request was rejected before anything ran. Such a response is not stored for its idempotency key. */
  beforeExecution?: boolean;
}

/** An error in Stripe's format. Calls throw it, and the API router sends it. */
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

  /** The response body: `{error: {type, message, code?, param?, doc_url?}}`. */
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
 * The 404 of an unknown id.
 *
 * @param kind the object's name in Stripe's words, such as `payment_intent`
 * @param param the parameter that contained the id
 */
export function resourceMissing(kind: string, id: string, param: string): StripeError {
  return new StripeError({
    status: 404,
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
}

/** The 400 of a valid request that is not possible in the current state. */
export function notPossible(message: string, details: { code?: string; param?: string } = {}): StripeError {
  return new StripeError({ status: 400, message, ...details });
}
