import { Schema } from 'mongoose';

/** Money of a payment or a gift that a payer's bank asks back. */
export interface PaymentDispute {
  /** Stripe's id. */
  stripeId: string;
  /** Cents. */
  amount: number;
  /** Why, in Stripe's words: `fraudulent`. */
  reason: string;
  status: 'open' | 'won' | 'lost';
  openedAt: Date;
  /** Until when the camp may answer at Stripe. */
  dueBy?: Date;
  /** When we heard that the bank had decided. */
  closedAt?: Date;
  /** Whether an administrator has to respond, read the decision, or decide about the seat. */
  toDo: boolean;
}

/** Absent where no bank ever asked for the money. */
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
