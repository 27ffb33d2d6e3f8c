/** The subjects of the journey's emails. */
export const mailAbout = {
  verification: /verify/i,
  passwordReset: /reset your password/i,
  addressChanged: /your email address was changed/i,
  addressChangeUndone: /the change to your email address was undone/i,
  registration: /we received .*’s registration/i,
  paymentLink: /payment link/i,
  receipt: /receipt/i,
  donation: /thank you for your donation/i,
} as const;
