import { paymentStandingWords } from '@camp/contracts/payment/list';
import type { PaymentStanding } from '@camp/contracts/payment/listed-payment';
import { Badge } from '@camp/ui/content/badge';
import type { ComponentProps } from 'react';

/** A state without a tone does not compile. Red marks states that need attention. */
const tones: Record<PaymentStanding, ComponentProps<typeof Badge>['tone']> = {
  paid: 'meadow',
  'partly-refunded': 'sun',
  refunded: 'neutral',
  'refund-due': 'sun',
  'refund-failed': 'danger',
  open: 'neutral',
  processing: 'neutral',
  failed: 'neutral',
  expired: 'neutral',
  mismatch: 'danger',
  'sent-back': 'neutral',
  disputed: 'danger',
};

/** The state of a payment. The words carry the meaning, not the color. */
export const PaymentState = ({ standing }: { standing: PaymentStanding }) => (
  <Badge tone={tones[standing]}>{paymentStandingWords[standing]}</Badge>
);
