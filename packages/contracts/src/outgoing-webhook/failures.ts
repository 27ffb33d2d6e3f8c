/** Why a delivery failed, in words for administrators. A failure without words doesn't compile. */
export const webhookFailureWords = {
  'not-found': 'The name of the address wasn’t found.',
  'private-address': 'The name leads to a private address. We send to public ones only.',
  timeout: 'No answer within five seconds.',
  certificate: 'The certificate of the address isn’t valid.',
  connection: 'The connection failed.',
  redirect: 'The address answered with a redirect. We don’t follow them.',
  status: 'The answer wasn’t a success.',
  off: 'The webhook was off.',
} as const;

export type WebhookFailure = keyof typeof webhookFailureWords;
