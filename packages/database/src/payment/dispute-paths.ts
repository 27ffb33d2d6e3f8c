import { Schema } from 'mongoose';

/** A payer's bank demands the money of a payment or a gift back. */
export interface PaymentDispute {
  /** Stripe's id of the dispute. */
  stripeId: string;
  /** Amount in cents. */
  amount: number;
  /** Stripe's name of the reason, such as `fraudulent`. */
  reason: string;
  status: 'open' | 'won' | 'lost';
  openedAt: Date;
  /** The deadline of the camp's response at Stripe. */
  dueBy?: Date;
  /** When we learned of the bank's decision. */
  closedAt?: Date;
  /** Whether an administrator has to respond, read the decision, or decide about the seat. */
  toDo: boolean;
}

/** Absent if no bank ever opened a dispute. */
export const disputePaths = {
  disputes: {
    type: [
      new Schema<PaymentDispute>(
        {
          stripeId: { type: String, required: true },
          amount: { type: Number, required: true },
          reason: { type: String, required: true },
          status: { type: String, required: true },
          openedAt: { type: Date, required: true },
          dueBy: Date,
          closedAt: Date,
          toDo: { type: Boolean, required: true },
        },
        { _id: false },
      ),
    ],
    default: undefined,
  },
};
