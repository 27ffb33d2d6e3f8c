import * as z from 'zod';

const apiFault = z.strictObject({
  /**
   * `down` resets the connection, `hang` never answers, `error` answers 500 and does nothing, `slow` waits `ms`
   * before it runs, `drop-reply` runs and keeps the result but resets the connection instead of answering.
   */
  kind: z.enum(['down', 'hang', 'error', 'slow', 'drop-reply']),
  /** Milliseconds of `slow`. */
  ms: z.number().int().nonnegative().default(0),
  /** The calls it meets, as the start of `METHOD /path`; without a method any. Default: every API call. */
  calls: z.string().default('/v1/'),
  /** How many calls it meets before it is over. Default: all until cleared. */
  times: z.number().int().positive().optional(),
});

const webhookFault = z.strictObject({
  /** `deliver` as ever; `never` loses every event from now on; `hold` keeps them until they are released. */
  mode: z.enum(['deliver', 'never', 'hold']).default('deliver'),
  /** How many copies of each event are sent. */
  copies: z.number().int().min(1).max(100).default(1),
  /** Copies under way at the same time. */
  parallel: z.number().int().min(1).max(100).default(8),
  /** Milliseconds each first attempt waits. */
  delayMs: z.number().int().nonnegative().default(0),
});

/** The whole of what is made to go wrong; also the body of `POST /_control/faults`. */
export const faultPlan = z.strictObject({
  api: z.array(apiFault).default([]),
  webhooks: webhookFault.default({ mode: 'deliver', copies: 1, parallel: 8, delayMs: 0 }),
});

export type ApiFault = z.output<typeof apiFault>;
export type FaultPlan = z.output<typeof faultPlan>;
/** A plan as a test writes it: what is left out is in order. */
export type FaultPlanInput = z.input<typeof faultPlan>;

/** The mutable faults of a running simulator. */
export class Faults {
  private plan: FaultPlan;

  constructor(initial: FaultPlanInput = {}) {
    this.plan = faultPlan.parse(initial);
  }

  get current(): Readonly<FaultPlan> {
    return this.plan;
  }

  /** Replaces the whole plan. */
  set(plan: FaultPlanInput): void {
    this.plan = faultPlan.parse(plan);
  }

  /** Puts everything back in order; held deliveries stay held until released. */
  clear(): void {
    this.set({});
  }

  /** The fault a call meets, if any, counted off. */
  meet(method: string, path: string): ApiFault | undefined {
    const fault = this.plan.api.find(({ calls }) =>
      calls.startsWith('/') ? path.startsWith(calls) : `${method} ${path}`.startsWith(calls),
    );
    if (fault?.times === undefined) return fault;
    const times = fault.times - 1;
    this.plan = {
      ...this.plan,
      api: this.plan.api.flatMap((other) =>
        other === fault ? (times > 0 ? [{ ...fault, times }] : []) : [other],
      ),
    };
    return fault;
  }
}
