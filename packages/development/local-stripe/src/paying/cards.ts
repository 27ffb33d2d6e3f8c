/** The reason for a decline, in Stripe's words. */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error';
  declineCode?: string;
  message: string;
}

/** A card number that the checkout page knows. */
export interface TestCard {
  /** Digits only. */
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** Absent if the payment succeeds. */
  decline?: Decline;
}

const declined = (declineCode: string, message: string): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const visa = (number: string, decline?: Decline): TestCard => ({
  number,
  brand: 'visa',
  ...(decline ? { decline } : {}),
});

/** The first card always succeeds. Numbers and outcomes are Stripe's documented test cards. */
export const testCards: readonly [TestCard, ...TestCard[]] = [
  visa('4242424242424242'),
  { number: '5555555555554444', brand: 'mastercard' },
  { number: '378282246310005', brand: 'amex' },
  visa('4000000000000002', declined('generic_decline', 'Your card was declined.')),
  visa('4000000000009995', declined('insufficient_funds', 'Your card has insufficient funds.')),
  visa('4000000000000069', { code: 'expired_card', message: 'Your card has expired.' }),
  visa('4000000000000127', {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  visa('4000000000000119', {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
];

/**
 * The test card with a number. Any other valid number is declined, as in Stripe's test mode.
 *
 * @param number digits only
 */
export function cardOf(number: string): TestCard {
  return (
    testCards.find((card) => card.number === number) ??
    visa(
      number,
      declined(
        'test_mode_live_card',
        'Your card was declined. Your request was in test mode, but used a non test card.',
      ),
    )
  );
}

/** Bank accounts of the delayed method, with the outcome some time after checkout. */
export const testBankAccounts: Readonly<Record<string, 'succeeds' | 'fails'>> = {
  '000123456789': 'succeeds',
  '000111111116': 'fails',
};

/** Whether the check digit of a card number is right (ISO/IEC 7812). */
export function hasValidCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
