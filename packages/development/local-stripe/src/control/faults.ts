import * as z from 'zod';

const apiFault = z.strictObject({
  /**
   * `down` resets the connection, `hang` never responds, and `error` returns 500 and changes nothing. `slow` waits `ms`
   * before it runs. `drop-reply` runs and stores the result but resets the connection instead of responding.
   */
  kind: z.enum(['down', 'hang', 'error', 'slow', 'drop-reply']),
  /** Milliseconds of a `slow` fault. */
  ms: z.number().int().nonnegative().default(0),
  /** The affected calls, as the start of `METHOD /path`, or without a method for any. Default: every API call. */
  calls: z.string().default('/v1/'),
  /** How many calls it affects before it ends. Default: all until cleared. */
  times: z.number().int().positive().optional(),
});

const webhookFault = z.strictObject({
  /** `deliver` is normal, `never` drops every event, and `hold` queues events until they are released. */
  mode: z.enum(['deliver', 'never', 'hold']).default('deliver'),
  /** How many copies of each event are sent. */
  copies: z.number().int().min(1).max(100).default(1),
  /** Concurrent deliveries. */
  parallel: z.number().int().min(1).max(100).default(8),
  /** Delay of each first attempt, in milliseconds. */
  delayMs: z.number().int().nonnegative().default(0),
});

/** All active faults. Also the body of `POST /_control/faults`. */
export const faultPlan = z.strictObject({
  api: z.array(apiFault).default([]),
  webhooks: webhookFault.default({ mode: 'deliver', copies: 1, parallel: 8, delayMs: 0 }),
});

export type ApiFault = z.output<typeof apiFault>;
export type FaultPlan = z.output<typeof faultPlan>;
/** A plan as a test writes it. Omitted parts work normally. */
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

  /** Clears all faults. Held deliveries stay held until released. */
  clear(): void {
    this.set({});
  }

  /** The fault that affects a call, if any. Counts it. */
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
